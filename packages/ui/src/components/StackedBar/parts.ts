import type { BarSegment, SegmentTone } from './StackedBar.tsx'

/** A segment with its place in the bar, in percent. */
export interface BarPart {
  readonly id: string
  readonly tone: SegmentTone
  readonly start: number
  readonly width: number
}

/** Where each segment lies: segments without a positive value are left out, the others fill the bar together. */
export function partsOf(segments: readonly Pick<BarSegment, 'id' | 'tone' | 'value'>[]): readonly BarPart[] {
  const shown = segments.filter(({ value }) => value > 0)
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  let passed = 0
  return shown.map(({ id, tone, value }) => {
    const start = percent(passed / total)
    passed += value
    return { id, tone, start, width: percent(passed / total - start / 100) }
  })
}

const percent = (share: number) => Math.round(share * 10_000) / 100
