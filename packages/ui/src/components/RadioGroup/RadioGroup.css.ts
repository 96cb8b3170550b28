import { style, styleVariants } from '@vanilla-extract/css'
import { from } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

export const options = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const direction = styleVariants({
  column: {},
  row: {
    '@media': { [from.small]: { flexDirection: 'row', flexWrap: 'wrap', columnGap: vars.space[8] } },
  },
})
