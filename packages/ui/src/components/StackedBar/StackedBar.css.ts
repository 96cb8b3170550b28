import { style, styleVariants } from '@vanilla-extract/css'
import { tabularFigures, visuallyHidden } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, weight } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  containerType: 'inline-size',
  breakInside: 'avoid',
})

export const label = style({ fontWeight: weight.semibold })

// The colours carry meaning here, so they stay on paper and in forced colours.
export const bar = style({
  display: 'block',
  width: '100%',
  height: '3.5rem',
  overflow: 'hidden',
  border: `${stroke.hairline} solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: colour.sunken,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

export const tone = styleVariants({
  primary: { fill: colour.series1 },
  info: { fill: colour.series4 },
  success: { fill: colour.series2 },
  /** Of the same kind as `success`, with a pattern. */
  untaxed: { fill: colour.series2 },
  warning: { fill: colour.series5 },
  error: { fill: colour.series3 },
  neutral: { fill: colour.series6 },
})

export const texture = style({ fill: 'none', stroke: colour.onSeries, strokeOpacity: 0.4, strokeWidth: 1 })

export const seam = style({ stroke: colour.surface, strokeWidth: 2 })

export const mark = style({
  display: 'block',
  width: '100%',
  height: '0.875rem',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

export const reach = style({ stroke: colour.ink, strokeWidth: 2 })

export const table = style({ width: '100%', fontSize: size.sm, lineHeight: leading.snug })

export const caption = style(visuallyHidden)

export const row = style({ borderBlockEnd: `${stroke.hairline} solid ${colour.rule}` })

export const totalRow = style({
  borderBlockStart: `${stroke.control} solid ${colour.edge}`,
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
})

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: space[2],
  fontWeight: weight.normal,
  selectors: { [`${totalRow} > &`]: { fontWeight: weight.semibold } },
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'start',
})

export const swatch = style({
  flex: 'none',
  alignSelf: 'flex-start',
  marginBlockStart: '0.15em',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

export const amount = style({
  ...tabularFigures,
  selectors: { [`${totalRow} > &`]: { fontWeight: weight.semibold } },
  paddingBlock: space[2],
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
})
