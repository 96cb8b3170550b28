import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { tolerance } from './settings.mjs'

const raw = (picture) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** The pixels of a picture on a canvas of this size; what it does not cover is transparent. */
function onCanvas({ data, info }, width, height) {
  if (info.width === width && info.height === height) return data
  const canvas = Buffer.alloc(width * height * 4)
  for (let row = 0; row < info.height; row += 1)
    data.copy(canvas, row * width * 4, row * info.width * 4, (row + 1) * info.width * 4)
  return canvas
}

/** How many pixels of either picture are something else than the paper, which is the colour of the last pixel. */
function drawnPixels(pictures) {
  const [first] = pictures
  const paper = new Uint32Array(pictures.map((picture) => picture.readUInt32LE(picture.length - 4)))
  let count = 0
  for (let at = 0; at < first.length; at += 4)
    if (pictures.some((picture, index) => picture.readUInt32LE(at) !== paper[index])) count += 1
  return count
}

/** How many pixels pixelmatch has marked as different: in red. */
function markedPixels(diff) {
  let count = 0
  for (let at = 0; at < diff.length; at += 4)
    if (diff[at] === 255 && diff[at + 1] === 0 && diff[at + 2] === 0) count += 1
  return count
}

/** Whether in a band of the pictures more differs than may. */
function isBandChanged(pictures, diff, width) {
  const { height, ratio, fewest } = tolerance.band
  const length = 4 * width * height
  for (let start = 0; start < diff.length; start += length) {
    const bands = pictures.map((picture) => picture.subarray(start, start + length))
    const count = markedPixels(diff.subarray(start, start + length))
    if (count > ratio * fewest && count / Math.max(drawnPixels(bands), fewest) > ratio) return true
  }
  return false
}

/**
 * Compares two pictures (PNG or WebP). @returns the ratio of drawn pixels that differ, whether that, or what differs in a band of them, is a change, and a PNG that shows
 * where.
 */
export async function compare(before, after) {
  const [one, other] = await Promise.all([raw(before), raw(after)])
  const width = Math.max(one.info.width, other.info.width)
  const height = Math.max(one.info.height, other.info.height)
  const diff = Buffer.alloc(width * height * 4)
  const canvases = [onCanvas(one, width, height), onCanvas(other, width, height)]
  const count = pixelmatch(canvases[0], canvases[1], diff, width, height, {
    threshold: tolerance.threshold,
    includeAA: false,
  })
  const ratio = count / Math.max(drawnPixels(canvases), tolerance.fewest)
  const picture = () =>
    sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  return { ratio, isChanged: ratio > tolerance.ratio || isBandChanged(canvases, diff, width), picture }
}
