import { style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, space } = vars

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: vars.layer.skipLink,
  paddingInline: space[4],
  paddingBlock: space[3],
  borderRadius: radius.medium,
  background: colour.raised,
  color: colour.link,
  fontWeight: vars.weight.semibold,
  // Out of sight until it has the focus, and then it casts a shadow.
  selectors: {
    '&:focus': { boxShadow: vars.shadow.raised },
    '&:not(:focus)': { transform: 'translateY(calc(-100% - 2rem))' },
  },
  '@media': { [when.print]: { display: 'none' } },
})
