import type { Grey, Point } from './grey.ts'

/** Darker than this is ink, on evenly lit paper. */
const ink = 140
/** So many points of ink tell how lines run. */
const enough = 30_000
/** Radians. */
const degree = Math.PI / 180
const most = 12 * degree
/** Lines of text on a level page stand out at least so much more than on the page turned. */
const leastGain = 1.05

/** Points of ink, at most about so many as are enough. */
export function inkOf(grey: Grey): readonly Point[] {
  const points: Point[] = []
  for (const [at, tone] of grey.data.entries())
    if (tone < ink) points.push({ x: at % grey.width, y: Math.floor(at / grey.width) })
  const step = Math.max(1, Math.floor(points.length / enough))
  return points.filter((_, at) => at % step === 0)
}

/** How much the lines across stand apart when the page is turned back by an angle: sharp edges of rows of ink. */
function sharpness(points: readonly Point[], angle: number): number {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const rows = new Map<number, number>()
  for (const { x, y } of points) {
    const row = Math.round(y * cos - x * sin)
    rows.set(row, (rows.get(row) ?? 0) + 1)
  }
  let sum = 0
  for (const [row, count] of rows) sum += (count - (rows.get(row + 1) ?? 0)) ** 2
  return sum
}

/** The best of the angles around one, and how sharp rows are there. */
function sharpest(points: readonly Point[], around: number, reach: number, step: number) {
  let best = { angle: 0, sharpness: 0 }
  for (let angle = around - reach; angle <= around + reach + 1e-9; angle += step) {
    const own = sharpness(points, angle)
    if (own > best.sharpness) best = { angle, sharpness: own }
  }
  return best
}

/**
 * By how much the lines of text are turned, clockwise, in radians; also those of a page that lies on its side. Nothing where no angle
 * is better than none.
 */
export function tiltOf(points: readonly Point[]): number {
  if (points.length < 200) return 0
  const [best] = [points, points.map(({ x, y }) => ({ x: -y, y: x }))]
    .map((own) => {
      const rough = sharpest(own, 0, most, 0.5 * degree)
      const fine = sharpest(own, rough.angle, 0.5 * degree, 0.05 * degree)
      return { ...fine, gain: fine.sharpness / Math.max(1, sharpness(own, 0)) }
    })
    .sort((a, b) => b.sharpness - a.sharpness)
  return best && best.gain > leastGain ? best.angle : 0
}
