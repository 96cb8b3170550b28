import { globalStyle, style } from '@vanilla-extract/css'
import { sizeStyle, variantStyle } from '../components/Button/Button.css.ts'
import { actionsHeight, bottomBarHeight, roomForActions } from '../theme/bars.ts'
import { supports, when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { colour, layer, space, stroke } = vars

const above = `calc(${bottomBarHeight} + 1px + env(safe-area-inset-bottom))`

const bar = {
  // Not sticky: checkers count a sticky bar as one that covers the page's own targets for good.
  position: 'fixed',
  zIndex: layer.bottomBar,
  minHeight: actionsHeight,
  paddingBlock: space[2],
  background: colour.surface,
} as const

const edgeToEdge = (rule: string, surface: string) =>
  `linear-gradient(${rule} ${stroke.hairline}, ${surface} 0) fill 0 / 0 / 0 100vw`

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [roomForActions.narrow]: {
      ...bar,
      insetInline: 0,
      insetBlockEnd: above,
      paddingInline: space[4],
      borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
    },
    [roomForActions.wide]: {
      ...bar,
      // Without a place across, the buttons stay under what they end; the bar itself is drawn from edge to edge.
      insetBlockEnd: 0,
      borderImage: edgeToEdge(colour.rule, colour.surface),
    },
    [`${roomForActions.wide} and ${when.forcedColors}`]: { borderImage: edgeToEdge('CanvasText', 'Canvas') },
    [when.print]: { display: 'none' },
  },
})

// The main action fills the bar; a way back that stands alone is none. Its words take two lines before the bar does, down to 320 px; with
// letters so large that they would break, the way back has a line of its own.
globalStyle(`${actions} > :first-child:not(.${variantStyle.secondary})`, {
  '@media': { [roomForActions.narrow]: { flex: '1 1 7rem' } },
})
globalStyle(`${actions} > :not(:first-child)`, { '@media': { [roomForActions.narrow]: { flexShrink: 0 } } })
// “Continue to Review” beside “Back” and the advisor takes one line of a phone.
globalStyle(`${actions} .${sizeStyle.medium}`, { '@media': { [roomForActions.narrow]: { paddingInline: space[3] } } })
for (const room of Object.values(roomForActions)) {
  // Room for it at the end of the page, and around what has the focus; on every page that has these styles, where no selector can tell.
  const endOfPage = { '@media': { [room]: { paddingBlockEnd: actionsHeight } } }
  const aroundFocus = { '@media': { [room]: { scrollPaddingBlockEnd: `calc(6rem + ${actionsHeight})` } } }
  globalStyle(`body:has(${actions})`, { '@supports': { [supports.has]: endOfPage } })
  globalStyle('body', { '@supports': { [supports.noHas]: endOfPage } })
  globalStyle(`html:has(${actions})`, { '@supports': { [supports.has]: aroundFocus } })
  globalStyle('html', { '@supports': { [supports.noHas]: aroundFocus } })
}
