import { keyframes, style } from '@vanilla-extract/css'
import { calmly, closeButton, focusRing } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { duration, easing } = vars

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } })
const slideOut = keyframes({ to: { opacity: 0 } })
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(110%)', opacity: 0 },
})

export const moving = style({
  touchAction: 'pan-y',
  userSelect: 'text',
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-state="open"]': { animation: `${slideIn} ${duration.slow} ${easing.out}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${duration.calm} ${easing.out}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: calmly('transform') },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${duration.calm} ${easing.out}` },
  },
})

export const close = style({ ...closeButton, flex: 'none' })
