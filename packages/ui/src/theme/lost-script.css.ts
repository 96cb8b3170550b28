import { keyframes } from '@vanilla-extract/css'

/** Whether script is on. It may still never come: a broken connection, a browser too old for it. */
export const scriptIsOn = '(scripting: enabled)'
export const scriptIsOff = '(scripting: none)'

/** Out of the flow, so that no gap follows it, and around what is placed in it, so that the page cannot be scrolled below its end. */
const noRoom = keyframes({
  from: { position: 'absolute', visibility: 'hidden', height: 0, width: 0, paddingBlock: 0, overflow: 'hidden' },
})

/**
 * For `animation`: unseen, and without room, while script may still come. A delay and not a duration, because those are cut short
 * where motion is unwanted.
 */
export const untilScriptIsLost = `${noRoom} 1ms 8s backwards`
