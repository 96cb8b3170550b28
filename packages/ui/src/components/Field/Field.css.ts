import { style, styleVariants } from '@vanilla-extract/css'
import { calmly, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, target, weight } = vars

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  breakInside: 'avoid',
})

export const label = style({
  overflowWrap: 'anywhere',
  fontSize: size.md,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  textWrap: 'pretty',
})

/** A legend must be the first child of its fieldset, outside the flow of the gap. */
export const legend = style([label, { marginBlockEnd: space[1], maxWidth: '100%' }])

export const optional = style({ fontWeight: weight.normal, color: colour.inkMuted })

export const hint = style({
  overflowWrap: 'anywhere',
  fontSize: size.sm,
  lineHeight: 1.45,
  color: colour.inkMuted,
  maxWidth: vars.width.text,
})

export const error = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  fontSize: size.sm,
  fontWeight: weight.semibold,
  lineHeight: 1.45,
  color: colour.errorInk,
  maxWidth: vars.width.text,
})

export const errorIcon = style({ flexShrink: 0, lineHeight: 1.3 })

/** The space between the words above and the control. */
export const controlArea = style({ marginBlockStart: space[1], minWidth: 0 })

/** What shows that an answer is wrong; a box that is a button says it with `data-invalid`. */
const invalid = ':is([aria-invalid="true"], [data-invalid])'

/** A box one types or chooses in. */
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: target.medium,
  paddingInline: space[3],
  paddingBlock: space[2],
  border: `${stroke.control} solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
  color: colour.ink,
  lineHeight: leading.snug,
  transition: calmly('border-color', 'box-shadow'),
  selectors: {
    '&::placeholder': { color: colour.inkMuted, opacity: 1 },
    '&:focus-visible': {
      outline: `${stroke.focus} solid ${colour.focus}`,
      outlineOffset: '1px',
      borderColor: colour.accent,
    },
    [`&${invalid}`]: {
      borderColor: colour.errorEdge,
      boxShadow: `inset 0 0 0 1px ${colour.errorEdge}`,
    },
    '&:disabled': {
      background: colour.disabledSurface,
      borderColor: colour.disabledEdge,
      color: colour.disabledInk,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&:read-only:not(select):not(:disabled)': { background: colour.sunken },
  },
  '@media': {
    [when.hover]: {
      selectors: {
        [`&:hover:not(:disabled):not(:focus-visible):not(${invalid})`]: { borderColor: colour.edgeStrong },
      },
    },
    [when.forcedColors]: { selectors: { [`&${invalid}`]: { borderWidth: '3px' } } },
  },
})

/** How wide a control is: as wide as what one types in it. */
export const controlWidth = styleVariants({
  full: {},
  text: { maxWidth: '26rem' },
  amount: { maxWidth: '13rem' },
  number: { maxWidth: '12rem' },
  short: { maxWidth: '6.5rem' },
  year: { maxWidth: '5.5rem' },
  twoDigits: { maxWidth: '4.25rem' },
})
