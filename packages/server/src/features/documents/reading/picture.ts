import sharp from 'sharp'

/** More pixels than any phone's photo of a page; a file that claims more is a bomb. */
const mostPixels = 80_000_000

/** The longer side OCR works on, in pixels: A4 at about 200 dots an inch. */
const workingSize = 2_200
/** Smaller pictures are enlarged to this. */
const smallestSize = 1_600

/** A picture ready for OCR. */
export interface Picture {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

export type Prepared =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'unreadable'; readonly reason: 'too-many-pixels' | 'broken' }

/** Checks the size a picture claims before a single pixel is decoded, then turns it upright, grey and to working size. */
export async function preparePicture(bytes: Uint8Array): Promise<Prepared> {
  try {
    const { width = 0, height = 0, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height * pages > mostPixels) return { kind: 'unreadable', reason: 'too-many-pixels' }
    if (Math.min(width, height) < 20) return { kind: 'unreadable', reason: 'broken' }
    const longest = Math.max(width, height)
    const size = longest > workingSize ? workingSize : Math.max(longest, smallestSize)
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true }).rotate()
    const { data, info } = await upright
      .resize({ width: size, height: size, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .grayscale()
      .normalise()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'picture', picture: { png: data, width: info.width, height: info.height } }
  } catch {
    return { kind: 'unreadable', reason: 'broken' }
  }
}

export type QuarterTurns = 0 | 90 | 180 | 270

/** The picture turned clockwise; smaller when `longest` is given. */
export async function turned(picture: Picture, degrees: QuarterTurns, longest?: number): Promise<Picture> {
  const image = sharp(picture.png).rotate(degrees)
  const sized = longest === undefined ? image : image.resize({ width: longest, height: longest, fit: 'inside' })
  const { data, info } = await sized.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

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
