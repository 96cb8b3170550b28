import sharp, { type Sharp } from 'sharp'

/** A picture as bytes, row by row: 0 is black, 255 white. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const imageOf = ({ data, width, height }: Grey): Sharp => sharp(data, { raw: { width, height, channels: 1 } })

export async function greyOf(image: Sharp): Promise<Grey> {
  const { data, info } = await image.grayscale().raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

/** The picture at one in so many pixels each way. */
export const shrunk = (grey: Grey, by: number, kernel: 'linear' | 'nearest' = 'linear'): Promise<Grey> => {
  const [width, height] = [Math.floor(grey.width / by), Math.floor(grey.height / by)]
  return greyOf(imageOf(grey).resize({ width, height, fit: 'fill', kernel }))
}
