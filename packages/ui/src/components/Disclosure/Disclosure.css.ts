import { style } from '@vanilla-extract/css'
import { calmly, focusRingInside, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, space, stroke } = vars

export const root = style({
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  background: colour.surface,
})

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[4]} clamp(${space[4]}, 0.75rem + 1.2vw, ${space[6]})`,
  borderRadius: radius.large,
  listStyle: 'none',
  transition: calmly('background-color'),
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRingInside,
  },
  '@media': { [when.hover]: { ':hover': { background: colour.sunken } } },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 })

export const chevron = style({
  width: '0.55em',
  height: '0.55em',
  marginInline: space[2],
  borderBlockEnd: '2px solid currentColor',
  borderInlineEnd: '2px solid currentColor',
  color: colour.accent,
  rotate: '45deg',
  translate: '0 -25%',
  transition: calmly('rotate', 'translate'),
  selectors: { [`${root}[open] &`]: { rotate: '225deg', translate: '0 25%' } },
})

export const content = style({
  // What is visually hidden in it is placed by it: by the page, it would make the page longer while this is closed.
  position: 'relative',
  padding: `${space[2]} clamp(${space[4]}, 0.75rem + 1.2vw, ${space[6]}) ${space[6]}`,
})
