import { globalStyle, style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, shadow, space, stroke } = vars

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: `clamp(${space[4]}, 0.75rem + 1.2vw, ${space[6]})`,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  background: colour.surface,
  boxShadow: shadow.sheet,
  '@media': { [when.print]: { boxShadow: 'none' } },
})

// A list in it needs no rule at its end: the card has an edge of its own.
globalStyle(`${card} dl > div:last-child`, { borderBlockEnd: 'none' })

export const head = style({ display: 'flex', flexDirection: 'column', gap: space[3] })

export const eyebrow = style({ order: -1 })

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[3], flexGrow: 1, minWidth: 0 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
