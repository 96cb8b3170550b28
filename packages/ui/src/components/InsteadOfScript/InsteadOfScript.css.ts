import { style } from '@vanilla-extract/css'
import { scriptIsOff, scriptIsOn, untilScriptIsLost } from '../../theme/lost-script.css.ts'
import { vars } from '../../theme/vars.css.ts'

/**
 * A page that acts by script says so with `data-hydrated`, and a part of it whose script cannot be had with `data-deferred`. Browsers
 * that cannot tell whether script is on show it until the page says so.
 */
export const instead = style({
  paddingBlock: vars.space[3],
  '@media': { [scriptIsOn]: { animation: untilScriptIsLost } },
  selectors: {
    'html[data-hydrated] &': { display: 'none' },
    'html[data-hydrated] [data-deferred="lost"] &': { display: 'revert', animation: 'none' },
  },
})

/** As `instead`, and while a part of a page that acts by script waits to be used. */
export const whileWaiting = style([
  instead,
  { selectors: { 'html[data-hydrated] [data-deferred] &': { display: 'revert', animation: 'none' } } },
])

/** An inline box has no height to take away. */
export const inLine = style([instead, { display: 'inline-block', paddingBlock: 0 }])

/** Room is kept where script is on, and none where it is off or lost. */
export const untilScript = style({
  visibility: 'hidden',
  '@media': { [scriptIsOff]: { display: 'none' } },
  selectors: { '[data-deferred="lost"] &': { display: 'none' } },
})

/** As `untilScript`, but for where what does it by hand stands in the room. */
export const untilTaken = style([
  untilScript,
  { selectors: { 'html[data-hydrated] [data-deferred] &': { display: 'none' } } },
])
