import { style } from '@vanilla-extract/css'
import { crampedJourney, from, when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { space } = vars

/** Measured beside the width of the window: with large text there is less room than the window says. */
export const container = style({ containerName: 'journey', containerType: 'inline-size' })

export const journey = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': {
    [from.large]: {
      // The navigation of the frame stands beside this, so the tracker leaves the width to the work.
      gridTemplateColumns: 'clamp(15.5rem, 19vw, 17rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: `clamp(${space[6]}, 3vw, ${space[16]})`,
    },
    [when.print]: { display: 'block' },
  },
  '@container': {
    [crampedJourney]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', rowGap: space[8] },
  },
})

export const progress = style({ minWidth: 0 })

export const work = style({
  minWidth: 0,
  '@media': { [from.large]: { gridColumn: 2, gridRow: '1 / span 2' } },
  '@container': { [crampedJourney]: { gridColumn: 1, gridRow: 'auto' } },
})

export const outcome = style({
  minWidth: 0,
  '@media': {
    [from.large]: {
      gridColumn: 1,
      gridRow: '2 / span 2',
      position: 'sticky',
      insetBlockStart: space[6],
      alignSelf: 'start',
    },
  },
  '@container': { [crampedJourney]: { gridRow: 'auto', position: 'static' } },
})

export const after = style({
  minWidth: 0,
  '@media': { [from.large]: { gridColumn: 2, gridRow: 3 } },
  '@container': { [crampedJourney]: { gridColumn: 1, gridRow: 'auto' } },
})

export const wide = style({
  display: 'none',
  '@media': { [from.large]: { display: 'inline' } },
  '@container': { [crampedJourney]: { display: 'none' } },
})
