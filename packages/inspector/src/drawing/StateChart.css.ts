import { focusRingInside, vars, when } from '@aangiftewijs/ui/styling'
import { style } from '@vanilla-extract/css'

const { colour, radius, size, space } = vars

/** The list stands beside the drawing where this has room for both, whatever the window has. */
export const room = style({ containerName: 'chart', containerType: 'inline-size' })
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': { 'chart (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

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
  height: '36rem',
  maxHeight: '75vh',
  cursor: 'grab',
  '@media': { [when.print]: { height: 'auto', maxHeight: 'none' } },
})
export const waiting = style({ margin: 0, padding: space[4], color: colour.inkMuted })

export const words = style({
  ...well,
  position: 'relative',
  padding: space[3],
  maxHeight: 'calc(min(36rem, 75vh) + 3rem)',
  '@media': { [when.print]: { maxHeight: 'none' } },
})
