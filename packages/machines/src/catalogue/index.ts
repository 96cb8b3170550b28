export { catalogue } from './catalogue.ts'
export type { ChartEntry, SampleAnswer, SampleEvent } from './chart-entry.ts'
