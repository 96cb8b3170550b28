import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const area = style({
  display: 'block',
  resize: 'vertical',
  lineHeight: vars.leading.normal,
  paddingBlock: vars.space[3],
  // Grows with what is typed where the browser can; elsewhere it scrolls.
  fieldSizing: 'content',
  minHeight: '6lh',
  maxHeight: '24lh',
})
