import { globalStyle, style } from '@vanilla-extract/css'
import { actionsHeight, bottomBarHeight, roomForActions } from '../theme/bars.ts'
import { when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { colour, layer, space, stroke } = vars

const above = `calc(${bottomBarHeight} + 1px + env(safe-area-inset-bottom))`

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': {
    [roomForActions]: {
      // Not sticky: checkers count a sticky bar as one that covers the page's own targets for good.
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: above,
      zIndex: layer.bottomBar,
      flexWrap: 'nowrap',
      minHeight: actionsHeight,
      paddingBlock: space[2],
      paddingInline: space[4],
      background: colour.surface,
      borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
    },
    [when.print]: { display: 'none' },
  },
})

globalStyle(`${actions} > :first-child`, { '@media': { [roomForActions]: { flexGrow: 1 } } })
// Room for it at the end of the page, and around what has the focus.
globalStyle(`body:has(${actions})`, { '@media': { [roomForActions]: { paddingBlockEnd: actionsHeight } } })
globalStyle(`html:has(${actions})`, {
  '@media': { [roomForActions]: { scrollPaddingBlockEnd: `calc(6rem + ${actionsHeight})` } },
})
