import { style } from '@vanilla-extract/css'
import { calmly, crampedJourney, focusRing, from, pointing, visuallyHidden, when } from '../../theme/mixins.ts'
import { breakpoints } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, target, weight } = vars

const narrow = `not all and (min-width: ${breakpoints.large}rem)`
const diameter = '1.75rem'

export const root = style({ lineHeight: leading.snug, '@media': { [when.print]: { display: 'none' } } })

export const brief = style({
  '@media': { [from.large]: { display: 'none' } },
  '@container': { [crampedJourney]: { display: 'block' } },
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingBlock: space[2],
  borderRadius: radius.small,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': focusRing },
})

export const where = style({ minWidth: 0, fontWeight: weight.semibold, overflowWrap: 'anywhere', hyphens: 'auto' })

export const chevron = style({
  width: '0.55em',
  height: '0.55em',
  marginInline: space[2],
  borderBlockEnd: '2px solid currentColor',
  borderInlineEnd: '2px solid currentColor',
  color: colour.accent,
  ...pointing.down,
  selectors: { [`${brief}[open] &`]: pointing.up },
})

export const bar = style({ gridColumn: '1 / -1', width: '100%', height: '6px' })

export const track = style({
  fill: colour.accentSoftHover,
  '@media': { [when.forcedColors]: { fill: 'GrayText' } },
})

export const fill = style({ fill: colour.accent, '@media': { [when.forcedColors]: { fill: 'Highlight' } } })

export const list = style({
  padding: 0,
  listStyle: 'none',
  '@media': {
    // The line above opens and closes the list, though the list stands outside its <details>: so it can be always open when wide.
    [narrow]: {
      paddingBlockStart: space[3],
      selectors: { [`${brief}:not([open]) + &`]: { display: 'none' } },
    },
  },
  '@container': {
    [crampedJourney]: {
      paddingBlockStart: space[3],
      selectors: { [`${brief}:not([open]) + &`]: { display: 'none' } },
    },
  },
})

export const step = style({
  position: 'relative',
  selectors: {
    // The line from this marker to the next.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${diameter} + ${space[2]} + 2px) calc(2px - ${space[2]})`,
      insetInlineStart: `calc(${space[2]} + ${diameter} / 2 - 1px)`,
      borderInlineStart: `2px solid ${colour.rule}`,
    },
    '&[data-state="done"]:not(:last-child)::after': { borderColor: colour.successEdge },
  },
})

const here = `${step}:is([data-state="current"], [data-state="finished"], [data-state="aside"])`

export const place = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minHeight: target.medium,
  padding: space[2],
  borderRadius: radius.medium,
  color: colour.ink,
  textDecoration: 'none',
  transition: calmly('background-color'),
  selectors: {
    '&:focus-visible': focusRing,
    [`${step}:is([data-state="later"], [data-state="closed"], [data-state="not-needed"]) &`]: {
      color: colour.inkMuted,
    },
    [`${here} &`]: {
      background: colour.accentSoft,
      color: colour.onAccentSoft,
      fontWeight: weight.semibold,
    },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        'a&:hover': { background: colour.sunken },
        [`${here} a&:hover`]: { background: colour.accentSoftHover },
      },
    },
  },
})

export const marker = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: diameter,
  height: diameter,
  border: `2px solid ${colour.edge}`,
  borderRadius: radius.pill,
  background: colour.surface,
  color: colour.inkMuted,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    [`${step}:is([data-state="done"], [data-state="finished"]) &`]: {
      background: colour.successSoft,
      borderColor: colour.successEdge,
      color: colour.successInk,
    },
    [`${step}[data-state="current"] &`]: {
      background: colour.accent,
      borderColor: colour.accent,
      color: colour.onAccent,
    },
    [`${step}[data-state="open"] &`]: { borderColor: colour.accent, color: colour.link },
    [`${step}:is([data-state="later"], [data-state="closed"], [data-state="not-needed"], [data-state="aside"]) &`]: {
      borderWidth: stroke.control,
      background: 'transparent',
    },
  },
  '@media': {
    // Backgrounds go there, and all markers would look alike.
    [when.forcedColors]: {
      selectors: {
        [`${step}[data-state="current"] &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const label = style({ minWidth: 0, paddingBlockStart: '0.2rem', overflowWrap: 'anywhere', hyphens: 'auto' })

export const note = style({ display: 'block', color: colour.inkMuted, fontSize: size.sm, fontWeight: weight.normal })

export const hidden = style(visuallyHidden)
