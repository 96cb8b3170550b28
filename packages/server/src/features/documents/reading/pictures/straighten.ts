import { type Grey, type Point, shrunk } from './grey.ts'
import { evenlyLit } from './light.ts'
import { cornersOfPaper } from './paper.ts'
import { after, type Projection, projected, projectionOf, redrawn, turnAbout, unmoved } from './projection.ts'
import { withoutRuledLines } from './ruled-lines.ts'
import { inkOf, tiltOf } from './tilt.ts'

/** A picture made ready for reading, and where on the picture as it came each of its points lies. */
export interface Straightened {
  readonly grey: Grey
  readonly origin: Projection
}

/** Below this a page is level enough. Radians. */
const levelEnough = 0.0025
/** One in so many pixels is looked at to tell how the lines run. */
const coarse = 2

const apart = (a: Point | undefined, b: Point | undefined) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** A sheet photographed from a slant as seen from above: from the new picture to the old, with its size. */
function seenFromAbove(grey: Grey): { origin: Projection; width: number; height: number } {
  const corners = cornersOfPaper(grey)
  if (!corners) return { origin: unmoved, width: grey.width, height: grey.height }
  const [tl, tr, br, bl] = corners
  const width = Math.round(Math.max(apart(tl, tr), apart(bl, br)))
  const height = Math.round(Math.max(apart(tl, bl), apart(tr, br)))
  const frame = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  return { origin: projectionOf(frame, corners), width, height }
}

/** The sheet alone, seen from above, evenly lit, its lines of text level and its ruled lines gone. */
export function straightened(grey: Grey): Straightened {
  const { origin, width, height } = seenFromAbove(grey)
  const sheet = evenlyLit(origin === unmoved ? grey : redrawn(grey, origin, width, height))
  const tilt = tiltOf(inkOf(shrunk(sheet, coarse)))
  if (Math.abs(tilt) < levelEnough) return { grey: withoutRuledLines(sheet), origin }
  const turn = turnAbout({ x: width / 2, y: height / 2 }, tilt)
  return { grey: withoutRuledLines(redrawn(sheet, turn, width, height)), origin: after(origin, turn) }
}

/** The box around a part of a straightened picture on the picture as it came. */
export function boxOnOrigin(origin: Projection, box: { x0: number; y0: number; x1: number; y1: number }) {
  const corners = [
    { x: box.x0, y: box.y0 },
    { x: box.x1, y: box.y0 },
    { x: box.x1, y: box.y1 },
    { x: box.x0, y: box.y1 },
  ].map((point) => projected(origin, point))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}
