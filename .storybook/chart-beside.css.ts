import { style } from '@vanilla-extract/css'
import { vars } from '../packages/ui/src/theme/vars.css.ts'

const { colour, space } = vars

export const container = style({ containerName: 'pair', containerType: 'inline-size' })

/** One below the other, until there is room for a screen and a chart. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@container': { 'pair (min-width: 70rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const screen = style({ minWidth: 0 })

export const chart = style({
  minWidth: 0,
  minHeight: '24rem',
  padding: space[4],
  color: colour.ink,
  background: colour.page,
  borderBlockStart: `1px solid ${colour.rule}`,
  '@container': {
    'pair (min-width: 70rem)': { borderBlockStart: 'none', borderInlineStart: `1px solid ${colour.rule}` },
  },
})
