import { style } from '@vanilla-extract/css'
import { linkSummary } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { size, space } = vars

export const summary = style({ ...linkSummary, fontSize: size.sm })

// A picture does not grow with the page.
export const content = style({ maxWidth: '28rem', paddingBlock: space[2] })
