import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const breathe = keyframes({ '50%': { opacity: 0.35 } })

export const spinner = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.colour.inkMuted,
})

export const ring = style({
  flexShrink: 0,
  fill: 'none',
  strokeWidth: 3,
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    // Without motion it still says "busy", by slowly fading instead of turning.
    [when.stillness]: { animation: `${breathe} 2400ms ease-in-out infinite !important` },
  },
})

export const ringSize = styleVariants({
  small: { width: '1.125em', height: '1.125em' },
  medium: { width: '1.5em', height: '1.5em' },
  large: { width: '2.5rem', height: '2.5rem' },
})

export const track = style({ stroke: 'currentColor', opacity: 0.25 })
export const arc = style({ stroke: 'currentColor', strokeLinecap: 'round' })
export const accent = style({ color: vars.colour.accent })
