import { style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

export const inView = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.toast,
  background: vars.colour.page,
  '@media': { [when.print]: { display: 'none' } },
})
