import { breakpoints } from './scales.ts'
import { vars } from './vars.css.ts'

/** Media queries for `@media` in a style, from the smallest window up. */
export const from = {
  small: `(min-width: ${breakpoints.small}rem)`,
  medium: `(min-width: ${breakpoints.medium}rem)`,
  large: `(min-width: ${breakpoints.large}rem)`,
  wide: `(min-width: ${breakpoints.wide}rem)`,
} as const

/** Windows narrower than `from` has. */
export const below = { large: `(max-width: ${breakpoints.large - 0.01}rem)` } as const

/** A container query: a `Journey` too narrow for two columns although its window is wide, as with large text. */
export const crampedJourney = 'journey (max-width: 44rem)'

/** Other conditions styles may depend on. */
export const when = {
  forcedColors: '(forced-colors: active)',
  print: 'print',
  stillness: '(prefers-reduced-motion: reduce)',
  /** A pointer that can hover; touch screens keep the hover style after a tap. */
  hover: '(hover: hover)',
} as const

/**
 * What `@supports` asks for around what the oldest browsers lack (ADR 72). A rule in front is no help where it cannot be told that the
 * newer one is not understood: in a selector, and in a value with `var()`.
 */
export const supports = {
  has: 'selector(:has(*))',
  noHas: 'not selector(:has(*))',
  lineHeightUnit: '(height: 1lh)',
  windowUnit: '(height: 1dvh)',
} as const

/** The focus ring, outside the thing with a small gap: for `selectors: { '&:focus-visible': focusRing }`. */
export const focusRing = {
  outline: `${vars.stroke.focus} solid ${vars.colour.focus}`,
  outlineOffset: '2px',
} as const

/** The focus ring of a thing that touches its neighbours: inside its own edge. */
export const focusRingInside = { ...focusRing, outlineOffset: `calc(-1 * ${vars.stroke.focus})` } as const

/** Present for screen readers, absent for the eye. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Figures of equal width, so that amounts line up under each other. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const

/** A transition of these properties at the calm pace (nothing moves when motion is unwanted). */
export const calmly = (...properties: readonly string[]): string =>
  properties.map((property) => `${property} ${vars.duration.quick} ${vars.easing.out}`).join(', ')

/** Which way the corner points that says whether something is open. Not by `rotate` and `translate`, which came in summer 2022. */
export const pointing = {
  down: { transform: 'translateY(-25%) rotate(45deg)', transition: calmly('transform') },
  up: { transform: 'translateY(25%) rotate(225deg)' },
} as const

/** The small cross that closes a thing lying over the page. */
export const closeButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2rem',
  height: '2rem',
  margin: `calc(-1 * ${vars.space[1]}) calc(-1 * ${vars.space[2]}) 0 0`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.colour.inkMuted,
  cursor: 'pointer',
  '@media': { [when.hover]: { ':hover': { background: vars.colour.sunken, color: vars.colour.ink } } },
  selectors: { '&:focus-visible': focusRingInside },
} as const

/** A native `<meter>` or `<progress>`: its width comes from its value, so no inline style is needed. */
export const nativeBar = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '0.625rem',
  border: `1px solid ${vars.colour.edge}`,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: vars.colour.sunken,
} as const

/** A `<summary>` that reads as a link, within a thing that has a frame of its own. */
export const linkSummary = {
  width: 'fit-content',
  minHeight: '24px',
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  color: vars.colour.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': {
    [when.hover]: { ':hover': { color: vars.colour.linkHover } },
    [when.print]: { color: 'inherit', fontWeight: vars.weight.semibold, textDecoration: 'none', breakAfter: 'avoid' },
  },
  selectors: { '&:focus-visible': focusRing },
} as const
