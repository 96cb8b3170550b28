import { keyframes, style } from '@vanilla-extract/css'
import { calmly, closeButton, focusRing, from } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { duration, easing } = vars

const slideDown = keyframes({ from: { opacity: 0, transform: 'translateY(-1rem)' } })
const slideUp = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })
const slideOut = keyframes({ to: { opacity: 0 } })
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)', opacity: 0 },
})

export const moving = style({
  touchAction: 'pan-y',
  userSelect: 'text',
  '@media': {
    [from.large]: { selectors: { '&[data-state="open"]': { animationName: slideUp } } },
  },
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-state="open"]': { animation: `${slideDown} ${duration.slow} ${easing.out}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${duration.calm} ${easing.out}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: calmly('transform') },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${duration.calm} ${easing.out}` },
  },
})

export const close = style({ ...closeButton, flex: 'none' })
