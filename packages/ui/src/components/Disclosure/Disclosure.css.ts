import { style } from '@vanilla-extract/css'
import { calmly, focusRingInside, pointing, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, radius, space, stroke } = vars

export const root = style({
  border: `${stroke.hairline} solid ${colour.rule}`,
  borderRadius: radius.large,
  background: colour.surface,
  containerType: 'inline-size',
})

/** The column beside a step: margins there take words from the line. */
const narrow = '(max-width: 18rem)'
const inset = `clamp(${space[4]}, 0.75rem + 1.2vw, ${space[6]})`
const chevronSize = '0.55em'

export const summary = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: `${space[4]} ${inset}`,
  // Room for the chevron.
  paddingInlineEnd: `calc(${inset} + ${chevronSize} + 2 * ${space[2]} + ${space[4]})`,
  borderRadius: radius.large,
  listStyle: 'none',
  '@container': {
    [narrow]: { paddingInline: space[4], paddingInlineEnd: `calc(${chevronSize} + ${space[4]} + ${space[3]})` },
  },
  transition: calmly('background-color'),
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': focusRingInside,
  },
  '@media': { [when.hover]: { ':hover': { background: colour.sunken } }, [when.print]: { breakAfter: 'avoid' } },
})

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: `calc(${inset} + ${space[2]})`,
  insetBlockStart: `calc(50% - ${chevronSize} / 2)`,
  width: chevronSize,
  height: chevronSize,
  borderBlockEnd: '2px solid currentColor',
  borderInlineEnd: '2px solid currentColor',
  color: colour.accent,
  '@container': { [narrow]: { insetInlineEnd: space[4] } },
  ...pointing.down,
  // Its own: one may stand in another.
  selectors: { [`${root}[open] > summary > &`]: pointing.up },
  '@media': { [when.print]: { display: 'none' } },
})

export const content = style({
  // What is visually hidden in it is placed by it: by the page, it would make the page longer while this is closed.
  position: 'relative',
  padding: `${space[2]} ${inset} ${space[6]}`,
  '@container': { [narrow]: { paddingInline: space[4] } },
  // On paper all stand open, one in another.
  '@media': { [when.print]: { paddingBlock: `0 ${space[3]}` } },
})
