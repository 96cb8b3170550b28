import { style } from '@vanilla-extract/css'
import { blank, bottomBarHeight, lowWindow } from '../../theme/bars.ts'
import { focusRingInside, from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, layer, leading, radius, size, stroke, weight } = vars

const height = bottomBarHeight

/** Room at the end of the page for the bar that floats over it. */
export const place = style({
  minHeight: `calc(${height} + 1px + env(safe-area-inset-bottom))`,
  background: colour.sunken,
  '@media': { [from.large]: { display: 'none' }, [when.print]: { display: 'none' } },
})

export const root = style({
  // Not sticky: checkers count a sticky bar as one that covers the page's own targets for good.
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.bottomBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: colour.surface,
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  boxShadow: '0 -6px 20px -14px rgba(17, 33, 43, 0.35)',
  '@media': {
    [lowWindow]: { position: 'static' },
  },
})

export const list = style({ display: 'flex', maxWidth: '34rem', marginInline: 'auto', padding: 0, listStyle: 'none' })

export const item = style({ flex: '1 1 0', minWidth: 0 })

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  // All of the height is shared out: room of its own above and below would make a second line of words lift the bar over what it reckons with.
  justifyContent: 'space-evenly',
  minHeight: height,
  paddingInline: blank(0.25),
  color: colour.inkMuted,
  fontSize: size.xs,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': focusRingInside,
    '&:active': { color: colour.ink },
    '&[aria-current]': { color: colour.accent, fontWeight: weight.semibold },
  },
})

export const icon = style({
  display: 'inline-flex',
  padding: `${blank(0.25)} ${blank(1)}`,
  borderRadius: radius.pill,
  fontSize: blank(1.25),
  selectors: { [`${link}[aria-current] &`]: { background: colour.accentSoft, color: colour.onAccentSoft } },
  '@media': {
    [when.forcedColors]: {
      border: '1px solid transparent',
      selectors: { [`${link}[aria-current] &`]: { borderColor: 'Highlight' } },
    },
  },
})

export const label = style({ maxWidth: '100%', overflowWrap: 'anywhere', hyphens: 'auto' })
