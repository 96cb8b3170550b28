import { style, styleVariants } from '@vanilla-extract/css'
import { calmly, focusRing, focusRingInside, pointing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, layer, leading, radius, shadow, size, space, stroke, target } = vars

export const root = style({ position: 'relative', minWidth: 0 })

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target.medium,
  paddingInline: space[2],
  borderRadius: radius.medium,
  listStyle: 'none',
  transition: calmly('background-color'),
  '@media': { [when.hover]: { ':hover': { background: colour.sunken } } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRing,
    [`${root}[open] > &`]: { background: colour.sunken },
  },
})

export const chevron = style({
  flex: 'none',
  width: '0.5em',
  height: '0.5em',
  marginInline: space[1],
  borderBlockEnd: '2px solid currentColor',
  borderInlineEnd: '2px solid currentColor',
  ...pointing.down,
  selectors: { [`${root}[open] > ${trigger} > &`]: pointing.up },
})

export const sheet = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  zIndex: layer.overlay,
  width: 'max-content',
  minWidth: '13rem',
  maxWidth: 'min(20rem, calc(100vw - 2rem))',
  padding: space[2],
  background: colour.raised,
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.medium,
  boxShadow: shadow.raised,
})

export const panel = styleVariants({
  start: [sheet, { insetInlineStart: 0 }],
  end: [sheet, { insetInlineEnd: 0 }],
})

export const heading = style({
  marginBlockEnd: space[2],
  padding: `${space[2]} ${space[3]} ${space[3]}`,
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  fontSize: size.sm,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
})

export const list = style({ padding: 0, listStyle: 'none' })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: target.medium,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: colour.ink,
  cursor: 'pointer',
  fontSize: size.md,
  lineHeight: leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  '@media': { [when.hover]: { ':hover': { background: colour.accentSoft } } },
  selectors: { '&:focus-visible': focusRingInside, '&:active': { background: colour.accentSoftHover } },
})
