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

/**
 * Compares two pictures (PNG or WebP). @returns the ratio of pixels that differ, whether that is a change, and a PNG that shows
 * where.
 */
export async function compare(before, after) {
  const [one, other] = await Promise.all([raw(before), raw(after)])
  const width = Math.max(one.info.width, other.info.width)
  const height = Math.max(one.info.height, other.info.height)
  const diff = Buffer.alloc(width * height * 4)
  const count = pixelmatch(onCanvas(one, width, height), onCanvas(other, width, height), diff, width, height, {
    threshold: tolerance.threshold,
    includeAA: false,
  })
  const ratio = count / (width * height)
  const picture = () =>
    sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  return { ratio, isChanged: ratio > tolerance.ratio, picture }
}
