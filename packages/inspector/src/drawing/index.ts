export type { ChartLabels, ChartNode, ChartTransition, TriggerKind } from './chart.types.ts'
export { StateChart, type StateChartProps } from './StateChart.tsx'
