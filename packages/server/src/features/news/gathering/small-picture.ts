import sharp from 'sharp'

/** Pixels of the largest picture that is decoded; larger ones are refused before decoding. */
const maxPixels = 24_000_000

/** A picture of an article as a small WebP; null for what is no picture. */
export async function smallPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, animated: false })
      .rotate()
      .resize({ width: 640, height: 360, fit: 'cover' })
      .webp({ quality: 75 })
      .toBuffer()
  } catch {
    return null
  }
}
