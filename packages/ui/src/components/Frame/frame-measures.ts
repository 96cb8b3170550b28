import { vars } from '../../theme/vars.css.ts'

/** The widest the header, the page and the footer become; all three share it so that their edges line up. */
export const frameWidth = '92rem'

/** The space between the window's edge and what stands in the frame. */
export const frameGutter = `clamp(${vars.space[4]}, 4vw, ${vars.space[10]})`

/** The same in a bar that stays: there enlarged text needs the room. */
export const barGutter = `min(${frameGutter}, 5vw)`

/** From the window's edge to the frame's, for what stays in the window but lines up with the page. */
export const besideFrame = `calc(${barGutter} + max(0px, (100% - ${frameWidth}) / 2))`
