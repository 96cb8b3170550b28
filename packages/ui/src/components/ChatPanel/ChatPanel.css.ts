import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { actions } from '../../layout/actions.css.ts'
import {
  actionsHeight,
  actionsRoom,
  blank,
  bottomBarHeight,
  lineRoom,
  roomForActions,
  roomOfPhone,
} from '../../theme/bars.ts'
import { calmly, focusRing, focusRingInside, from, supports, visuallyHidden, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'
import { barGutter, besideFrame } from '../Frame/frame-measures.ts'

const { colour, layer, leading, radius, shadow, size, space, stroke } = vars

export const root = style({ minWidth: 0 })

const round = style({
  // On small windows a floating button would cover the page's own controls: there it stands above the panel.
  marginInlineStart: 'auto',
  marginBlockEnd: space[3],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '3.5rem',
  height: '3.5rem',
  border: `${stroke.hairline} solid transparent`,
  borderRadius: radius.pill,
  background: colour.accent,
  boxShadow: shadow.raised,
  color: colour.onAccent,
  fontSize: '1.375rem',
  listStyle: 'none',
  transition: calmly('background-color'),
  '@media': {
    [when.hover]: { ':hover': { background: colour.accentHover } },
    [when.print]: { display: 'none' },
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:active': { background: colour.accentPressed },
    '&:focus-visible': { ...focusRing, outlineOffset: '3px' },
  },
})

const overSize = blank(3)
const inBar = `calc((${actionsHeight} - ${overSize}) / 2)`
const aboveNavigation = (more: string) => `calc(${bottomBarHeight} + 1px + env(safe-area-inset-bottom) + ${more})`
const over = { position: 'fixed', zIndex: layer.bottomBar, insetInlineEnd: space[6] } as const
const overInBar = {
  ...over,
  insetInlineEnd: besideFrame,
  width: overSize,
  height: overSize,
  marginBlockEnd: 0,
  boxShadow: 'none',
  fontSize: blank(1.375),
} as const

/** Over a page it stands in the bar of the step's buttons, so that it covers nothing that the bar does not. */
const overPage = style({
  '@media': {
    [roomForActions.narrow]: { ...overInBar, insetBlockEnd: aboveNavigation(inBar) },
    [roomForActions.wide]: { ...overInBar, insetBlockEnd: inBar },
  },
})
// Beside the last button alone: what has a line above that one has the whole width of the bar, which on a phone ends where this does.
const elsewhere = { marginInlineEnd: `calc(${blank(0.5)} + ${overSize} + ${barGutter})` }
const besideIt = {
  '@media': {
    [roomForActions.narrow]: elsewhere,
    [roomForActions.wide]: elsewhere,
    [roomOfPhone]: { marginInlineEnd: `calc(${blank(0.75)} + ${overSize})` },
  },
}
globalStyle(`body:has(${overPage}) ${actions} > :last-child`, { '@supports': { [supports.has]: besideIt } })
// These styles come with it: who cannot tell whether it is there has it on nearly every page.
globalStyle(`body ${actions} > :last-child`, { '@supports': { [supports.noHas]: besideIt } })
for (const room of Object.values(roomForActions)) {
  const underIt = { '@media': { [room]: { paddingBlockEnd: actionsRoom } } }
  globalStyle(`body:has(${overPage}):not(:has(${actions}))`, { '@supports': { [supports.has]: underIt } })
  globalStyle('body', { '@supports': { [supports.noHas]: underIt } })
}

export const toggle = styleVariants({
  'in-page': [round, { '@media': { [from.large]: { ...over, insetBlockEnd: space[6], marginBlockEnd: 0 } } }],
  'over-page': [round, overPage],
})

export const hidden = style(visuallyHidden)

// By style, so that it is so before there is script, too.
export const closed = style({ display: 'grid', selectors: { 'details[open] > summary > &': { display: 'none' } } })
export const opened = style({ display: 'none', selectors: { 'details[open] > summary > &': { display: 'grid' } } })

const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: colour.surface,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  boxShadow: shadow.sheet,
})

/** The height of what is seen of a window. Where it is not told, the bar of a phone's browser may be out or not: then as if it is. */
const windowHeight = createVar()

// In a low window it scrolls as a whole; what is said keeps some lines.
const overSheet = { ...over, overflowY: 'auto', maxHeight: `calc(${windowHeight} - 2 * ${actionsHeight})` } as const

export const panel = styleVariants({
  'in-page': [sheet],
  'over-page': [
    sheet,
    {
      vars: { [windowHeight]: 'calc(100vh - 3.5rem)' },
      '@supports': { [supports.windowUnit]: { vars: { [windowHeight]: '100dvh' } } },
      '@media': {
        [roomForActions.narrow]: {
          ...overSheet,
          insetInline: space[2],
          insetBlockEnd: aboveNavigation(`${actionsRoom} + ${lineRoom} + ${space[2]}`),
          maxHeight: `calc(${windowHeight} - ${bottomBarHeight} - ${actionsRoom} - ${lineRoom} - ${space[8]})`,
        },
        [roomForActions.wide]: {
          ...overSheet,
          insetInlineEnd: besideFrame,
          width: '26rem',
          insetBlockEnd: `calc(${actionsHeight} + ${space[2]})`,
        },
        // On a phone it is a sheet of one height: an answer moves nothing, and what is said has the room.
        [roomOfPhone]: {
          insetInline: 0,
          insetBlockEnd: aboveNavigation(actionsRoom),
          height: `calc(${windowHeight} - ${bottomBarHeight} - ${actionsRoom} - ${space[8]})`,
          borderInline: 0,
          borderBlockEnd: 0,
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
        [when.print]: { display: 'none' },
      },
    },
  ],
})

export const head = style({
  padding: space[4],
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
})

export const headline = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})

// What reacts of it reaches into the padding of the head, so that its cross stands in line with what is below.
globalStyle(`${headline} > button`, {
  flex: 'none',
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
})

export const title = style({ fontSize: size.lg })

export const note = style({
  marginBlockStart: space[1],
  color: colour.inkMuted,
  fontSize: size.sm,
  lineHeight: leading.snug,
})

export const area = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minHeight: '6rem',
  maxHeight: '350px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  selectors: { '&:focus-visible': focusRingInside },
  '@media': {
    [roomOfPhone]: { selectors: { [`${panel['over-page']} &`]: { flex: '1 1 0', maxHeight: 'none' } } },
    [when.print]: { maxHeight: 'none' },
  },
})

export const typing = style({
  display: 'flex',
  alignSelf: 'flex-start',
  gap: space[1],
  padding: space[3],
  borderRadius: radius.large,
  background: colour.sunken,
})

const breathe = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } })

export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: radius.pill,
  background: colour.inkMuted,
  animation: `${breathe} 1.2s infinite`,
  selectors: { '&:nth-child(2)': { animationDelay: '0.15s' }, '&:nth-child(3)': { animationDelay: '0.3s' } },
  '@media': { [when.forcedColors]: { background: 'CanvasText' }, [when.stillness]: { animation: 'none' } },
})

export const form = style({
  padding: space[4],
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  '@media': { [when.print]: { display: 'none' } },
})
