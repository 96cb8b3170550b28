import { style } from '@vanilla-extract/css'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, size, space, stroke, weight } = vars

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', columnGap: space[12] },
    [when.print]: { display: 'block' },
  },
})

export const text = style({ minWidth: 0 })

// At narrow widths the headings themselves are the overview.
export const root = style({
  display: 'none',
  '@media': {
    [from.wide]: { display: 'grid', gap: space[3], position: 'sticky', top: space[24], alignSelf: 'start' },
    [when.print]: { display: 'none' },
  },
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
