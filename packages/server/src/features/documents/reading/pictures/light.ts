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
