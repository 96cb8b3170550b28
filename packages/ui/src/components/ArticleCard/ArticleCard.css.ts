import { style } from '@vanilla-extract/css'
import { focusRing, from, visuallyHidden, when } from '../../theme/mixins.ts'
import { breakpoints } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, shadow, size, space, stroke, weight } = vars

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  background: colour.surface,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  boxShadow: shadow.sheet,
  breakInside: 'avoid',
})

export const picture = style({
  position: 'relative',
  flex: 'none',
  aspectRatio: '16 / 7',
  overflow: 'hidden',
  background: colour.tileGround,
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  '@media': { [when.print]: { display: 'none' } },
})

export const optionalPicture = style([
  picture,
  { '@media': { [`not all and (min-width: ${breakpoints.medium}rem)`]: { display: 'none' } } },
])

export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })

export const body = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: space[2],
  padding: space[5],
  '@media': { [from.medium]: { padding: space[6] } },
})

export const title = style({ fontSize: size.lg, lineHeight: leading.snug, overflowWrap: 'anywhere', hyphens: 'auto' })

export const titleLink = style({
  borderRadius: radius.small,
  color: colour.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: colour.linkHover, textDecoration: 'underline' }, '&:focus-visible': focusRing },
})

export const hidden = style(visuallyHidden)

export const origin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: colour.inkMuted,
  fontSize: size.sm,
  lineHeight: leading.snug,
})

export const source = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })

export const category = style({
  paddingInline: space[2],
  borderRadius: radius.small,
  background: colour.accentSoft,
  color: colour.onAccentSoft,
  fontWeight: weight.medium,
})

export const summary = style({ maxWidth: '65ch', lineHeight: leading.normal, overflowWrap: 'anywhere' })

export const more = style({
  width: 'fit-content',
  marginBlockStart: 'auto',
  paddingBlock: space[1],
  borderRadius: radius.small,
  color: colour.link,
  fontWeight: weight.medium,
  textUnderlineOffset: '0.2em',
  '@media': { [when.hover]: { ':hover': { color: colour.linkHover, textDecorationThickness: '2px' } } },
})
