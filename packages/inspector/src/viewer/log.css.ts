import { focusRingInside, vars, when } from '@aangiftewijs/ui/styling'
import { globalStyle, style } from '@vanilla-extract/css'

const { colour, radius, size, space, leading, weight } = vars
const bare = { margin: 0, padding: 0, listStyle: 'none' } as const

/** All moments, in a list that scrolls by itself: a session may have hundreds. */
export const log = style({
  ...bare,
  position: 'relative',
  overflowY: 'auto',
  maxHeight: 'clamp(20rem, calc(100vh - 16rem), 60rem)',
  fontSize: size.sm,
  lineHeight: leading.snug,
  '@media': { [when.print]: { maxHeight: 'none' } },
})

const rowBase = { paddingInlineStart: space[2] } as const
export const row = style({ ...rowBase, borderInlineStart: `4px solid ${colour.rule}` })
export const rowHere = style({
  ...rowBase,
  borderInlineStart: `4px solid ${colour.accent}`,
  fontWeight: weight.semibold,
})

/** One moment: a whole line, so that it is easy to hit. */
export const moment = style({
  display: 'block',
  width: '100%',
  minHeight: '2rem',
  padding: space[1],
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { background: colour.accentSoft }, '&:focus-visible': focusRingInside },
})
export const place = style({ display: 'block', color: colour.inkMuted, fontVariantNumeric: 'tabular-nums' })

export const each = style({ ...bare, fontWeight: weight.normal })
globalStyle(`${each} [aria-current]`, { fontWeight: weight.semibold })
globalStyle(`${log} summary`, {
  padding: space[1],
  cursor: 'pointer',
  color: colour.inkMuted,
  fontWeight: weight.normal,
})
