import { style, styleVariants } from '@vanilla-extract/css'
import { nativeBar, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius } = vars

export const bar = style({
  ...nativeBar,
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
