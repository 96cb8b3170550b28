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

export const frame = style({
  ...well,
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
