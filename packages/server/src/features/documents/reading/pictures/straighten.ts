import { DOMMatrix } from '@napi-rs/canvas'
import { evenlyLit, withoutDarkBars, withoutRuledLines } from './clean.ts'
import { type Box, type Corners, type Grey, ontoCorners, type Point, projected, redrawn, resized } from './grey.ts'
import { cornersOfPaper } from './paper.ts'

/** The longer side of the sheet in the small picture that tells how its lines run. Pixels. */
const lookSize = 1_100
/** Darker than this is ink there, on evenly lit paper. */
const ink = 140
/** So many points of ink tell how lines run. */
const enough = 30_000
/** Radians. */
const degree = Math.PI / 180
const most = 12 * degree
/** Lines of text on a level page stand out at least so much more than on the page turned. */
const leastGain = 1.05

/** Points at the lower ends of ink, at most about so many as are enough: a dark bar has no more of them than a line of text. */
function inkOf(grey: Grey): readonly Point[] {
  const points: Point[] = []
  for (const [at, tone] of grey.data.entries())
    if (tone < ink && (grey.data[at + grey.width] ?? 0) >= ink)
      points.push({ x: at % grey.width, y: Math.floor(at / grey.width) })
  const step = Math.max(1, Math.floor(points.length / enough))
  return points.filter((_, at) => at % step === 0)
}

/** How much the lines across stand apart when the page is turned back by an angle: sharp edges of rows of ink. */
function sharpness(points: readonly Point[], angle: number): number {
  const reach = 2 * lookSize
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const rows = new Int32Array(2 * reach)
  for (const { x, y } of points) {
    const row = Math.round(y * cos - x * sin) + reach
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (const [row, count] of rows.entries()) if (count > 0) sum += (count - (rows[row + 1] ?? 0)) ** 2
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

/** How far the tilt of a half of a page may be from that of the whole, and from where on they are two. Radians. */
const mostApart = 2.5 * degree
const leastApart = 0.3 * degree
/** In a half its own tilt makes lines stand out at least so many times more than that of the whole. */
const leastGainOfHalf = 1.5

/** The tilt of the lines at the top and at the foot of a page: two where it was seen from a slant and no corners tell how. */
function fanOf(points: readonly Point[], height: number): readonly [number, number] {
  const tilt = tiltOf(points)
  const halves = [points.filter(({ y }) => y < height / 2), points.filter(({ y }) => y >= height / 2)]
  const [upper = tilt, lower = tilt] = halves.map((half) => {
    const own = sharpest(half, tilt, mostApart, 0.1 * degree)
    return own.sharpness > leastGainOfHalf * sharpness(half, tilt) ? own.angle : tilt
  })
  const apart = lower - upper
  return Math.abs(apart) < leastApart ? [tilt, tilt] : [upper - apart / 2, lower + apart / 2]
}

/** A picture made ready for reading, and where on the picture as it came each of its points lies. */
export interface Straightened {
  readonly grey: Grey
  readonly origin: DOMMatrix
}

/** Below this a page is level enough. Radians. */
const levelEnough = 0.0025

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
/** How wide and how high a sheet is at most. */
const sidesOf = ([tl, tr, br, bl]: Corners) =>
  [Math.max(distance(tl, tr), distance(bl, br)), Math.max(distance(tl, bl), distance(tr, br))] as const

/** Where the points of a page lie on one whose lines fall to the right at the top by an angle, and rise by it at the foot. */
function fanned(angle: number, width: number, height: number): DOMMatrix {
  const fall = (Math.tan(angle) * width) / 2
  const corner = (x: number, y: number) => ({ x, y })
  return angle === 0
    ? new DOMMatrix()
    : ontoCorners(
        [corner(0, -fall), corner(width, fall), corner(width, height - fall), corner(0, height + fall)],
        width,
        height,
      )
}

/**
 * The sheet with these corners, or the whole picture, seen from above, its longer side so many pixels, turned back by the tilt of its lines at
 * the top and at the foot; and where on the picture each of its points lies.
 */
async function seenFromAbove(
  grey: Grey,
  corners: Corners | null,
  longer: number,
  [top, foot]: readonly [number, number],
): Promise<Straightened> {
  const [across, along] = corners ? sidesOf(corners) : [grey.width, grey.height]
  const by = longer / Math.max(across, along)
  const [width, height] = [Math.round(across * by), Math.round(along * by)]
  const sized = await resized(grey, by)
  const from = (corners ? new DOMMatrix().scale(by).multiply(ontoCorners(corners, width, height)) : new DOMMatrix())
    .translate(width / 2, height / 2)
    .rotate((top + foot) / 2 / degree)
    .translate(-width / 2, -height / 2)
    .multiply(fanned((top - foot) / 2, width, height))
  return {
    grey: corners || top !== 0 || foot !== 0 ? redrawn(sized, from, width, height) : sized,
    origin: new DOMMatrix().scale(grey.width / sized.width, grey.height / sized.height).multiply(from),
  }
}

/** The sheet alone, seen from above, its longer side so many pixels, evenly lit, its lines of text level and its ruled lines gone. */
export async function straightened(grey: Grey, longer: number): Promise<Straightened> {
  const corners = await cornersOfPaper(grey)
  const small = await seenFromAbove(grey, corners, lookSize, [0, 0])
  const fan = fanOf(inkOf(await evenlyLit(small.grey)), small.grey.height)
  const isLevel = fan.every((tilt) => Math.abs(tilt) < levelEnough)
  const level = await seenFromAbove(grey, corners, longer, isLevel ? [0, 0] : fan)
  return { ...level, grey: withoutRuledLines(await evenlyLit(await withoutDarkBars(level.grey))) }
}

/** The box around a part of a straightened picture on the picture as it came. */
export function boxOnOrigin(origin: DOMMatrix, { x0, y0, x1, y1 }: Box) {
  const corners = [x0, x1].flatMap((x) => [y0, y1].map((y) => projected(origin, { x, y })))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
