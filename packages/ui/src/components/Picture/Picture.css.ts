import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, shadow, size, space, stroke } = vars

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[3], margin: 0 })

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.medium,
  boxShadow: shadow.sheet,
})

export const caption = style({ color: colour.inkMuted, fontSize: size.sm, lineHeight: leading.snug })
