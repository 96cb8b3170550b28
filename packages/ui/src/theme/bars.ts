import { breakpoints } from './scales.ts'

/**
 * What is blank in a bar and is so wide in the narrowest window, of 20 rem. Text that a style enlarges (media queries do not see it) makes
 * the same window fewer rem wide: what is blank then keeps its part of the window, so that the room goes to the words.
 */
export const blank = (rem: number): string => `min(${rem}rem, ${rem * 5}vw)`

/**
 * The height of the bar of navigation at the bottom of narrow windows: an icon and two lines of words as wide apart as readers may set
 * them (WCAG 1.4.12). What stands above the bar reckons with it.
 */
export const bottomBarHeight = `calc(2.25rem + ${blank(2.25)})`

/** A window this low has no room for a bar that stays: it stands at the end of the page. */
export const lowWindow = '(max-height: 26rem)'

const isHighEnough = '(min-height: 36rem)'

/** Windows that have room for the step's own bar. */
export const roomForActions = {
  /** Above the bar of navigation. */
  narrow: `(max-width: 63.99rem) and ${isHighEnough}`,
  wide: `(min-width: 64rem) and ${isHighEnough}`,
} as const

/** Windows in which that bar is as wide as they are, and the main action fills it; in others the buttons stand under what they end. */
export const roomOfPhone = `${roomForActions.narrow} and (max-width: ${breakpoints.small - 0.01}rem)`

/** The height of a button in the step's own bar, and of the bar when its buttons take one line. */
export const actionHeight = `calc(1.25rem + ${blank(1.5)})`
export const actionsHeight = `calc(1.25rem + ${blank(3)})`

// Nothing in a window of 20 rem or more, all of it in a narrower one: there the buttons stand below each other, the main one of two lines.
const secondLine = `clamp(0px, (1rem - 5vw) * 1000, 2.5rem + ${blank(2)})`

/** What the page keeps free for that bar. */
export const actionsRoom = `calc(${actionsHeight} + ${secondLine})`

/** The height of the line above the buttons in that bar, which a thumb can press. */
export const lineHeight = `calc(1.25rem + ${blank(0.75)})`

/** What is kept free for it: two lines of words as wide apart as readers may set them. */
export const lineRoomHeight = `calc(2.5rem + ${blank(0.75)})`

/** Says on the page's root how much that is; nothing where there is no such line. */
export const lineProperty = '--line-of-actions'
export const lineRoom = `var(${lineProperty}, 0px)`
