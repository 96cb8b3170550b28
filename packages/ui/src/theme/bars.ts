/**
 * The height of the bar of navigation at the bottom of narrow windows: an icon and two lines of words as wide apart as readers may set
 * them (WCAG 1.4.12). What stands above the bar reckons with it.
 */
export const bottomBarHeight = '4.5rem'

/** A window this low has no room for a bar that stays: it stands at the end of the page. */
export const lowWindow = '(max-height: 26rem)'

const isHighEnough = '(min-height: 36rem)'

/** Windows that have room for the step's own bar. */
export const roomForActions = {
  /** Above the bar of navigation. */
  narrow: `(max-width: 63.99rem) and ${isHighEnough}`,
  wide: `(min-width: 64rem) and ${isHighEnough}`,
} as const

/** The height of the step's own bar, when its buttons take one line. */
export const actionsHeight = '4.25rem'
