import { style } from '@vanilla-extract/css'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, size, space, stroke, weight } = vars

// At narrow widths the headings themselves are the overview.
export const root = style({
  display: 'none',
  '@media': { [from.large]: { display: 'grid', gap: space[3] }, [when.print]: { display: 'none' } },
})

export const title = style({
  fontSize: size.sm,
  fontWeight: weight.semibold,
  color: colour.inkMuted,
})

export const list = style({
  display: 'grid',
  padding: 0,
  margin: 0,
  listStyleType: '""',
  borderInlineStart: `${stroke.hairline} solid ${colour.rule}`,
})

export const link = style({
  display: 'block',
  paddingBlock: space[1],
  paddingInlineStart: space[4],
  marginInlineStart: '-1px',
  borderInlineStart: '2px solid transparent',
  color: colour.ink,
  fontSize: size.sm,
  lineHeight: leading.snug,
  minHeight: '1.5rem',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: colour.link, borderInlineStartColor: colour.accent, textDecoration: 'underline' },
    '&:focus-visible': { color: colour.link, borderInlineStartColor: colour.accent },
  },
})
