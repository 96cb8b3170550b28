export { LineChart, type LineChartProps } from './LineChart.tsx'
export type { ChartPoint } from './place.ts'
