import { DOMMatrix } from '@napi-rs/canvas'
import { type Grey, type Point, shrunk } from './grey.ts'
import { evenlyLit } from './light.ts'
import type { SeenWord } from './ocr-engine.ts'
import { cornersOfPaper } from './paper.ts'
import { ontoCorners, projected, redrawn, turnAbout } from './projection.ts'
import { withoutRuledLines } from './ruled-lines.ts'
import { inkOf, tiltOf } from './tilt.ts'

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
