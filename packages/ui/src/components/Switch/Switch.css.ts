import { style } from '@vanilla-extract/css'
import { calmly, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, stroke } = vars

export const row = style({ gridTemplateColumns: '2.75rem minmax(0, 1fr)' })

export const track = style({
  appearance: 'none',
  // Above the label that covers the row, so that a press on the control itself reaches it.
  position: 'relative',
  zIndex: 1,
  display: 'block',
  gridRow: 1,
  gridColumn: 1,
  width: '2.75rem',
  height: '1.5rem',
  margin: 0,
  padding: '0.1875rem',
  border: `max(${stroke.control}, 1.5px) solid ${colour.edge}`,
  borderRadius: radius.pill,
  background: colour.surface,
  cursor: 'pointer',
  transition: calmly('background-color', 'border-color'),
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      height: '100%',
      aspectRatio: '1',
      borderRadius: radius.pill,
      background: colour.edge,
      transition: calmly('transform', 'background-color'),
    },
    '&:checked': { background: colour.accent, borderColor: colour.accent },
    '&:checked::before': { background: colour.onAccent, transform: 'translateX(1.25rem)' },
    '&:focus-visible': { outline: `${stroke.focus} solid ${colour.focus}`, outlineOffset: '2px' },
    '&[aria-invalid="true"]': { borderColor: colour.errorEdge },
    '&:disabled': { background: colour.disabledSurface, borderColor: colour.disabledEdge, cursor: 'not-allowed' },
    '&:disabled::before': { background: colour.disabledInk },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        '&:hover:not(:disabled):not(:checked)': { borderColor: colour.accent },
        '&:hover:checked:not(:disabled)': { background: colour.accentHover },
      },
    },
    [when.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
    [when.print]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
})
