import { keyframes, style } from '@vanilla-extract/css'
import { calmly, nativeBar, tabularFigures, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, size, space, weight } = vars

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 })
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  alignItems: 'baseline',
})
export const label = style({ fontSize: size.sm, fontWeight: weight.semibold })
export const percent = style([tabularFigures, { fontSize: size.sm, color: colour.inkMuted }])

const slide = keyframes({ from: { backgroundPosition: '140% 0' }, to: { backgroundPosition: '-40% 0' } })
const fill = { background: colour.accent, borderRadius: radius.pill, transition: calmly('inline-size', 'width') }

export const bar = style({
  ...nativeBar,
  color: colour.accent,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    '&:indeterminate': {
      background: `linear-gradient(90deg, transparent 0 30%, ${colour.accent} 45% 55%, transparent 70%) 0 0 / 250% 100% no-repeat ${colour.sunken}`,
      animation: `${slide} 1400ms linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [when.stillness]: {
      selectors: {
        '&:indeterminate': {
          background: `repeating-linear-gradient(135deg, ${colour.accentSoftHover} 0 6px, ${colour.sunken} 6px 12px)`,
        },
      },
    },
    [when.forcedColors]: { appearance: 'auto' },
  },
})
