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

/** The chart, what can be done and what happened: three columns where there is room for them. */
export const room = style({ containerName: 'bench', containerType: 'inline-size' })
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': {
    'bench (min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(11rem, 24%) minmax(11rem, 24%)' },
  },
})
