import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, focusRingInside, from } from '../../theme/mixins.ts'
import { breakpoints, layerScale } from '../../theme/scales.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, space, stroke, target, tint, weight, width } = vars

const bar = style({ maxWidth: '100%', height: space[6], background: colour.accent })

/** Filled from the width of the window on that it stands for. */
export const breakpoint = styleVariants(from, (query) => [
  bar,
  { border: `1px solid ${colour.accent}`, background: 'none', '@media': { [query]: { background: colour.accent } } },
])
export const breakpointWidth = styleVariants(breakpoints, (rem) => ({
  width: `${rem / 2}rem`,
}))

export const measure = styleVariants(width, (value) => [bar, { width: value }])

export const touch = styleVariants(target, (value) => [
  {
    width: value,
    height: value,
    border: `${stroke.control} solid ${colour.edge}`,
    borderRadius: radius.medium,
    background: colour.surface,
  },
])

export const line = styleVariants(stroke, (value) => [
  { width: '14rem', maxWidth: '100%', borderBlockStart: `${value} solid ${colour.ink}` },
])

const box = style({
  width: 'fit-content',
  padding: `${space[2]} ${space[4]}`,
  border: `${stroke.control} solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.surface,
})
export const ring = styleVariants({ outside: focusRing, inside: focusRingInside }, (focused) => [box, focused])

export const tinted = styleVariants(tint, (value) => [
  box,
  { background: colour.infoSoft, borderColor: `color-mix(in srgb, ${colour.infoEdge} ${value}, transparent)` },
])

export const pile = style({ position: 'relative', isolation: 'isolate', display: 'flex', flexWrap: 'wrap' })
export const layer = styleVariants(layerScale, (_value, name) => [
  {
    position: 'relative',
    zIndex: vars.layer[name],
    marginInlineEnd: `calc(-1 * ${space[4]})`,
    padding: `${space[6]} ${space[8]} ${space[6]} ${space[4]}`,
    border: `${stroke.hairline} solid ${colour.edge}`,
    borderRadius: radius.medium,
    background: colour.raised,
  },
])

export const lineHeight = styleVariants(leading, (value) => ({ lineHeight: value, maxWidth: width.text }))
export const fontWeight = styleVariants(weight, (value) => ({ fontWeight: value }))
export const fontFamily = styleVariants(vars.font, (value) => ({ fontFamily: value }))
