export { type ChartEntry, catalogue } from './catalogue.ts'
