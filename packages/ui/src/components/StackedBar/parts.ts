/** What a segment is, which decides its colour and pattern. */
export type SegmentTone = 'primary' | 'info' | 'success' | 'untaxed' | 'warning' | 'error' | 'neutral'

/** What decides the place and the look of a segment. */
export interface SegmentShare {
  readonly id: string
  /** Its share of the bar, in any unit (for example cents). Zero and less has no place in the bar but stays in the table. */
  readonly value: number
  /** Null for a line of the table that has no place in the bar, such as a sum. */
  readonly tone: SegmentTone | null
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
  const shown = segments.flatMap((segment) =>
    segment.tone !== null && segment.value > 0 ? [{ ...segment, tone: segment.tone }] : [],
  )
  const total = shown.reduce((sum, { value }) => sum + value, 0)
  let passed = 0
  return shown.map(({ id, tone, value }) => {
    const start = percent(passed / total)
    passed += value
    return { id, tone, start, width: percent(passed / total - start / 100) }
  })
}

/** How far a mark reaches beside the segments, in percent: the whole bar where it is more. */
export function reachOf(value: number, segments: readonly SegmentShare[]): number {
  const total = segments.reduce((sum, segment) => sum + (segment.tone === null ? 0 : Math.max(0, segment.value)), 0)
  return total === 0 ? 0 : percent(Math.min(1, Math.max(0, value / total)))
}

const percent = (share: number) => Math.round(share * 10_000) / 100
