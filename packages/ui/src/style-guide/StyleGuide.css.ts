import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { colour, font, leading, radius, size, space, stroke, weight } = vars

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space[4],
  padding: 0,
  listStyle: 'none',
})

export const swatch = style({ minWidth: 0, fontSize: size.sm, lineHeight: leading.snug })

const chip = style({
  height: '3.5rem',
  marginBlockEnd: space[2],
  border: `${stroke.hairline} solid ${colour.edge}`,
  borderRadius: radius.medium,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

export const colourChip = styleVariants(colour, (background) => [chip, { background }])

export const name = style({ fontWeight: weight.semibold, overflowWrap: 'anywhere' })

export const value = style({
  color: colour.inkMuted,
  fontFamily: font.mono,
  fontSize: size.xs,
  overflowWrap: 'anywhere',
})

export const scale = style({ margin: 0 })

export const scaleRow = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
})

export const specimen = styleVariants(size, (fontSize, step) => [
  {
    margin: 0,
    fontSize,
    lineHeight: leading.snug,
    overflowWrap: 'anywhere' as const,
    fontFamily: ['xl', 'xxl', 'display'].includes(String(step)) ? font.heading : font.body,
    fontWeight: ['xl', 'xxl', 'display'].includes(String(step)) ? weight.semibold : weight.normal,
  },
])
