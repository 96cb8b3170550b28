import { type Grey, type Point, shrunk } from './grey.ts'

/** The longer side on which the edges of the paper are looked for. Pixels. */
const lookSize = 280
/** The paper fills at least this part of a photo, and of the four corners' area what lies between its edges. */
const leastPart = 0.25
const leastFilled = 0.9
/** A sheet that fills more of the picture has nothing around it. */
const mostPart = 0.965
/** This part of all that is light is the sheet: what a fold parts are not two. */
const mostOfLight = 0.8
/** Paper and what it lies on differ at least by this. */
const leastContrast = 50

/** The tone that parts light from dark best (Otsu). */
function parting({ data }: Grey): { readonly tone: number; readonly contrast: number } {
  const counts = new Float64Array(256)
  for (const tone of data) counts[tone] = (counts[tone] ?? 0) + 1
  const whole = counts.reduce((sum, count, tone) => sum + count * tone, 0)
  let [best, tone, contrast, below, belowSum] = [0, 0, 0, 0, 0]
  for (let at = 0; at < 255; at++) {
    below += counts[at] ?? 0
    belowSum += (counts[at] ?? 0) * at
    const above = data.length - below
    if (below === 0 || above === 0) continue
    const between = (whole - belowSum) / above - belowSum / below
    const spread = below * above * between ** 2
    if (spread > best) [best, tone, contrast] = [spread, at, between]
  }
  return { tone, contrast }
}

/** The largest light patch that hangs together. */
function largestLight({ data, width }: Grey, tone: number): readonly Point[] {
  // What touches the sides would hang together with the next row.
  const isLeft = data.map((own, at) => (own > tone && at % width > 0 && at % width < width - 1 ? 1 : 0))
  let largest: number[] = []
  for (const start of isLeft.keys()) {
    if (!isLeft[start]) continue
    isLeft[start] = 0
    const patch = [start]
    for (const at of patch)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (isLeft[next]) {
          isLeft[next] = 0
          patch.push(next)
        }
    if (patch.length > largest.length) largest = patch
  }
  return largest.map((at) => ({ x: at % width, y: Math.floor(at / width) }))
}

const farthest = (points: readonly Point[], along: (point: Point) => number): Point =>
  points.reduce((best, point) => (along(point) > along(best) ? point : best))

/** Pixels between the leftmost and the rightmost of each row, text and stains included. */
function filled(points: readonly Point[]): number {
  const rows = new Map<number, readonly [number, number]>()
  for (const { x, y } of points) {
    const [least, most] = rows.get(y) ?? [x, x]
    rows.set(y, [Math.min(least, x), Math.max(most, x)])
  }
  return [...rows.values()].reduce((sum, [least, most]) => sum + most - least + 1, 0)
}

const areaOf = (corners: readonly Point[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

/**
 * The corners of a sheet of paper photographed on something darker, clockwise from the top left, in pixels of the picture. Null where
 * the paper fills the picture, or nothing looks like a sheet.
 */
export async function cornersOfPaper(picture: Grey): Promise<readonly Point[] | null> {
  const by = Math.max(1, Math.round(Math.max(picture.width, picture.height) / lookSize))
  const grey = await shrunk(picture, by)
  const { tone, contrast } = parting(grey)
  if (contrast < leastContrast) return null
  const patch = largestLight(grey, tone)
  const light = grey.data.filter((own) => own > tone).length
  if (patch.length < Math.max(leastPart * grey.data.length, mostOfLight * light)) return null
  const corners = [
    farthest(patch, ({ x, y }) => -x - y),
    farthest(patch, ({ x, y }) => x - y),
    farthest(patch, ({ x, y }) => x + y),
    farthest(patch, ({ x, y }) => y - x),
  ]
  const [area, around] = [filled(patch), areaOf(corners)]
  const isSheet = area > leastFilled * around && around > leastFilled * area
  if (!isSheet || around > mostPart * grey.data.length) return null
  return corners.map(({ x, y }) => ({ x: (x + 0.5) * by, y: (y + 0.5) * by }))
}
