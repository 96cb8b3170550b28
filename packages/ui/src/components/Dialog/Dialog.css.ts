import { keyframes, style } from '@vanilla-extract/css'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, duration, easing, layer, leading, radius, shadow, size, space, stroke } = vars

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'grid',
  // At the thumb on a phone, in the middle elsewhere.
  alignItems: 'flex-end',
  justifyItems: 'center',
  padding: space[3],
  overflowY: 'auto',
  background: colour.scrim,
  animation: `${appear} ${duration.calm} ${easing.out}`,
  '@media': { [from.small]: { alignItems: 'center', padding: space[6] }, [when.print]: { display: 'none' } },
})

export const modal = style({
  width: '100%',
  maxWidth: '34rem',
  background: colour.surface,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  boxShadow: shadow.overlay,
  animation: `${rise} ${duration.calm} ${easing.out}`,
})

export const dialog = style({
  display: 'grid',
  gap: space[4],
  padding: space[5],
  outline: 'none',
  '@media': { [from.small]: { padding: space[8] } },
})

export const title = style({ fontSize: size.xl, overflowWrap: 'anywhere', hyphens: 'auto' })

export const body = style({ minWidth: 0, lineHeight: leading.normal, overflowWrap: 'anywhere' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[2],
})
