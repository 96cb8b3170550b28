import { style, styleVariants } from '@vanilla-extract/css'
import { linkSummary, tabularFigures, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, radius, size, space, stroke, weight } = vars

export const root = style({
  padding: space[5],
  background: colour.surface,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderBlockStart: `4px solid ${colour.accent}`,
  borderRadius: radius.medium,
  lineHeight: leading.snug,
  containerType: 'inline-size',
})

export const title = style({ marginBlockEnd: space[3], fontSize: size.lg })

export const lines = style({ fontSize: size.sm })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlock: space[2],
  breakInside: 'avoid',
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
})

export const label = style({ color: colour.inkMuted, overflowWrap: 'anywhere' })

export const amount = style({ ...tabularFigures, marginInlineStart: 'auto', whiteSpace: 'nowrap' })

const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  marginBlockStart: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  '@media': { [when.forcedColors]: { border: '1px solid CanvasText' }, [when.print]: { border: '1px solid' } },
})

export const result = styleVariants({
  neutral: [verdict, { background: colour.sunken, color: colour.ink }],
  success: [verdict, { background: colour.successSoft, color: colour.successInk }],
  warning: [verdict, { background: colour.warningSoft, color: colour.warningInk }],
})

export const resultLabel = style({ fontWeight: weight.medium })

export const resultAmount = style({
  ...tabularFigures,
  marginInlineStart: 'auto',
  fontFamily: font.heading,
  fontSize: size.xl,
  fontWeight: weight.semibold,
  whiteSpace: 'nowrap',
})

export const details = style({ marginBlockStart: space[3], fontSize: size.sm })

export const summary = style(linkSummary)

export const content = style({ paddingBlockStart: space[2], lineHeight: leading.normal })
