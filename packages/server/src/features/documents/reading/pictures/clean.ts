import { type Grey, greyOf, imageOf, shrunk } from './grey.ts'

/** One in so many pixels tells what tone the paper has. */
const coarse = 4
/** The side of the squares in which it has one tone, in these: wider than two strokes. */
const square = 9
/** Darker than this the paper is not taken to be: a dark band is a band. */
const darkestPaper = 110

/** The tone of the paper at each place of a picture, evened out. */
async function paperOf(grey: Grey): Promise<Grey> {
  const tones = await greyOf(
    imageOf(await shrunk(grey, coarse, 'nearest'))
      .median(square)
      .blur(square),
  )
  const light = { ...tones, data: tones.data.map((tone) => Math.max(darkestPaper, tone)) }
  return greyOf(imageOf(light).resize({ width: grey.width, height: grey.height, fit: 'fill' }))
}

/** Of all pixels at least so many are ink, on a page that is worth reading. */
const leastInk = 0.002
/** What ink becomes that is paler, as on a grey scan. */
const black = 40

/** The picture with its ink as dark as print. */
function withBlackInk(grey: Grey): Grey {
  const counts = new Float64Array(256)
  for (const tone of grey.data) counts[tone] = (counts[tone] ?? 0) + 1
  let left = leastInk * grey.data.length
  const ink = counts.findIndex((count) => {
    left -= count
    return left < 0
  })
  if (ink <= black || ink > 200) return grey
  const share = (255 - black) / (255 - ink)
  return { ...grey, data: grey.data.map((tone) => Math.max(0, 255 - (255 - tone) * share)) }
}

/** The same picture as if the paper were lit evenly: shadows and yellowed edges become white, pale ink becomes dark. */
export async function evenlyLit(grey: Grey): Promise<Grey> {
  const paper = await paperOf(grey)
  const data = grey.data.map((tone, at) => Math.min(255, (255 * tone) / (paper.data[at] ?? 255)))
  return withBlackInk({ ...grey, data })
}

/** Darker than this is ink, on evenly lit paper. */
const inkOfLines = 170
/** Longer than any stroke of a letter, as a part of the picture's longer side. */
const shortest = 0.03
/** A ruled line is at most so thick; what is thicker is a band or a picture. Part of the longer side. */
const thickest = 0.004
/** The edge of a line is just too light to be ink; what is darker than this is not only an edge. */
const edge = 60

/** Whether the ink across a point of a line is no thicker than a line. */
function isThin(isInk: Uint8Array, at: number, step: number, thick: number): boolean {
  let count = 1
  for (let next = at + step; isInk[next] && count <= thick; next += step) count += 1
  for (let next = at - step; isInk[next] && count <= thick; next -= step) count += 1
  return count <= thick
}

/** The picture without the lines of its tables and boxes, which are read as letters or hide amounts; letters that cross them stay. */
export function withoutRuledLines(grey: Grey): Grey {
  const { width, height } = grey
  const longer = Math.max(width, height)
  const [long, thick] = [Math.round(shortest * longer), Math.max(3, Math.round(thickest * longer))]
  const isInk = grey.data.map((tone) => (tone < inkOfLines ? 1 : 0))
  const data = new Uint8Array(grey.data)
  const wipe = (point: number, beside: number) => {
    if (!isInk[point] || !isThin(isInk, point, beside, thick)) return
    data[point] = 255
    for (const near of [point - beside, point + beside])
      if (!isInk[near] && (grey.data[near] ?? 0) > edge) data[near] = 255
  }
  for (const { step, count, beside, lines } of [
    { step: 1, count: width, beside: width, lines: height },
    { step: width, count: height, beside: 1, lines: width },
  ])
    for (let start = 0; start < lines * beside; start += beside) {
      let from = 0
      for (let at = 0; at <= count; at++) {
        const point = start + at * step
        // A line that is not quite level goes on beside itself.
        if (at < count && (isInk[point] || isInk[point - beside] || isInk[point + beside])) continue
        if (at - from >= long) for (let own = from; own < at; own++) wipe(start + own * step, beside)
        from = at + 1
      }
    }
  return { ...grey, data }
}
