import { type Grey, greyAt, type Point } from './grey.ts'

/** A projection of one plane on another: `x' = (a x + b y + c) / (g x + h y + 1)`, and so on, as [a b c d e f g h]. */
export type Projection = readonly [number, number, number, number, number, number, number, number]

export const unmoved: Projection = [1, 0, 0, 0, 1, 0, 0, 0]

export function projected([a, b, c, d, e, f, g, h]: Projection, { x, y }: Point): Point {
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** First `second`, then `first`. */
export function after(first: Projection, second: Projection): Projection {
  const rows = ([a, b, c, d, e, f, g, h]: Projection) => [
    [a, b, c],
    [d, e, f],
    [g, h, 1],
  ]
  const [left, right] = [rows(first), rows(second)]
  const cell = (row: number, column: number) =>
    [0, 1, 2].reduce((sum, at) => sum + (left[row]?.[at] ?? 0) * (right[at]?.[column] ?? 0), 0)
  const scale = cell(2, 2)
  const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => cell(Math.floor(at / 3), at % 3) / scale)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 0, e ?? 1, f ?? 0, g ?? 0, h ?? 0]
}

/** A turn about a point; radians, clockwise as pictures count downwards. */
export function turnAbout({ x, y }: Point, angle: number): Projection {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y, 0, 0]
}

/** From a picture turned clockwise by quarters, whose size is that before it was turned, to the picture before. */
export function quarterTurn(
  degrees: 0 | 90 | 180 | 270,
  { width, height }: Pick<Grey, 'width' | 'height'>,
): Projection {
  const turns: Readonly<Record<typeof degrees, Projection>> = {
    0: unmoved,
    90: [0, 1, 0, -1, 0, height, 0, 0],
    180: [-1, 0, width, 0, -1, height, 0, 0],
    270: [0, -1, width, 1, 0, 0, 0, 0],
  }
  return turns[degrees]
}

/** What brings four points to four others. */
export function projectionOf(from: readonly Point[], to: readonly Point[]): Projection {
  const rows = from.flatMap(({ x, y }, at) => {
    const goal = to[at] ?? { x: 0, y: 0 }
    return [
      [x, y, 1, 0, 0, 0, -goal.x * x, -goal.x * y, goal.x],
      [0, 0, 0, x, y, 1, -goal.y * x, -goal.y * y, goal.y],
    ]
  })
  const [a, b, c, d, e, f, g, h] = solved(rows)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 0, e ?? 1, f ?? 0, g ?? 0, h ?? 0]
}

/** Gauss's elimination; the last column is the right side. */
function solved(equations: readonly (readonly number[])[]): number[] {
  const rows = equations.map((row) => [...row])
  for (let at = 0; at < rows.length; at++) {
    const best = rows.slice(at).reduce((top, row) => (Math.abs(row[at] ?? 0) > Math.abs(top[at] ?? 0) ? row : top))
    rows.splice(rows.indexOf(best), 1)
    const pivot = best.map((value) => value / (best[at] || 1e-12))
    rows.splice(at, 0, pivot)
    for (const [other, row] of rows.entries())
      if (other !== at) rows[other] = row.map((value, column) => value - (row[at] ?? 0) * (pivot[column] ?? 0))
  }
  return rows.map((row) => row.at(-1) ?? 0)
}

/** The picture drawn anew: `from` says where in it each point of the new one lies. What lies outside is white. */
export function redrawn(grey: Grey, from: Projection, width: number, height: number): Grey {
  const data = new Uint8Array(width * height).fill(255)
  const [a, b, c, d, e, f, g, h] = from
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = g * x + h * y + 1
      const [sx, sy] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
      const [left, top] = [Math.floor(sx), Math.floor(sy)]
      if (left < 0 || top < 0 || left >= grey.width - 1 || top >= grey.height - 1) continue
      const [right, down] = [sx - left, sy - top]
      const upper = greyAt(grey, left, top) * (1 - right) + greyAt(grey, left + 1, top) * right
      const lower = greyAt(grey, left, top + 1) * (1 - right) + greyAt(grey, left + 1, top + 1) * right
      data[y * width + x] = upper * (1 - down) + lower * down
    }
  return { data, width, height }
}
