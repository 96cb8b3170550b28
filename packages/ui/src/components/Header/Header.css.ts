import { globalStyle, style } from '@vanilla-extract/css'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'
import { frameGutter, frameWidth } from '../Frame/frame-measures.ts'
import { root as menu } from '../Menu/Menu.css.ts'

const { colour, font, leading, radius, size, space, stroke, target, weight } = vars

/** A phone of 320 px, and a window enlarged to 400 %: name and tools fit on one line when they stand closer, but for the language mix. */
const narrowest = '(max-width: 22rem)'

export const root = style({
  background: colour.surface,
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  '@media': {
    [when.print]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[6],
      marginBlockEnd: space[6],
    },
  },
})

export const notice = style({
  paddingBlock: space[2],
  paddingInline: frameGutter,
  background: colour.warningSoft,
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  color: colour.warningInk,
  fontSize: size.sm,
  lineHeight: leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [when.print]: { padding: 0, borderBlockEnd: 0, textAlign: 'end' } },
})

// Nobody follows it on paper.
globalStyle(`${notice} a`, { '@media': { [when.print]: { display: 'none' } } })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  maxWidth: frameWidth,
  minHeight: '4rem',
  marginInline: 'auto',
  paddingBlock: space[2],
  paddingInline: frameGutter,
  '@media': {
    [narrowest]: { columnGap: space[2] },
    [when.print]: { flex: 'none', minHeight: 0, marginInline: 0, paddingInline: 0 },
  },
})

export const product = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: target.medium,
  borderRadius: radius.small,
  color: colour.ink,
  fontFamily: font.heading,
  // One word that cannot break: with text of twice the size it must not make a phone scroll sideways.
  fontSize: `min(${size.lg}, 8vw)`,
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  '@media': {
    [when.hover]: { ':hover': { color: colour.linkHover } },
    [narrowest]: { gap: space[2], fontSize: `min(${size.md}, 8vw)` },
  },
})

export const mark = style({
  flex: 'none',
  width: '2rem',
  height: '2rem',
  color: colour.accent,
  vars: { '--mark-line': colour.onAccent },
  printColorAdjust: 'exact',
  '@media': {
    [when.forcedColors]: { color: 'CanvasText', vars: { '--mark-line': 'Canvas' } },
    [narrowest]: { width: '1.5rem', height: '1.5rem' },
  },
})

export const tools = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minWidth: 0,
  // Also on a line of their own.
  marginInlineStart: 'auto',
  '@media': { [from.medium]: { gap: space[3] }, [when.print]: { display: 'none' } },
})

// In a narrow window a menu that ends at its own button would begin outside of it.
globalStyle(`${tools} ${menu}`, { '@media': { [`not all and ${from.medium}`]: { position: 'static' } } })

export const siteMenu = style({ display: 'none', '@media': { [from.large]: { display: 'block' } } })
