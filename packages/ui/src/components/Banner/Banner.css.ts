import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, space, stroke, weight } = vars

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  paddingBlock: space[4],
  paddingInline: space[4],
  borderRadius: radius.medium,
  border: `${stroke.hairline} solid transparent`,
  borderInlineStartWidth: '4px',
  color: colour.ink,
  '@media': { [when.forcedColors]: { borderColor: 'CanvasText' } },
})

const toneOf = (background: string, edge: string) => ({
  background,
  borderColor: `color-mix(in srgb, ${edge} ${vars.tint.edge}, transparent)`,
  borderInlineStartColor: edge,
})

export const bannerTone = styleVariants({
  info: toneOf(colour.infoSoft, colour.infoEdge),
  success: toneOf(colour.successSoft, colour.successEdge),
  warning: toneOf(colour.warningSoft, colour.warningEdge),
  error: toneOf(colour.errorSoft, colour.errorEdge),
})

export const bannerInk = styleVariants({
  info: { color: colour.infoInk },
  success: { color: colour.successInk },
  warning: { color: colour.warningInk },
  error: { color: colour.errorInk },
})

export const bannerIcon = style({ lineHeight: 1.3 })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  maxWidth: vars.width.text,
})
export const title = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.md,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: 0,
})
export const text = style({ fontSize: vars.size.md, lineHeight: 1.5 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginBlockStart: space[2],
})

globalStyle(`${text} > * + *`, { marginBlockStart: space[2] })
