import { style } from '@vanilla-extract/css'
import { below, focusRing } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, space } = vars

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: `clamp(${space[4]}, 0.75rem + 1.2vw, ${space[6]})`,
  border: `3px solid ${colour.errorEdge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  selectors: { '&:focus': focusRing },
  // Scrolled to with the focus, it stands below a toast that says the same.
  '@media': { [below.large]: { scrollMarginBlockStart: '5rem' } },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  // An empty marker, because Safari 17 no longer says "list" for `none`.
  listStyleType: '""',
  padding: 0,
})

export const link = style({
  color: colour.errorInk,
  fontWeight: vars.weight.semibold,
  textUnderlineOffset: '0.18em',
  overflowWrap: 'anywhere',
  borderRadius: radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
})
