import { style, styleVariants } from '@vanilla-extract/css'
import { actionsHeight } from '../../theme/bars.ts'
import { below, from, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, layer, leading, radius, shadow, size, space, stroke, weight } = vars

/**
 * Around where toasts appear. In narrow windows it holds them below the header, and at the top of the window once that is scrolled away:
 * at the bottom they would cover what has the focus, above the bars. It takes no room.
 */
export const around = style({
  '@media': {
    [below.large]: { position: 'sticky', insetBlockStart: 0, zIndex: layer.toast, height: 0 },
    [when.print]: { display: 'none' },
    '(scripting: none)': { position: 'static', height: 'auto' },
  },
})

/** Where toasts appear: narrow, across the top; wide, in the corner above the bar of the step's buttons; at most 420 px from medium on. */
export const place = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: layer.toast,
  width: '100%',
  margin: 0,
  padding: space[4],
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  '@media': {
    [from.medium]: { insetInlineStart: 'auto', maxWidth: '420px' },
    [from.large]: {
      position: 'fixed',
      insetBlock: 'auto 0',
      paddingBlockEnd: `calc(${space[6]} + ${actionsHeight})`,
    },
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
