import { DOMMatrix, DOMPoint } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'

/** A picture as bytes, row by row: 0 is black, 255 white. */
export interface Grey {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** In pixels of a picture, from its top left. */
export interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
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

/** The picture so many times as large. */
export const resized = (grey: Grey, by: number, kernel?: 'nearest'): Promise<Grey> => {
  const [width, height] = [Math.round(grey.width * by), Math.round(grey.height * by)]
  return greyOf(imageOf(grey).resize({ width, height, fit: 'fill', kernel }))
}

/** A part of the picture with so much around it, its lines so high, and with a white margin, as OCR likes a single line. */
export function cutOut(grey: Grey, { x0, y0, x1, y1 }: Box, around: number, lineHeight: number): Promise<Grey> {
  const [left, top] = [Math.max(0, Math.floor(x0 - around)), Math.max(0, Math.floor(y0 - around))]
  const width = Math.max(1, Math.min(grey.width, Math.ceil(x1 + around)) - left)
  const height = Math.max(1, Math.min(grey.height, Math.ceil(y1 + around)) - top)
  const margin = { top: 12, bottom: 12, left: 12, right: 12, background: '#ffffff' }
  return greyOf(imageOf(grey).extract({ left, top, width, height }).resize({ height: lineHeight }).extend(margin))
}

/** From where to where something reaches along one side, for each step along the other. */
type Extents = Map<number, { least: number; most: number }>

/** Points that hang together: how many they are, and how far they reach in each column and each row. */
export interface Patch {
  readonly count: number
  readonly columns: Extents
  readonly rows: Extents
}

/** The patches of a picture so wide; 0 is in none. */
export function* patchesOf(isIn: Uint8Array, width: number): Generator<Patch> {
  // What touches the sides would hang together with the next row.
  const isLeft = isIn.map((own, at) => (own && at % width > 0 && at % width < width - 1 ? 1 : 0))
  for (const start of isLeft.keys()) {
    if (!isLeft[start]) continue
    isLeft[start] = 0
    const patch = [start]
    for (const at of patch)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (isLeft[next]) {
          isLeft[next] = 0
          patch.push(next)
        }
    const [columns, rows]: [Extents, Extents] = [new Map(), new Map()]
    for (const at of patch) {
      const [x, y] = [at % width, Math.floor(at / width)]
      extend(columns, x, y)
      extend(rows, y, x)
    }
    yield { count: patch.length, columns, rows }
  }
}

function extend(extents: Extents, at: number, own: number): void {
  const { least, most } = extents.get(at) ?? { least: own, most: own }
  extents.set(at, { least: Math.min(least, own), most: Math.max(most, own) })
}

/** How many points lie between the ends of all rows or columns: with the holes. */
export const spaceWithin = (extents: Extents): number =>
  [...extents.values()].reduce((sum, { least, most }) => sum + most - least + 1, 0)

/** Where a point of one plane lies on another. */
export function projected(matrix: DOMMatrix, { x, y }: Point): Point {
  const on = matrix.transformPoint(new DOMPoint(x, y))
  return { x: on.x / on.w, y: on.y / on.w }
}

/** The corners of a sheet, clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** From a picture so large to the corners of a sheet. */
export function ontoCorners([tl, tr, br, bl]: Corners, width: number, height: number): DOMMatrix {
  const [right, down] = [apart(tr, br), apart(bl, br)]
  const slant = { x: tl.x - tr.x + br.x - bl.x, y: tl.y - tr.y + br.y - bl.y }
  const area = cross(right, down)
  const [g, h] = [cross(slant, down) / area, cross(right, slant) / area]
  const [across, along] = [apart(tr, tl, g), apart(bl, tl, h)]
  const columns = [
    [across.x, across.y, 0, g],
    [along.x, along.y, 0, h],
    [0, 0, 1, 0],
    [tl.x, tl.y, 0, 1],
  ]
  return new DOMMatrix(columns.flat()).scale(1 / width, 1 / height)
}

/** From one point to another, the first so much farther away. */
export const apart = (to: Point, from: Point, farther = 0): Point => ({
  x: (1 + farther) * to.x - from.x,
  y: (1 + farther) * to.y - from.y,
})

export const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x

const greyAt = ({ data, width }: Grey, x: number, y: number): number => data[y * width + x] ?? 255

/** The picture drawn anew: `from` says where in it each point of the new one lies. What lies outside is white. */
export function redrawn(grey: Grey, from: DOMMatrix, width: number, height: number): Grey {
  const data = new Uint8Array(width * height).fill(255)
  const { m11, m12, m14, m21, m22, m24, m41, m42, m44 } = from
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = m14 * x + m24 * y + m44
      const [sx, sy] = [(m11 * x + m21 * y + m41) / depth, (m12 * x + m22 * y + m42) / depth]
      const [left, top] = [Math.floor(sx), Math.floor(sy)]
      if (left < 0 || top < 0 || left >= grey.width - 1 || top >= grey.height - 1) continue
      const right = sx - left
      const upper = greyAt(grey, left, top) * (1 - right) + greyAt(grey, left + 1, top) * right
      const lower = greyAt(grey, left, top + 1) * (1 - right) + greyAt(grey, left + 1, top + 1) * right
      data[y * width + x] = upper * (1 - sy + top) + lower * (sy - top)
    }
  return { data, width, height }
}
