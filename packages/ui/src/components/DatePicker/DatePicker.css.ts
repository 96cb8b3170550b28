import { style } from '@vanilla-extract/css'
import { focusRingInside, tabularFigures, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'
import { control } from '../Field/Field.css.ts'

const { colour, font, radius, shadow, size, space, stroke, target, weight } = vars

export const button = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: 'fit-content',
    maxWidth: '100%',
    paddingInlineEnd: space[4],
    cursor: 'pointer',
    textAlign: 'start',
    // A button matches :read-only, which greys a text field.
    selectors: { '&:read-only:not(select):not(:disabled)': { background: colour.surface } },
  },
])

export const popover = style({
  maxWidth: 'calc(100vw - 1rem)',
  overflow: 'auto',
  background: colour.raised,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  boxShadow: shadow.raised,
})

export const dialog = style({ padding: space[4], outline: 'none' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
})

export const month = style({ fontFamily: font.heading, fontSize: size.md, textAlign: 'center' })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: target.small,
  height: target.small,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: 'none',
  color: colour.link,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: colour.accentSoft },
    '&[data-disabled]': { color: colour.disabledInk, cursor: 'not-allowed', opacity: 0.5 },
    '&:focus-visible': focusRingInside,
  },
})

export const grid = style({ borderSpacing: 0 })

export const weekday = style({
  paddingBlockEnd: space[1],
  color: colour.inkMuted,
  fontSize: size.xs,
  fontWeight: weight.medium,
})

export const day = style({
  ...tabularFigures,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.medium,
  cursor: 'pointer',
  fontSize: size.sm,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: colour.accentSoft, color: colour.onAccentSoft },
    '&[data-today]': { boxShadow: `inset 0 0 0 1px ${colour.edge}`, fontWeight: weight.semibold },
    '&[data-focus-visible]': focusRingInside,
    '&[data-selected]': { background: colour.accent, color: colour.onAccent, fontWeight: weight.semibold },
    '&[data-selected][data-focus-visible]': { outlineOffset: '2px' },
    '&[data-disabled]': { color: colour.disabledInk, cursor: 'default', opacity: 0.55 },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    [when.forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})
