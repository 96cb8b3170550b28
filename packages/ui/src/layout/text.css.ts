import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const { colour, font, leading, radius, size, space, stroke, weight, width } = vars

export const heading = style({
  fontFamily: font.heading,
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  letterSpacing: '-0.008em',
  maxWidth: '28em',
})

export const headingSize = styleVariants({
  display: { fontSize: size.display, letterSpacing: '-0.018em', lineHeight: 1.08 },
  xxl: { fontSize: size.xxl, letterSpacing: '-0.014em' },
  xl: { fontSize: size.xl, lineHeight: 1.2 },
  lg: { fontSize: size.lg, lineHeight: leading.snug },
  md: { fontSize: size.md, lineHeight: leading.snug, letterSpacing: 0 },
})

export const text = style({ minWidth: 0 })

export const textSize = styleVariants({
  xs: { fontSize: size.xs, lineHeight: 1.4 },
  sm: { fontSize: size.sm, lineHeight: 1.45 },
  md: { fontSize: size.md },
  lg: { fontSize: size.lg, lineHeight: 1.45 },
})

export const textTone = styleVariants({
  default: {},
  muted: { color: colour.inkMuted },
  success: { color: colour.successInk },
  warning: { color: colour.warningInk },
  error: { color: colour.errorInk },
  attention: { color: colour.attentionInk },
})

export const textWeight = styleVariants({
  normal: {},
  semibold: { fontWeight: weight.semibold },
  regular: { fontWeight: weight.normal },
})

export const unbroken = style({ display: 'inline-block' })

export const measure = style({ maxWidth: width.text })

export const prose = style({ maxWidth: width.text })

// Rhythm of running text: generous above headings, tight below them.
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} :where(${selector})`, rule)

within('* + *', { marginBlockStart: space[4] })
within('h2', { fontSize: size.xl, marginBlockStart: space[10], lineHeight: 1.2 })
within('h3', { fontSize: size.lg, marginBlockStart: space[8], lineHeight: leading.snug })
within('h4', { fontSize: size.md, marginBlockStart: space[6] })
within('h2 + *, h3 + *, h4 + *', { marginBlockStart: space[2] })
within('h2:first-child, h3:first-child', { marginBlockStart: 0 })
within('ul, ol', { paddingInlineStart: space[6] })
within('li + li', { marginBlockStart: space[2] })
within('li::marker', { color: colour.inkMuted })
within('a', { color: colour.link, textUnderlineOffset: '0.18em' })
within('blockquote', { borderInlineStart: `3px solid ${colour.accent}`, paddingInlineStart: space[4] })
within('code', {
  fontFamily: font.mono,
  fontSize: '0.875em',
  background: colour.sunken,
  borderRadius: radius.small,
  paddingInline: '0.3em',
})
within('th, td', {
  textAlign: 'start',
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
})
