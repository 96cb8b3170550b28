/** A value over another. */
export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** Where a point stands: percent of the width from the start, percent of the height from the top. */
export interface PlacedPoint {
  readonly left: number
  readonly top: number
}

const shareOf = (value: number, least: number, most: number) => (most === least ? 0 : (value - least) / (most - least))

/** Where every point stands, and the marked one: the least and the most of both directions reach the edges. */
export function place(points: readonly ChartPoint[], all: readonly ChartPoint[] = points): readonly PlacedPoint[] {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return points.map(({ x, y }) => ({ left: 100 * shareOf(x, left, right), top: 100 - 100 * shareOf(y, low, high) }))
}
