import { keyframes, style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const lines = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const bone = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.small,
  background: vars.colour.rule,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': {
    [when.forcedColors]: { border: '1px solid GrayText' },
    [when.print]: { display: 'none' },
  },
})
