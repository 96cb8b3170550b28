import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, size, space, stroke, weight } = vars

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  breakInside: 'avoid',
})

export const label = style({ fontWeight: weight.semibold })

export const drawing = style({
  ...tabularFigures,
  display: 'grid',
  gap: space[1],
  fontSize: size.sm,
  lineHeight: leading.snug,
  color: colour.inkMuted,
})

export const edge = style({ textAlign: 'start' })

// A mark at the edge is drawn whole.
export const plot = style({
  display: 'block',
  width: '100%',
  height: '9rem',
  overflow: 'visible',
  borderBlock: `${stroke.hairline} dashed ${colour.rule}`,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
})

export const line = style({ stroke: colour.series1, strokeWidth: 3, strokeLinecap: 'round' })

export const mark = style({ fill: colour.series3, stroke: colour.surface, strokeWidth: 2 })

export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] })

export const key = style({ display: 'flex', alignItems: 'center', gap: space[2], color: colour.ink })
