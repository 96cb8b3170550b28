import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { cluster } from '../../layout/layout.css.ts'
import { calmly, focusRing, supports, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, target, weight } = vars

/** Hover styles only where a pointer can hover, and never on a button that does not react. */
const ifHovered = (rule: Record<string, string>) => ({
  '@media': { [when.hover]: { selectors: { '&:hover:not(:disabled):not([aria-disabled="true"])': rule } } },
})
const ifPressed = (rule: Record<string, string>) => ({ '&:active:not(:disabled):not([aria-disabled="true"])': rule })

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  margin: 0,
  // Transparent here, drawn in forced colours.
  border: `${stroke.control} solid transparent`,
  borderRadius: radius.medium,
  fontFamily: vars.font.body,
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  textAlign: 'center',
  // Anywhere, so that one long Dutch word does not make the button wider than the window.
  overflowWrap: 'anywhere',
  maxWidth: '100%',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: calmly('background-color', 'border-color', 'color', 'box-shadow'),
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': {
      background: colour.disabledSurface,
      color: colour.disabledInk,
      borderColor: colour.disabledEdge,
      boxShadow: 'none',
    },
  },
  '@media': {
    [when.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
    [when.print]: { display: 'none' },
  },
})

/** Both quiet variants: nothing shows their edges. */
const quiet = style({ background: 'transparent' })

export const variantStyle = styleVariants({
  primary: {
    background: colour.accent,
    color: colour.onAccent,
    boxShadow: vars.shadow.sheet,
    ...ifHovered({ background: colour.accentHover }),
    selectors: ifPressed({ background: colour.accentPressed, boxShadow: 'none' }),
  },
  secondary: {
    background: colour.surface,
    color: colour.link,
    borderColor: colour.edge,
    ...ifHovered({ background: colour.accentSoft, borderColor: colour.accent, color: colour.onAccentSoft }),
    selectors: ifPressed({
      background: colour.accentSoftHover,
      borderColor: colour.accent,
      color: colour.onAccentSoft,
    }),
  },
  quiet: [
    quiet,
    {
      color: colour.link,
      ...ifHovered({ background: colour.accentSoft, color: colour.onAccentSoft }),
      selectors: ifPressed({ background: colour.accentSoftHover, color: colour.onAccentSoft }),
    },
  ],
  quietDanger: [
    quiet,
    {
      color: colour.errorInk,
      ...ifHovered({ background: colour.errorSoft }),
      selectors: ifPressed({ background: colour.errorSoft, textDecoration: 'underline' }),
    },
  ],
  danger: {
    background: colour.danger,
    color: colour.onDanger,
    ...ifHovered({ background: colour.dangerHover }),
    selectors: ifPressed({ background: colour.dangerPressed }),
  },
})

export const sizeStyle = styleVariants({
  medium: { minHeight: target.medium, paddingInline: space[5], paddingBlock: space[2], fontSize: size.md },
  small: { minHeight: target.small, paddingInline: space[3], paddingBlock: space[1], fontSize: size.sm },
})

// Where all are quiet, nothing shows their edges: their words stand under what stands above them.
for (const [buttons, padding] of [
  [sizeStyle.medium, space[5]],
  [sizeStyle.small, space[3]],
])
  globalStyle(`${cluster}:not(:has(> :not(.${quiet}.${buttons})))`, {
    '@supports': { [supports.has]: { marginInlineStart: `calc(-1 * (${padding} + ${stroke.control}))` } },
  })

export const square = style({ padding: 0, aspectRatio: '1', flexShrink: 0 })

export const full = style({ width: '100%' })

/** Last, so that it wins over the colours of the variant. */
export const unavailable = style({
  background: colour.disabledSurface,
  color: colour.disabledInk,
  borderColor: colour.disabledEdge,
  boxShadow: 'none',
})

/** Keeps the ring at the start of the words while waiting. */
export const pending = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
