import { style, styleVariants } from '@vanilla-extract/css'
import { actionsHeight, actionsRoom, bottomBarHeight, lineRoom } from '../../theme/bars.ts'
import { from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, layer, leading, radius, shadow, size, space, stroke, weight } = vars

/** Where toasts appear: at the bottom, above the bars, so that they hide neither Continue nor the navigation; at most 420 px from medium on. */
export const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.toast,
  width: '100%',
  margin: 0,
  padding: space[4],
  paddingBlockEnd: `calc(${space[4]} + ${bottomBarHeight} + ${actionsRoom} + ${lineRoom})`,
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [from.medium]: { maxWidth: '420px' },
    [from.large]: { insetInlineStart: 'auto', paddingBlockEnd: `calc(${space[6]} + ${actionsHeight})` },
    [when.print]: { display: 'none' },
    // Nobody can dismiss it without script, so it must not lie over the page: it stands where it is rendered.
    '(scripting: none)': { position: 'static', maxWidth: 'none', padding: space[4] },
  },
})

const sheet = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[4],
  paddingInline: space[4],
  background: colour.raised,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderInlineStartWidth: '5px',
  borderRadius: radius.medium,
  boxShadow: shadow.overlay,
  color: colour.ink,
  lineHeight: leading.snug,
  pointerEvents: 'auto',
})

export const notice = styleVariants({
  default: [sheet, { borderInlineStartColor: colour.successEdge }],
  destructive: [sheet, { borderInlineStartColor: colour.errorEdge }],
  warning: [sheet, { borderInlineStartColor: colour.warningEdge }],
})

export const words = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })

export const title = style({
  fontWeight: weight.semibold,
  selectors: {
    [`${notice.destructive} &`]: { color: colour.errorInk },
  },
})

export const text = style({ marginBlockStart: space[1], color: colour.inkMuted, fontSize: size.sm })
