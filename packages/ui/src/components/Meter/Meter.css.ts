import { style, styleVariants } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius } = vars

/** A native meter: its width comes from its value, so no inline style is needed. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.625rem',
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.pill,
  overflow: 'hidden',
  background: colour.sunken,
  selectors: {
    '&::-webkit-meter-inner-element': { display: 'block', height: '100%' },
    // Chromium 156 places the bar halfway up by `top`.
    '&::-webkit-meter-bar': {
      position: 'static',
      height: '100%',
      border: 0,
      background: 'transparent',
      borderRadius: 0,
    },
  },
  '@media': { [when.forcedColors]: { appearance: 'auto' } },
})

const toneOf = (background: string) => {
  const fill = { background, borderRadius: radius.pill }
  return { selectors: { '&::-webkit-meter-optimum-value': fill, '&::-moz-meter-bar': fill } }
}

export const barTone = styleVariants({
  info: toneOf(colour.accent),
  success: toneOf(colour.successEdge),
  warning: toneOf(colour.warningEdge),
  error: toneOf(colour.errorEdge),
})
