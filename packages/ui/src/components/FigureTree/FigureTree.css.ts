import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, tabularFigures, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

/** On a phone the levels take little from the words. */
const narrow = '(max-width: 24rem)'

const { colour, leading, radius, size, space, stroke, weight } = vars

export const root = style({ fontSize: size.sm, lineHeight: leading.snug })

/** Room for the sign that unfolds a figure: every label stands behind it, every amount ends at the edge of the tree. */
const indent = '1.2em'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})

export const whole = style({ fontWeight: weight.semibold })

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

export const leaf = style({ paddingBlock: space[1], paddingInlineStart: indent, minHeight: '24px' })

export const summary = style({
  position: 'relative',
  paddingBlock: space[1],
  paddingInlineStart: indent,
  minHeight: '24px',
  borderRadius: radius.small,
  // The browser's own sign is as wide as its font makes it, and would push the amounts out of their column.
  listStyle: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.2em',
    insetBlockStart: `calc(${space[1]} + 0.45em)`,
    width: '0.45em',
    height: '0.45em',
    borderInlineEnd: '2px solid',
    borderBlockEnd: '2px solid',
    transform: 'rotate(-45deg)',
  },
  '@media': { [when.hover]: { ':hover': { background: colour.sunken } } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
    '[open] > &::before': { transform: 'rotate(45deg)' },
  },
})

export const how = style({ paddingBlock: space[1], paddingInlineStart: indent, color: colour.inkMuted })

// The name of an article is enough to find it; its address would be longer than what it explains.
globalStyle(`${how} a[href]::after`, { '@media': { [when.print]: { content: 'none' } } })
