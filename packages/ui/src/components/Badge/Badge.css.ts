import { style, styleVariants } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, size, space, stroke, weight } = vars

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  paddingInline: space[2],
  paddingBlock: '0.125rem',
  borderRadius: radius.small,
  border: `${stroke.hairline} solid transparent`,
  fontSize: size.xs,
  fontWeight: weight.semibold,
  lineHeight: 1.35,
  '@media': { [when.forcedColors]: { borderColor: 'CanvasText' } },
})

const toneOf = (background: string, ink: string, edge: string) => ({
  background,
  color: ink,
  borderColor: `color-mix(in srgb, ${edge} ${vars.tint.edge}, transparent)`,
})

export const badgeTone = styleVariants({
  neutral: toneOf(colour.raised, colour.ink, colour.edge),
  info: toneOf(colour.infoSoft, colour.infoInk, colour.infoEdge),
  success: toneOf(colour.successSoft, colour.successInk, colour.successEdge),
  warning: toneOf(colour.warningSoft, colour.warningInk, colour.warningEdge),
  error: toneOf(colour.errorSoft, colour.errorInk, colour.errorEdge),
  attention: toneOf(colour.attentionSoft, colour.attentionInk, colour.attentionEdge),
})
