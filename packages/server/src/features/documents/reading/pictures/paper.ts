import { apart, type Corners, cross, type Grey, type Point, patchesOf, resized, spaceWithin } from './grey.ts'

/** The longer side on which the edges of the paper are looked for. Pixels. */
const lookSize = 280
/** The paper fills at least this part of a photo, and of the four corners' area what lies between its edges. */
const leastPart = 0.25
const leastFilled = 0.9
/** A sheet that fills more of the picture has nothing around it. */
const mostPart = 0.965
/** This part of all that is light is the sheet: what a fold parts are not two. */
const mostOfLight = 0.8
/** An edge is looked at in so many places, so many pixels on either side. */
const looks = 25
const [near, far] = [3, 12]
/** Of the places where the tone falls it falls at once in so many: paper bends. */
const leastSharp = 0.3
/** Where the tone falls in fewer of the places there is no edge; a sheet has so many of its own, at least, where the picture cuts others off. */
const leastSeen = 0.4
const leastEdges = 2
/** Paper and what it lies on differ at least by this. */
const leastContrast = 50
/** A shadow on the paper is so much darker, and still lighter than what the paper lies on. */
const inShadow = 0.75

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

/**
 * What an edge is: `sharp` where the tone falls at once where it falls from one side to the other, `soft` where it does not, as where a shadow begins,
 * `none` where it hardly falls, as at the edge of the picture.
 */
function edgeOf({ data, width, height }: Grey, from: Point, to: Point): 'sharp' | 'soft' | 'none' {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const inwards = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const toneAt = (along: number, depth: number) => {
    const x = Math.round(from.x + (to.x - from.x) * along + depth * inwards.x)
    const y = Math.round(from.y + (to.y - from.y) * along + depth * inwards.y)
    return x < 0 || y < 0 || x >= width || y >= height ? undefined : data[y * width + x]
  }
  const fallsWithin = (reach: number) =>
    Array.from({ length: looks }, (_, at) => {
      const [inside, outside] = [reach, -reach].map((depth) => toneAt((at + 0.5) / looks, depth))
      return inside !== undefined && outside !== undefined && inside - outside > leastContrast / 2
    }).filter(Boolean).length
  const [atOnce, inAll] = [fallsWithin(near), fallsWithin(far)]
  if (atOnce < leastSharp * inAll) return 'soft'
  return inAll < leastSeen * looks ? 'none' : 'sharp'
}

/** The corners of a sheet that is lighter than a tone, where that has the shape and the edges of one. */
function cornersOfLight(grey: Grey, tone: number): Corners | null {
  const isLight = grey.data.map((own) => (own > tone ? 1 : 0))
  const light = isLight.reduce((sum, own) => sum + own, 0)
  const [patch] = [...patchesOf(isLight, grey.width)].sort((a, b) => b.count - a.count)
  if (!patch || patch.count < Math.max(leastPart * grey.data.length, mostOfLight * light)) return null
  const ends = [...patch.rows].flatMap(([y, { least, most }]) => [least, most].map((x) => ({ x, y })))
  const farthest = (down: number, right: number) =>
    ends.reduce((best, one) => (down * (one.y - best.y) + right * (one.x - best.x) > 0 ? one : best))
  const corners: Corners = [farthest(-1, -1), farthest(-1, 1), farthest(1, 1), farthest(1, -1)]
  // Text and stains included.
  const area = spaceWithin(patch.rows)
  const around = cross(apart(corners[2], corners[0]), apart(corners[3], corners[1])) / 2
  const isSheet = area > leastFilled * around && around > leastFilled * area
  if (!isSheet || around > mostPart * grey.data.length) return null
  const edges = corners.map((corner, at) => edgeOf(grey, corner, corners[(at + 1) % 4] ?? corner))
  const isSeen = edges.filter((edge) => edge === 'sharp').length >= leastEdges
  return isSeen && !edges.includes('soft') ? corners : null
}

/**
 * The corners of a sheet of paper photographed on something darker, clockwise from the top left, in pixels of the picture. Null where
 * the paper fills the picture, or nothing looks like a sheet.
 */
export async function cornersOfPaper(picture: Grey): Promise<Corners | null> {
  const by = Math.max(1, Math.max(picture.width, picture.height) / lookSize)
  const grey = await resized(picture, 1 / by)
  const { tone, contrast } = parting(grey)
  if (contrast < leastContrast) return null
  const corners = cornersOfLight(grey, tone) ?? cornersOfLight(grey, inShadow * tone)
  const inFull = ({ x, y }: Point) => ({ x: (x + 0.5) * by, y: (y + 0.5) * by })
  return corners && [inFull(corners[0]), inFull(corners[1]), inFull(corners[2]), inFull(corners[3])]
}
