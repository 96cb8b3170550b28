import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const source = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  fontSize: vars.size.sm,
  lineHeight: 1.45,
  color: vars.colour.successInk,
})
