import { style } from '@vanilla-extract/css'
import { focusRing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, size, space } = vars

export const summary = style({
  width: 'fit-content',
  // At least 24 px high: it is pressed.
  paddingBlock: space[1],
  borderRadius: radius.small,
  color: colour.link,
  fontSize: size.sm,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [when.hover]: { selectors: { '&:hover': { color: colour.linkHover } } } },
})

// A picture does not grow with the page.
export const content = style({ maxWidth: '28rem', paddingBlock: space[2] })
