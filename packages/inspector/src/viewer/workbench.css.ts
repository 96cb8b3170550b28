import { vars } from '@aangiftewijs/ui/styling'
import { style } from '@vanilla-extract/css'

const { space } = vars
const wide = '(min-width: 64rem)'

/** The charts to choose from at the side, the chosen one in the rest of the window. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[4],
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
})

/**
 * The chart, what can be done and what happened: three columns where there is room for them. The chart in words is full of links and
 * comes last, so that what can be done is near for the keyboard, and for who has one column.
 */
export const room = style({ containerName: 'bench', containerType: 'inline-size' })
const threeColumns = 'bench (min-width: 48rem)'
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': {
    [threeColumns]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 24%) minmax(11rem, 24%)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})
const placed = (gridColumn: number, gridRow: string) =>
  style({ minWidth: 0, '@container': { [threeColumns]: { gridColumn, gridRow } } })
export const drawing = placed(1, '1')
export const choices = placed(2, '1 / span 2')
export const log = placed(3, '1 / span 2')
export const words = placed(1, '2')
