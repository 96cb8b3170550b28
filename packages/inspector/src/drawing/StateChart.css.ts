import { focusRingInside, vars, when } from '@aangiftewijs/ui/styling'
import { style } from '@vanilla-extract/css'

const { colour, radius, size, space } = vars

/** The drawing takes the height of the window; the list in words stands below it. */
export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const picture = style({ display: 'grid', gap: space[2], alignContent: 'start' })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2rem',
  fontSize: size.sm,
  color: colour.ink,
})

const well = {
  overflow: 'auto',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  selectors: { '&:focus-visible': focusRingInside },
} as const

/** Shade along the edges behind which the drawing goes on: what lies over it scrolls along and hides it at the drawing's own edges. */
const shade = `color-mix(in srgb, ${colour.edge} 45%, transparent)`
const alongEdges = (depth: string, attachment: 'local' | 'scroll', from: string) => [
  `linear-gradient(to right, ${from}, transparent) left / ${depth} 100% no-repeat ${attachment}`,
  `linear-gradient(to left, ${from}, transparent) right / ${depth} 100% no-repeat ${attachment}`,
  `linear-gradient(to bottom, ${from}, transparent) top / 100% ${depth} no-repeat ${attachment}`,
  `linear-gradient(to top, ${from}, transparent) bottom / 100% ${depth} no-repeat ${attachment}`,
]

export const frame = style({
  ...well,
  background: [
    ...alongEdges('2rem', 'local', `${colour.surface} 40%`),
    ...alongEdges('0.75rem', 'scroll', shade),
    colour.surface,
  ].join(', '),
  display: 'grid',
  // Safe: what is larger than the frame begins at its corner, where one can scroll to.
  placeContent: 'safe center',
  height: 'clamp(20rem, calc(100vh - 12rem), 64rem)',
  cursor: 'grab',
  '@media': { [when.print]: { height: 'auto', maxHeight: 'none' } },
})
export const waiting = style({ margin: 0, padding: space[4], color: colour.inkMuted })

export const words = style({
  ...well,
  position: 'relative',
  padding: space[3],
  maxHeight: '36rem',
  '@media': { [when.print]: { maxHeight: 'none' } },
})
