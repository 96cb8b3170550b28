import { keyframes, style } from '@vanilla-extract/css'
import { calmly, focusRing, focusRingInside, from, visuallyHidden, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, layer, leading, radius, shadow, size, space, stroke } = vars

export const root = style({ minWidth: 0 })

export const toggle = style({
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
    [from.large]: {
      position: 'fixed',
      zIndex: layer.bottomBar,
      insetBlockEnd: space[6],
      insetInlineEnd: space[6],
      marginBlockEnd: 0,
    },
    [when.hover]: { ':hover': { background: colour.accentHover } },
    [when.print]: { display: 'none' },
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:active': { background: colour.accentPressed },
    '&:focus-visible': { ...focusRing, outlineOffset: '3px' },
  },
})

export const hidden = style(visuallyHidden)

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: colour.surface,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  boxShadow: shadow.sheet,
})

export const head = style({
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
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
  maxHeight: '350px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[4],
  selectors: { '&:focus-visible': focusRingInside },
  '@media': { [when.print]: { maxHeight: 'none' } },
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
