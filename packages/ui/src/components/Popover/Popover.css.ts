import { style } from '@vanilla-extract/css'
import { closeButton, focusRing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, radius, shadow, size, space, stroke, weight } = vars

const canAnchor = '(position-area: block-end)'

export const root = style({ '@media': { [when.print]: { display: 'none' } } })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.link,
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
  '@media': { [when.hover]: { ':hover': { color: colour.linkHover, textDecorationStyle: 'solid' } } },
  selectors: { '&:focus-visible': focusRing },
})

export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  width: 'auto',
  maxWidth: '24rem',
  margin: `${space[4]} auto`,
  padding: space[4],
  overflow: 'auto',
  background: colour.raised,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.medium,
  boxShadow: shadow.raised,
  color: colour.ink,
  fontFamily: font.body,
  fontSize: size.sm,
  fontWeight: weight.normal,
  lineHeight: leading.normal,
  textAlign: 'start',
  '@supports': {
    [canAnchor]: {
      inset: 'auto',
      width: 'max-content',
      maxWidth: 'min(24rem, calc(100vw - 2rem))',
      margin: space[2],
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, block-end, block-start',
    },
  },
  selectors: { '&:popover-open': { display: 'grid', gridTemplateColumns: '1fr auto', gap: `${space[1]} ${space[3]}` } },
})

export const title = style({ fontFamily: font.heading, fontSize: size.md, lineHeight: leading.snug })

export const content = style({ gridColumn: 1, minWidth: 0, overflowWrap: 'anywhere' })

export const close = style({ ...closeButton, gridColumn: 2, gridRow: 1 })
