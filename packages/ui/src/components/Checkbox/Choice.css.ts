import { style } from '@vanilla-extract/css'
import { calmly, linkSummary, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke } = vars

/** One checkbox or radio with its words: the whole row can be pressed. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: '0.4375rem',
  width: 'fit-content',
  maxWidth: '100%',
})

/** The native control, drawn by us: it keeps its keyboard, its form value and its name. */
export const mark = style({
  appearance: 'none',
  // Above the label that covers the row, so that a press on the control itself reaches it.
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeContent: 'center',
  gridRow: 1,
  gridColumn: 1,
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `max(${stroke.control}, 1.5px) solid ${colour.edge}`,
  background: colour.surface,
  color: colour.onAccent,
  cursor: 'pointer',
  transition: calmly('background-color', 'border-color', 'box-shadow'),
  selectors: {
    '&::before': { content: '""', transform: 'scale(0)', transition: calmly('transform') },
    '&:checked': { background: colour.accent, borderColor: colour.accent },
    '&:checked::before': { transform: 'scale(1)' },
    '&:focus-visible': { outline: `${stroke.focus} solid ${colour.focus}`, outlineOffset: '2px' },
    '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: colour.errorEdge },
    '&:disabled': { background: colour.disabledSurface, borderColor: colour.disabledEdge, cursor: 'not-allowed' },
    '&:disabled:checked': { color: colour.disabledInk },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not(:disabled):not(:checked)': {
          borderColor: colour.accent,
          boxShadow: `0 0 0 4px ${colour.accentSoft}`,
        },
        '&:hover:checked:not(:disabled)': { background: colour.accentHover, borderColor: colour.accentHover },
      },
    },
    // In forced colours the browser draws its own mark, in the person's colours.
    [when.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    // Printers leave backgrounds out: the mark must show without them.
    [when.print]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
})

export const box = style({
  borderRadius: radius.small,
  selectors: {
    '&::before': {
      width: '0.875rem',
      height: '0.875rem',
      background: 'currentColor',
      clipPath: 'polygon(14% 44%, 0 58%, 40% 94%, 100% 20%, 86% 8%, 39% 66%)',
    },
    '&:indeterminate': { background: colour.accent, borderColor: colour.accent },
    '&:indeterminate::before': { transform: 'scale(1)', clipPath: 'inset(42% 4%)' },
  },
})

export const round = style({
  borderRadius: radius.pill,
  selectors: {
    '&::before': { width: '0.625rem', height: '0.625rem', borderRadius: radius.pill, background: 'currentColor' },
  },
})

export const words = style({
  overflowWrap: 'anywhere',
  gridRow: 1,
  gridColumn: 2,
  lineHeight: leading.snug,
  paddingBlock: '0.1rem',
  cursor: 'pointer',
  // The label covers the whole row, mark included, so a press anywhere on it counts.
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    'input:disabled ~ &': { color: colour.disabledInk, cursor: 'not-allowed' },
  },
})

/** The line that shows the hints of all choices below it. */
export const explain = style({ '@media': { [when.print]: { display: 'none' } } })

export const explainSummary = style({ ...linkSummary, fontSize: size.sm })

/** Choices one below the other whose hints are seen once they are ticked. */
export const shortChoices = style({ display: 'flex', flexDirection: 'column', gap: space[1] })

/** By style alone, so that it works before script is there. Also of one that the address leads to, or that is wrong. */
const seenWhenTicked = {
  '[data-hint-when="ticked"] > &': { display: 'none' },
  '[data-hint-when="ticked"] > input:is(:checked, :target, [aria-invalid="true"]) ~ &': { display: 'block' },
  [`${explain}[open] + ${shortChoices} [data-hint-when="ticked"] > &`]: { display: 'block' },
} as const

export const hint = style({
  gridColumn: 2,
  fontSize: size.sm,
  lineHeight: 1.45,
  color: colour.inkMuted,
  maxWidth: vars.width.text,
  selectors: seenWhenTicked,
})

/** Above the label that covers the row, so that a press on it is not one on the control. */
export const after = style({
  position: 'relative',
  gridColumn: 2,
  justifySelf: 'start',
  zIndex: 1,
  paddingBlockStart: space[1],
  selectors: seenWhenTicked,
})
