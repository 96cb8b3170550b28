export { type BarSegment, type SegmentTone, StackedBar, type StackedBarProps } from './StackedBar.tsx'
