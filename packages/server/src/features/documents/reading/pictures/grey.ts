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

export const greyAt = ({ data, width }: Grey, x: number, y: number): number => data[y * width + x] ?? 255

/** The picture at one in so many pixels each way, each the mean of those it stands for. */
export function shrunk(grey: Grey, by: number): Grey {
  const [width, height] = [Math.floor(grey.width / by), Math.floor(grey.height / by)]
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = 0; dy < by; dy++) for (let dx = 0; dx < by; dx++) sum += greyAt(grey, x * by + dx, y * by + dy)
      data[y * width + x] = sum / (by * by)
    }
  return { data, width, height }
}
