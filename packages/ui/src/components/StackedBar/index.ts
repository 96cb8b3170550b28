export type { SegmentTone } from './parts.ts'
export { type BarSegment, StackedBar, type StackedBarProps } from './StackedBar.tsx'
