import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, size, space, stroke, weight, width } = vars

export const root = style({
  display: 'grid',
  gap: space[1],
  maxWidth: width.text,
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${colour.accent}`,
  breakInside: 'avoid',
})

export const label = style({ fontSize: size.sm, lineHeight: leading.snug })

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] })

export const amount = style({
  ...tabularFigures,
  fontFamily: font.heading,
  fontSize: size.xl,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
})

export const period = style({ color: colour.inkMuted, fontSize: size.sm })

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  margin: 0,
  marginBlockStart: space[1],
  paddingBlockStart: space[2],
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  fontSize: size.sm,
  listStyleType: '""',
  paddingInline: 0,
})

export const otherPeriod = style({ color: colour.inkMuted, paddingInlineEnd: space[2] })

export const otherAmount = style({ ...tabularFigures })

export const remark = style({ color: colour.inkMuted, fontSize: size.sm, lineHeight: leading.snug })
