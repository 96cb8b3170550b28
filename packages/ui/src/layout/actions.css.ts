import { globalStyle, style } from '@vanilla-extract/css'
import { sizeStyle, variantStyle } from '../components/Button/Button.css.ts'
import { barGutter } from '../components/Frame/frame-measures.ts'
import {
  actionHeight,
  actionsHeight,
  actionsRoom,
  blank,
  bottomBarHeight,
  roomForActions,
  roomOfPhone,
} from '../theme/bars.ts'
import { from, supports, when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { colour, layer, space, stroke } = vars

const tablet = `${roomForActions.narrow} and ${from.small}`

const above = `calc(${bottomBarHeight} + 1px + env(safe-area-inset-bottom))`

const bar = {
  // Not sticky: checkers count a sticky bar as one that covers the page's own targets for good.
  position: 'fixed',
  zIndex: layer.bottomBar,
  minHeight: actionsHeight,
  paddingBlock: blank(0.5),
  background: colour.surface,
} as const

const edgeToEdge = (rule: string, surface: string) =>
  `linear-gradient(${rule} ${stroke.hairline}, ${surface} 0) fill 0 / 0 / 0 100vw`

// Without a place across, the buttons stay under what they end; the bar itself is drawn from edge to edge.
const underWhatTheyEnd = { borderImage: edgeToEdge(colour.rule, colour.surface) }

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [roomOfPhone]: {
      ...bar,
      insetInline: 0,
      insetBlockEnd: above,
      gap: `${blank(0.5)} ${blank(0.75)}`,
      paddingInline: barGutter,
      borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
    },
    [tablet]: { ...bar, ...underWhatTheyEnd, insetBlockEnd: above },
    [roomForActions.wide]: { ...bar, ...underWhatTheyEnd, insetBlockEnd: 0 },
    [`${tablet} and ${when.forcedColors}`]: { borderImage: edgeToEdge('CanvasText', 'Canvas') },
    [`${roomForActions.wide} and ${when.forcedColors}`]: { borderImage: edgeToEdge('CanvasText', 'Canvas') },
    [when.print]: { display: 'none' },
  },
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
  const endOfPage = { '@media': { [room]: { paddingBlockEnd: actionsRoom } } }
  const aroundFocus = { '@media': { [room]: { scrollPaddingBlockEnd: `calc(6rem + ${actionsRoom})` } } }
  globalStyle(`body:has(${actions})`, { '@supports': { [supports.has]: endOfPage } })
  globalStyle('body', { '@supports': { [supports.noHas]: endOfPage } })
  globalStyle(`html:has(${actions})`, { '@supports': { [supports.has]: aroundFocus } })
  globalStyle('html', { '@supports': { [supports.noHas]: aroundFocus } })
}
