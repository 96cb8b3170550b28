import { type Grey, greyAt } from './grey.ts'

/** The side of the squares in which the paper has one tone, in pixels: wider than any stroke. */
const square = 32
/** Darker than this the paper is not taken to be: a dark band is a band. */
const darkestPaper = 110

/** So much of a square may be ink, and stains lighter than the paper. Parts of its pixels. */
const lighter = 0.25

/** The tone that so much of a square exceeds. */
function toneOf(grey: Grey, left: number, top: number): number {
  const counts = new Uint16Array(256)
  const [right, bottom] = [Math.min(grey.width, left + square), Math.min(grey.height, top + square)]
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const tone = greyAt(grey, x, y)
      counts[tone] = (counts[tone] ?? 0) + 1
    }
  let rest = lighter * (right - left) * (bottom - top)
  for (let tone = 255; tone > 0; tone--) {
    rest -= counts[tone] ?? 0
    if (rest < 0) return tone
  }
  return 0
}

/** The tone of the paper in each square, evened out with those of the squares around. */
function paperOf(grey: Grey): Grey {
  const [width, height] = [Math.ceil(grey.width / square), Math.ceil(grey.height / square)]
  const tones = Uint8Array.from({ length: width * height }, (_, at) =>
    toneOf(grey, (at % width) * square, Math.floor(at / width) * square),
  )
  const raw: Grey = { data: tones, width, height }
  const data = tones.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    let [sum, count] = [0, 0]
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
        sum += greyAt(raw, x + dx, y + dy)
        count += 1
      }
    return Math.max(darkestPaper, sum / count)
  })
  return { data, width, height }
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
export function evenlyLit(grey: Grey): Grey {
  const paper = paperOf(grey)
  const data = new Uint8Array(grey.data.length)
  /** Between which two squares a row or column lies, and how near the second. */
  const between = (count: number, most: number) =>
    Array.from({ length: count }, (_, at) => {
      const place = Math.min(most - 1, Math.max(0, at / square - 0.5))
      const first = Math.floor(place)
      return { first, second: Math.min(most - 1, first + 1), share: place - first }
    })
  const columns = between(grey.width, paper.width)
  for (const [y, down] of between(grey.height, paper.height).entries()) {
    const tones = Float32Array.from({ length: paper.width }, (_, x) => {
      const [upper, lower] = [greyAt(paper, x, down.first), greyAt(paper, x, down.second)]
      return upper + (lower - upper) * down.share
    })
    for (const [x, { first, second, share }] of columns.entries()) {
      const [left, right] = [tones[first] ?? 255, tones[second] ?? 255]
      data[y * grey.width + x] = Math.min(255, (255 * greyAt(grey, x, y)) / (left + (right - left) * share))
    }
  }
  return withBlackInk({ ...grey, data })
}
