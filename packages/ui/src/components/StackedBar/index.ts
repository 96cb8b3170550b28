export type { SegmentTone } from './parts.ts'
export { type BarMark, type BarRow, StackedBar, type StackedBarProps } from './StackedBar.tsx'
