import { globalStyle, style } from '@vanilla-extract/css'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'
import { frameGutter, frameWidth } from '../Frame/frame-measures.ts'
import { root as menu, sheet } from '../Menu/Menu.css.ts'

const { colour, leading, radius, size, space, stroke, target, width } = vars

export const root = style({
  background: colour.sunken,
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  fontSize: size.sm,
  lineHeight: leading.snug,
  // Its line would stand alone on a last page; what a page is stands at its head and foot.
  '@media': { [when.print]: { display: 'none' } },
})

export const inner = style({
  display: 'grid',
  gap: space[4],
  maxWidth: frameWidth,
  marginInline: 'auto',
  paddingBlock: space[8],
  paddingInline: frameGutter,
  // Room below the last line for a round button that floats in the corner, so that it covers no control at the end of a page.
  '@media': { [from.large]: { paddingBlockEnd: space[24] } },
})

export const about = style({ maxWidth: width.text, color: colour.inkMuted, lineHeight: leading.normal })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[8]}`,
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  padding: 0,
  listStyle: 'none',
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target.small,
  borderRadius: radius.small,
  color: colour.ink,
  textDecorationLine: 'underline',
  textDecorationColor: colour.edge,
  textUnderlineOffset: '0.2em',
  '@media': {
    [when.hover]: { ':hover': { color: colour.linkHover, textDecorationColor: 'currentColor' } },
  },
})

export const end = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  color: colour.inkMuted,
  '@media': {
    [from.medium]: { flexFlow: 'row wrap', alignItems: 'center', justifyContent: 'space-between' },
  },
})

/** Beside the controls as long as it has room for a few words a line: large text sends them to a line of their own. */
export const copyright = style({ '@media': { [from.medium]: { flex: '1 1 16rem' } } })

export const controls = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  maxWidth: '100%',
  '@media': { [from.medium]: { flexShrink: 0 } },
})

// The first is a button without edges: its text stands in line with the rest.
globalStyle(`${controls} > :first-child`, { marginInlineStart: `calc(-1 * ${space[2]})` })

// A menu at the end of the page opens upwards, and towards the middle of the window.
globalStyle(`${controls} ${sheet}`, {
  insetInline: 'auto 0',
  insetBlock: `auto calc(100% + ${space[1]})`,
  '@media': { [`not all and ${from.medium}`]: { insetInline: '0 auto' } },
})
globalStyle(`${controls} ${menu}`, { '@media': { [`not all and ${from.medium}`]: { position: 'static' } } })
