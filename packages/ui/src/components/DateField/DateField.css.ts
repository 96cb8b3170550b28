import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'end' })
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })
export const partLabel = style({ fontSize: vars.size.sm, lineHeight: 1.45 })
