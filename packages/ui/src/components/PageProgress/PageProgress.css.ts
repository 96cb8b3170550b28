import { keyframes, style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, layer } = vars

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.toast,
  height: '3px',
  overflow: 'hidden',
  background: colour.accentSoft,
  // A page that comes at once needs no sign of waiting.
  animation: `${appear} 120ms 150ms both`,
  '@media': { [when.print]: { display: 'none' } },
})

export const bar = style({
  width: '33%',
  height: '100%',
  background: colour.accent,
  animation: `${pass} 1.1s linear infinite`,
  '@media': {
    [when.stillness]: { width: '100%', animation: 'none' },
    [when.forcedColors]: { background: 'Highlight' },
  },
})
