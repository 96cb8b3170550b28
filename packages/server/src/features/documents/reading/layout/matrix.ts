/** A transformation of the plane as PDF writes it: `[a b c d e f]`. */
export type Matrix = readonly [number, number, number, number, number, number]

/** First `second`, then `first`, as PDF multiplies them. */
export const times = (first: Matrix, second: Matrix): Matrix => [
  first[0] * second[0] + first[2] * second[1],
  first[1] * second[0] + first[3] * second[1],
  first[0] * second[2] + first[2] * second[3],
  first[1] * second[2] + first[3] * second[3],
  first[0] * second[4] + first[2] * second[5] + first[4],
  first[1] * second[4] + first[3] * second[5] + first[5],
]

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
