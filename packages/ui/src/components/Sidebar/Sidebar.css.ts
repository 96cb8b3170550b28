import { style } from '@vanilla-extract/css'
import { calmly, focusRing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, target, weight } = vars

export const root = style({
  position: 'sticky',
  insetBlockStart: space[6],
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  maxHeight: `calc(100vh - 2 * ${space[6]})`,
  // Room for focus rings and for the marker of the current link.
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
  paddingBlock: space[1],
  overflowY: 'auto',
  '@media': { [when.print]: { display: 'none' } },
})

export const title = style({
  marginBlockEnd: space[2],
  paddingInline: space[3],
  color: colour.inkMuted,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  letterSpacing: '0.06em',
  lineHeight: leading.snug,
  textTransform: 'uppercase',
})

export const list = style({ display: 'grid', gap: '2px', padding: 0, listStyle: 'none' })

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target.medium,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.medium,
  color: colour.ink,
  fontSize: size.md,
  lineHeight: leading.snug,
  textDecoration: 'none',
  transition: calmly('background-color', 'color'),
  '@media': { [when.hover]: { ':hover': { background: colour.sunken } } },
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-current]': { background: colour.accentSoft, color: colour.onAccentSoft, fontWeight: weight.semibold },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${colour.accent}`,
      borderRadius: radius.pill,
    },
  },
})

export const icon = style({
  flex: 'none',
  display: 'inline-flex',
  color: colour.inkMuted,
  fontSize: '1.125em',
  selectors: { [`${link}[aria-current] &`]: { color: 'inherit' } },
})

export const label = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' })
