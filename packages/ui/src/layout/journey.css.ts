import { style } from '@vanilla-extract/css'
import { from, when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { space } = vars

export const journey = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(13rem, 17rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: `clamp(${space[8]}, 4vw, ${space[16]})`,
    },
    [when.print]: { display: 'block' },
  },
})

export const place = style({ minWidth: 0 })

export const work = style({
  minWidth: 0,
  '@media': { [from.large]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

export const outcome = style({
  minWidth: 0,
  '@media': {
    [from.large]: { gridColumn: 1, gridRow: 2, position: 'sticky', insetBlockStart: space[6], alignSelf: 'start' },
  },
})

export const wide = style({ display: 'none', '@media': { [from.large]: { display: 'inline' } } })
