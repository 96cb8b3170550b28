import { type Grey, greyAt } from './grey.ts'

/** Darker than this is ink, on evenly lit paper. */
const ink = 170
/** Longer than any stroke of a letter, as a part of the picture's longer side. */
const shortest = 0.03
/** A ruled line is at most so thick; what is thicker is a band or a picture. Part of the longer side. */
const thickest = 0.004

/** Marks long stretches of ink: points `step` apart, `count` of them from `start`. A line that is not quite level goes on `beside` it. */
function markLong(isInk: Uint8Array, { start, step, count, beside, long }: Axis, mark: Uint8Array) {
  let from = 0
  for (let at = 0; at <= count; at++) {
    const point = start + at * step
    if (at < count && (isInk[point] || isInk[point - beside] || isInk[point + beside])) continue
    if (at - from >= long) for (let own = from; own < at; own++) mark[start + own * step] = 1
    from = at + 1
  }
}

interface Axis {
  readonly start: number
  readonly step: number
  readonly count: number
  readonly beside: number
  /** Fewest points of a stretch. */
  readonly long: number
}

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
  const [across, down] = [new Uint8Array(isInk.length), new Uint8Array(isInk.length)]
  for (let y = 0; y < height; y++)
    markLong(isInk, { start: y * width, step: 1, count: width, beside: width, long }, across)
  for (let x = 0; x < width; x++) markLong(isInk, { start: x, step: width, count: height, beside: 1, long }, down)
  const data = new Uint8Array(grey.data)
  const wipe = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height && greyAt(grey, x, y) > 60) data[y * width + x] = 255
  }
  for (let at = 0; at < isInk.length; at++) {
    if (!isInk[at]) continue
    const isAcross = across[at] === 1 && isThin(isInk, at, width, thick)
    const isDown = down[at] === 1 && isThin(isInk, at, 1, thick)
    if (!isAcross && !isDown) continue
    data[at] = 255
    // The grey edge of a line, just too light to be ink.
    const [x, y] = [at % width, Math.floor(at / width)]
    if (isAcross) for (const dy of [-1, 1]) if (!isInk[at + dy * width]) wipe(x, y + dy)
    if (isDown) for (const dx of [-1, 1]) if (!isInk[at + dx]) wipe(x + dx, y)
  }
  return { ...grey, data }
}
