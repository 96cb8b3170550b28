import { DOMMatrix } from '@napi-rs/canvas'
import { evenlyLit, withoutRuledLines } from './clean.ts'
import { type Grey, ontoCorners, type Point, projected, redrawn, shrunk, turnAbout } from './grey.ts'
import type { SeenWord } from './ocr-engine.ts'
import { cornersOfPaper } from './paper.ts'

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
function inkOf(grey: Grey): readonly Point[] {
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
function tiltOf(points: readonly Point[]): number {
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

/** A picture made ready for reading, and where on the picture as it came each of its points lies. */
export interface Straightened {
  readonly grey: Grey
  readonly origin: DOMMatrix
}

/** Below this a page is level enough. Radians. */
const levelEnough = 0.0025
/** One in so many pixels is looked at to tell how the lines run. */
const coarse = 2

const apart = (a: Point | undefined, b: Point | undefined) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** A sheet photographed from a slant as seen from above. */
async function seenFromAbove(grey: Grey): Promise<Straightened> {
  const corners = await cornersOfPaper(grey)
  if (!corners) return { grey, origin: new DOMMatrix() }
  const [tl, tr, br, bl] = corners
  const width = Math.round(Math.max(apart(tl, tr), apart(bl, br)))
  const height = Math.round(Math.max(apart(tl, bl), apart(tr, br)))
  const origin = ontoCorners(corners, width, height)
  return { grey: redrawn(grey, origin, width, height), origin }
}

/** The sheet alone, seen from above, evenly lit, its lines of text level and its ruled lines gone. */
export async function straightened(grey: Grey): Promise<Straightened> {
  const { origin, grey: whole } = await seenFromAbove(grey)
  const sheet = await evenlyLit(whole)
  const tilt = tiltOf(inkOf(await shrunk(sheet, coarse)))
  if (Math.abs(tilt) < levelEnough) return { grey: withoutRuledLines(sheet), origin }
  const { width, height } = sheet
  const turn = turnAbout({ x: width / 2, y: height / 2 }, tilt)
  return { grey: withoutRuledLines(redrawn(sheet, turn, width, height)), origin: origin.multiply(turn) }
}

/** The box around a part of a straightened picture on the picture as it came. */
export function boxOnOrigin(origin: DOMMatrix, { x0, y0, x1, y1 }: SeenWord['box']) {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => projected(origin, { x, y })))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
