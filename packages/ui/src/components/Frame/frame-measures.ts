import { vars } from '../../theme/vars.css.ts'

/** The widest the header, the page and the footer become; all three share it so that their edges line up. */
export const frameWidth = '92rem'

/** The space between the window's edge and what stands in the frame. */
export const frameGutter = `clamp(${vars.space[4]}, 4vw, ${vars.space[10]})`
