import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, tabularFigures, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

/** On a phone the levels take little from the words. */
const narrow = '(max-width: 24rem)'

const { colour, leading, radius, size, space, stroke } = vars

export const root = style({ fontSize: size.sm, lineHeight: leading.snug })

export const line = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  width: 'calc(100% - 1.2em)',
  verticalAlign: 'top',
})

export const label = style({ overflowWrap: 'anywhere' })

export const amount = style({ ...tabularFigures, marginInlineStart: 'auto', whiteSpace: 'nowrap' })

export const parts = style({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `${stroke.hairline} solid ${colour.rule}`,
  listStyleType: '""',
  '@container': { [narrow]: { paddingInlineStart: space[1] } },
})

export const part = style({ borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`, paddingInline: 0 })

export const leaf = style({ paddingBlock: space[1], paddingInlineStart: '1.2em', minHeight: '24px' })

export const summary = style({
  paddingBlock: space[1],
  minHeight: '24px',
  borderRadius: radius.small,
  '@media': { [when.hover]: { ':hover': { background: colour.sunken } } },
  selectors: { '&:focus-visible': focusRing },
})

export const how = style({ paddingBlock: space[1], paddingInlineStart: '1.2em', color: colour.inkMuted })

// The name of an article is enough to find it; its address would be longer than what it explains.
globalStyle(`${how} a[href]::after`, { '@media': { [when.print]: { content: 'none' } } })
