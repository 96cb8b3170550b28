import { globalStyle, style } from '@vanilla-extract/css'
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

// A white sheet in a dark room.
const dimmed = { filter: 'brightness(0.86)' }
globalStyle(`[data-theme="dark"] ${image}`, { '@media': { screen: dimmed } })
globalStyle(`:root:not([data-theme]) ${image}`, { '@media': { 'screen and (prefers-color-scheme: dark)': dimmed } })

export const caption = style({ color: colour.inkMuted, fontSize: size.sm, lineHeight: leading.snug })
