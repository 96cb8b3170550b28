import { DOMMatrix } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { greyOf, imageOf } from './grey.ts'
import { straightened } from './straighten.ts'

/** More pixels than any phone's photo of a page; a file that claims more is a bomb. */
const mostPixels = 80_000_000

/** The longer side OCR works on, in pixels: A4 at about 200 dots an inch. */
const workingSize = 2_200
/** Smaller pictures are enlarged to this. */
const smallestSize = 1_600

/** A picture as OCR takes it. */
export interface Picture {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** A page made ready for OCR, and where on the page as it was uploaded each part of it lies. */
export interface ReadyPicture extends Picture {
  readonly origin: DOMMatrix
  readonly uploaded: { readonly width: number; readonly height: number }
}

/**
 * Checks the size a picture claims before a single pixel is decoded, then turns it upright, to working size, and makes it ready. Null: it
 * claims too many pixels. @throws when it is broken.
 */
export async function preparePicture(bytes: Uint8Array): Promise<ReadyPicture | null> {
  const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height * pages > mostPixels) return null
  if (Math.min(width, height) < 20) throw new Error('There is nothing to read on so small a picture')
  const size = Math.min(workingSize, Math.max(width, height, smallestSize))
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true }).rotate()
  return ready(upright.resize({ width: size, height: size, fit: 'inside' }))
}

/** Makes a picture ready for OCR; what is scanned lies as crooked on a page of a PDF as in a photo. */
export async function ready(image: Sharp): Promise<ReadyPicture> {
  const whole = await greyOf(image.flatten({ background: '#ffffff' }))
  const { grey, origin } = await straightened(whole)
  const png = await imageOf(grey).png({ compressionLevel: 1 }).toBuffer()
  const { width, height } = grey
  return { png, width, height, origin, uploaded: { width: whole.width, height: whole.height } }
}

/** With it three quarters of white are white. */
const contrast = 1.34

export type QuarterTurns = 0 | 90 | 180 | 270

/** The picture turned clockwise. */
export async function turned(picture: ReadyPicture, degrees: QuarterTurns): Promise<ReadyPicture> {
  const image = sharp(picture.png).rotate(degrees).png({ compressionLevel: 1 })
  const { data: png, info } = await image.toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const turn = new DOMMatrix()
    .translate(picture.width / 2, picture.height / 2)
    .rotate(-degrees)
    .translate(-width / 2, -height / 2)
  return { png, width, height, origin: picture.origin.multiply(turn), uploaded: picture.uploaded }
}

/** The picture with what is paler than print gone: rests of lines and shadows, and also faint letters. */
export async function withoutPale(picture: ReadyPicture): Promise<ReadyPicture> {
  const png = await sharp(picture.png).linear(contrast).png({ compressionLevel: 1 }).toBuffer()
  return { ...picture, png }
}

/** The picture turned clockwise, small: good enough to tell whether it can be read. */
export const turnedSmall = ({ png }: Picture, degrees: QuarterTurns, longest: number): Promise<Buffer> =>
  sharp(png)
    .rotate(degrees)
    .resize({ width: longest, height: longest, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A part of a picture, enlarged and with a white margin, as OCR likes a single line. */
export function cutOut(
  { png, width, height }: Picture,
  box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  margin: number,
  lineHeight: number,
): Promise<Buffer> {
  const left = Math.max(0, Math.floor(box.x0 - margin))
  const top = Math.max(0, Math.floor(box.y0 - margin))
  const cut = {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil(box.x1 + margin)) - left),
    height: Math.max(1, Math.min(height, Math.ceil(box.y1 + margin)) - top),
  }
  return sharp(png)
    .extract(cut)
    .resize({ height: lineHeight })
    .extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
