import type { Sharp } from 'sharp'
import { type Grey, greyOf, imageOf, patchesOf, resized, spaceWithin } from './grey.ts'

/** One in so many pixels tells what tone the paper has. */
const coarse = 4
/** The side of the squares in which it has one tone, in these: wider than two strokes. */
const square = 9
/** Darker than this the paper is not taken to be. */
const darkestPaper = 110

/** What is darker than this part of the paper around it may be a dark bar with light letters. */
const darkTone = 0.6
/** A bar is at least so wide, as a part of the picture, so high, in coarse pixels, so many times as wide as high, and so full. */
const leastBar = { width: 0.15, height: 5, long: 6, full: 0.8 }
/** The side of the squares that tell the tone around a bar: wider than two bars are high. In coarse pixels. */
const aroundBar = { coarser: 4, square: 15 }

const fitted = (image: Sharp, { width, height }: Grey, kernel: 'nearest' | 'linear') =>
  greyOf(image.resize({ width, height, fit: 'fill', kernel }))

/** The picture with its dark bars turned into light ones, their light letters dark. */
export async function withoutDarkBars(grey: Grey): Promise<Grey> {
  const tones = await resized(grey, 1 / coarse, 'nearest')
  const { width } = tones
  const rough = imageOf(await resized(tones, 1 / aroundBar.coarser, 'nearest')).median(aroundBar.square)
  const around = await fitted(imageOf(await greyOf(rough)), tones, 'linear')
  const own = await greyOf(imageOf(tones).median(3))
  const isDark = own.data.map((tone, at) => (tone < darkTone * (around.data[at] ?? 0) ? 1 : 0))
  const isBar = new Uint8Array(tones.data.length)
  for (const { count, columns, rows } of patchesOf(isDark, width)) {
    const isLong = columns.size >= Math.max(leastBar.width * width, leastBar.long * rows.size)
    if (!isLong || rows.size < leastBar.height || count < leastBar.full * spaceWithin(columns)) continue
    for (const [x, { least, most }] of columns) for (let y = least; y <= most; y++) isBar[y * width + x] = 1
    // Letters that touch an edge from within are in their rows all the same.
    for (const [y, { least, most }] of rows) isBar.fill(1, y * width + least, y * width + most + 1)
  }
  if (!isBar.includes(1)) return grey
  const inFull = await fitted(imageOf({ ...tones, data: isBar }), grey, 'nearest')
  return { ...grey, data: grey.data.map((tone, at) => (inFull.data[at] ? 255 - tone : tone)) }
}

/** Of all pixels at least so many are ink, on a page that is worth reading. */
const leastInk = 0.002
/** What ink becomes that is paler, as on a grey scan. */
const black = 40

/** The picture with its ink as dark as print. */
async function withBlackInk(grey: Grey): Promise<Grey> {
  const counts = new Uint32Array(256)
  for (const tone of grey.data) counts[tone] = (counts[tone] ?? 0) + 1
  let left = leastInk * grey.data.length
  const inked = counts.findIndex((count) => {
    left -= count
    return left < 0
  })
  if (inked <= black || inked > 200) return grey
  const share = (255 - black) / (255 - inked)
  return greyOf(imageOf(grey).linear(share, 255 * (1 - share)))
}

/** The same picture as if the paper were lit evenly: shadows and yellowed edges become white, pale ink becomes dark. */
export async function evenlyLit(grey: Grey): Promise<Grey> {
  const tones = await greyOf(imageOf(await resized(grey, 1 / coarse, 'nearest')).median(square))
  const light = { ...tones, data: tones.data.map((tone) => Math.max(darkestPaper, tone)) }
  const paper = await fitted(imageOf(light).blur(square), grey, 'linear')
  const data = new Uint8ClampedArray(grey.data)
  for (let at = 0; at < data.length; at++) data[at] = (255 * (grey.data[at] ?? 0)) / (paper.data[at] ?? 255)
  return withBlackInk({ ...grey, data: new Uint8Array(data.buffer) })
}

/** Darker than this is ink, on evenly lit paper. */
export const ink = 170
/** Longer than any stroke of a letter, as a part of the picture's longer side. */
const shortest = 0.03
/** A ruled line is at most so thick; what is thicker is a band or a picture. Part of the longer side. */
const thickest = 0.003
/** So much of a ruled line is thin: letters cross the rest. */
const mostlyThin = 0.7
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
  const isInk = grey.data.map((tone) => (tone < ink ? 1 : 0))
  const data = new Uint8Array(grey.data)
  const wipe = (point: number, beside: number) => {
    if (!isInk[point] || !isThin(isInk, point, beside, thick)) return
    data[point] = 255
    for (const near of [point - beside, point + beside])
      if (!isInk[near] && (grey.data[near] ?? 0) > edge) data[near] = 255
  }
  /** Letters that run together are long, too, but only here and there thin. */
  const isRuled = (from: number, length: number, step: number, beside: number) => {
    let thin = 0
    for (let own = 0; own < length; own++) if (isThin(isInk, from + own * step, beside, thick)) thin += 1
    return thin > mostlyThin * length
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
        if (at - from >= long && isRuled(start + from * step, at - from, step, beside))
          for (let own = from; own < at; own++) wipe(start + own * step, beside)
        from = at + 1
      }
    }
  return { ...grey, data }
}
