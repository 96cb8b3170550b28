import { DOMMatrix } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import { type Grey, greyOf, imageOf } from './grey.ts'
import { straightened } from './straighten.ts'

/** More pixels than any phone's photo of a page; a file that claims more is a bomb. */
const mostPixels = 80_000_000
/** The longer side of a picture at most, and of the sheet in it as OCR sees it: A4 at about 300 dots an inch, and 200. Pixels. */
const largest = 3_600
const sheetSize = 2_200
/** What has few pixels is enlarged no more than so many times. */
const mostEnlarged = 2.2

/** A page made ready for OCR, and where on the page as it was uploaded each part of it lies. */
export interface ReadyPicture {
  readonly grey: Grey
  readonly origin: DOMMatrix
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

export type QuarterTurns = 0 | 90 | 180 | 270

/** The picture turned clockwise. */
export async function turned({ grey, origin, uploaded }: ReadyPicture, degrees: QuarterTurns): Promise<ReadyPicture> {
  const upright = await greyOf(imageOf(grey).rotate(degrees))
  const turn = new DOMMatrix()
    .translate(grey.width / 2, grey.height / 2)
    .rotate(-degrees)
    .translate(-upright.width / 2, -upright.height / 2)
  return { grey: upright, origin: origin.multiply(turn), uploaded }
}

/** The picture turned clockwise, small: good enough to tell whether it can be read. */
export const turnedSmall = (grey: Grey, degrees: QuarterTurns, longest: number): Promise<Grey> =>
  greyOf(imageOf(grey).rotate(degrees).resize({ width: longest, height: longest, fit: 'inside' }))

/** With it three quarters of white are white. */
const contrast = 1.34

/** The picture with what is paler than print gone: rests of lines and shadows, and also faint letters. */
export const withoutPale = (grey: Grey): Promise<Grey> => greyOf(imageOf(grey).linear(contrast))
