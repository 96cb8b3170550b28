import { globalStyle, style } from '@vanilla-extract/css'
import { sizeStyle, variantStyle } from '../components/Button/Button.css.ts'
import { barGutter } from '../components/Frame/frame-measures.ts'
import {
  actionHeight,
  actionsHeight,
  actionsRoom,
  blank,
  bottomBarHeight,
  lineHeight,
  lineProperty,
  lineRoom,
  lineRoomHeight,
  roomForActions,
  roomOfPhone,
} from '../theme/bars.ts'
import { crampedJourney, from, supports, when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { colour, layer, leading, size, space, stroke, weight } = vars

const tablet = `${roomForActions.narrow} and ${from.small}`

const above = `calc(${bottomBarHeight} + 1px + env(safe-area-inset-bottom))`

const staying = {
  // Not sticky: checkers count a sticky bar as one that covers the page's own targets for good.
  position: 'fixed',
  zIndex: layer.bottomBar,
  background: colour.surface,
} as const

const buttons = { minHeight: actionsHeight, paddingBlock: blank(0.5) } as const

const edgeToEdge = (rule: string, surface: string) =>
  `linear-gradient(${rule} ${stroke.hairline}, ${surface} 0) fill 0 / 0 / 0 100vw`

// Without a place across, the buttons stay under what they end; the bar itself is drawn from edge to edge.
const underWhatTheyEnd = { borderImage: edgeToEdge(colour.rule, colour.surface) }

export const bar = style({
  '@media': {
    [roomOfPhone]: {
      ...staying,
      insetInline: 0,
      insetBlockEnd: above,
      paddingInline: barGutter,
      borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
    },
    [tablet]: { ...staying, ...underWhatTheyEnd, insetBlockEnd: above },
    [roomForActions.wide]: { ...staying, ...underWhatTheyEnd, insetBlockEnd: 0 },
    [`${tablet} and ${when.forcedColors}`]: { borderImage: edgeToEdge('CanvasText', 'Canvas') },
    [`${roomForActions.wide} and ${when.forcedColors}`]: { borderImage: edgeToEdge('CanvasText', 'Canvas') },
    [when.print]: { display: 'none' },
  },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [roomOfPhone]: { ...buttons, gap: `${blank(0.5)} ${blank(0.75)}` },
    [tablet]: buttons,
    [roomForActions.wide]: buttons,
  },
})

/** Measured on a phone, where the bar is as wide as the window: what a style enlarges is seen by no media query. */
export const line = style({
  '@media': {
    [roomOfPhone]: { containerType: 'inline-size' },
    [from.large]: { display: 'none' },
  },
  '@container': { [crampedJourney]: { display: 'block' } },
})

/** Letters so large that the line would take of the page what the bars may not; between a phone and a wide window the journey tells. */
const enlarged = '(max-width: 14rem)'
const enlargedJourney = 'journey (max-width: 28rem)'

export const lineWords = style({
  paddingBlockStart: blank(0.25),
  '@container': { [enlarged]: { display: 'none' } },
  '@media': { [from.small]: { '@container': { [enlargedJourney]: { display: 'none' } } } },
})

globalStyle(`${lineWords} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: lineHeight,
  lineHeight: leading.tight,
  fontSize: size.sm,
  fontWeight: weight.semibold,
})
// Where it leads is further down the page.
globalStyle(`${lineWords} a::after`, {
  content: '""',
  flex: 'none',
  width: '0.5em',
  height: '0.5em',
  marginBlockEnd: '0.2em',
  borderInlineEnd: '2px solid',
  borderBlockEnd: '2px solid',
  transform: 'rotate(45deg)',
})

// The main action fills the bar; a way back that stands alone is none. Its words take two lines before the bar does, down to 320 px; with
// letters so large that a word would break, the way back has a line of its own.
globalStyle(`${actions} > :first-child:not(.${variantStyle.secondary})`, {
  '@media': { [roomOfPhone]: { flex: '1 1 7rem' } },
})
globalStyle(`${actions} > :not(:first-child)`, { '@media': { [roomOfPhone]: { flexShrink: 0 } } })
// “Continue to Review” beside “Back” and the advisor takes one line of a phone.
globalStyle(`${actions} .${sizeStyle.medium}`, {
  '@media': {
    [roomOfPhone]: {
      minHeight: actionHeight,
      paddingBlock: blank(0.5),
      paddingInline: blank(0.75),
      // Not `anywhere`, by which a button may become as narrow as a letter.
      overflowWrap: 'break-word',
    },
  },
})
for (const room of Object.values(roomForActions)) {
  // Room for it at the end of the page, and around what has the focus; on every page that has these styles, where no selector can tell.
  const endOfPage = { '@media': { [room]: { paddingBlockEnd: `calc(${actionsRoom} + ${lineRoom})` } } }
  const aroundFocus = { '@media': { [room]: { scrollPaddingBlockEnd: `calc(6rem + ${actionsRoom} + ${lineRoom})` } } }
  globalStyle(`body:has(${actions})`, { '@supports': { [supports.has]: endOfPage } })
  globalStyle('body', { '@supports': { [supports.noHas]: endOfPage } })
  globalStyle(`html:has(${actions})`, { '@supports': { [supports.has]: aroundFocus } })
  globalStyle('html', { '@supports': { [supports.noHas]: aroundFocus } })
}
// Of what lies over the page, too: told at the root, where the line is. Whose browser cannot tell has the room of the bar alone.
globalStyle(`html:has(${line})`, {
  '@supports': {
    [supports.has]: { '@media': { [roomForActions.narrow]: { vars: { [lineProperty]: lineRoomHeight } } } },
  },
})
