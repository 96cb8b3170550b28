import type { spaceScale } from '../theme/scales.ts'

/** A space, as a number of 4 px steps: only those of the scale. */
export type Gap = keyof typeof spaceScale
export type Align = 'start' | 'center' | 'end' | 'baseline' | 'stretch'
export type Justify = 'start' | 'center' | 'end' | 'between'
