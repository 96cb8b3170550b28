import { DOMMatrix } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { greyOf, imageOf } from './grey.ts'
import { type Straightened, straightened } from './straighten.ts'

/** More pixels than any phone's photo of a page; a file that claims more is a bomb. */
const mostPixels = 80_000_000
/** The longer side of a picture at most, and of the sheet in it as OCR sees it: A4 at about 300 dots an inch, and 200. Pixels. */
const largest = 3_600
const sheetSize = 2_200
/** What has few pixels is enlarged no more than so many times. */
const mostEnlarged = 2.2

/** A page made ready for OCR, and how large it was when it was uploaded. */
export interface ReadyPicture extends Straightened {
  readonly uploaded: { readonly width: number; readonly height: number }
}

/**
 * Checks the size a picture claims before a single pixel is decoded, then turns it upright and makes it ready. Null: it claims too many
 * pixels. @throws when it is broken.
 */
export async function preparePicture(bytes: Uint8Array): Promise<ReadyPicture | null> {
  const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height * pages > mostPixels) return null
  if (Math.min(width, height) < 20) throw new Error('There is nothing to read on so small a picture')
  const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true }).rotate()
  return ready(upright.resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true }))
}

/** Makes a picture ready for OCR; what is scanned lies as crooked on a page of a PDF as in a photo. */
export async function ready(image: Sharp): Promise<ReadyPicture> {
  const whole = await greyOf(image.flatten({ background: '#ffffff' }))
  const { width, height } = whole
  const size = Math.min(sheetSize, mostEnlarged * Math.max(width, height))
  return { ...(await straightened(whole, size)), uploaded: { width, height } }
}

/** The picture turned clockwise by quarters. */
export async function turned({ grey, origin, uploaded }: ReadyPicture, degrees: number): Promise<ReadyPicture> {
  const upright = await greyOf(imageOf(grey).rotate(degrees))
  const turn = new DOMMatrix()
    .translate(grey.width / 2, grey.height / 2)
    .rotate(-degrees)
    .translate(-upright.width / 2, -upright.height / 2)
  return { grey: upright, origin: origin.multiply(turn), uploaded }
}
