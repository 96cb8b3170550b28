import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { outcome } from '../../layout/journey.css.ts'
import { crampedJourney, from, linkSummary, tabularFigures } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, radius, size, space, stroke, weight } = vars

const frame = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[5],
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderInlineStart: `6px solid ${colour.rule}`,
  borderRadius: radius.medium,
  background: colour.surface,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
})

export const root = styleVariants({
  neutral: [frame, { borderInlineStartColor: colour.accent }],
  success: [frame, { borderInlineStartColor: colour.successInk }],
  warning: [frame, { borderInlineStartColor: colour.warningInk }],
})

export const sentence = style({
  ...tabularFigures,
  margin: 0,
  fontFamily: font.heading,
  fontSize: size.xl,
  fontWeight: weight.semibold,
  // In the narrow column beside a step a line of the large size holds two words.
  '@container': { '(max-width: 16rem)': { fontSize: size.lg } },
})

export const each = style({ ...tabularFigures, fontWeight: weight.semibold })

export const remark = style({ color: colour.inkMuted, fontSize: size.sm })

export const unexplained = style({})

/** Beside a step it leaves below it the room of the two parts that a figure brings: what stands there must not move when one comes. */
globalStyle(`${outcome} ${unexplained}`, {
  '@media': { [from.large]: { marginBlockEnd: '4rem' } },
  '@container': { [crampedJourney]: { marginBlockEnd: 0 } },
})

export const part = style({ fontSize: size.sm })

export const summary = style(linkSummary)

export const content = style({ paddingBlockStart: space[2], lineHeight: leading.normal })
