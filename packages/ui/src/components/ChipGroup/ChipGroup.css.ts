import { style } from '@vanilla-extract/css'
import { calmly, focusRing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, size, space, stroke, target, weight } = vars

// The hidden legend is placed by it: by the page, it would make the page longer.
export const group = style({ position: 'relative', '@media': { [when.print]: { display: 'none' } } })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyleType: '""',
  padding: 0,
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target.small,
  paddingInline: space[4],
  paddingBlock: space[1],
  border: `${stroke.control} solid ${colour.edge}`,
  borderRadius: radius.pill,
  background: colour.surface,
  color: colour.ink,
  fontSize: size.sm,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  textDecoration: 'none',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: calmly('background-color', 'border-color', 'color'),
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"], &[aria-current="true"]': {
      background: colour.accent,
      borderColor: colour.accent,
      color: colour.onAccent,
      fontWeight: weight.semibold,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not([aria-pressed="true"]):not([aria-current="true"])': {
          background: colour.accentSoft,
          borderColor: colour.accent,
          color: colour.onAccentSoft,
        },
      },
    },
    [when.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"], &[aria-current="true"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
