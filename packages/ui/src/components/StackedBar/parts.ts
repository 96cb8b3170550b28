/** What a segment is, which decides its colour and pattern. */
export type SegmentTone = 'primary' | 'info' | 'success' | 'warning' | 'error' | 'neutral'

/** What decides the place and the look of a segment. */
export interface SegmentShare {
  readonly id: string
  /** Its share of the bar, in any unit (for example cents). Zero and less has no place in the bar but stays in the table. */
  readonly value: number
  readonly tone: SegmentTone
}

/** A segment with its place in the bar, in percent. */
export interface BarPart {
  readonly id: string
  readonly tone: SegmentTone
  readonly start: number
  readonly width: number
}

/** Where each segment lies: segments without a positive value are left out, the others fill the bar together. */
export function partsOf(segments: readonly SegmentShare[]): readonly BarPart[] {
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
