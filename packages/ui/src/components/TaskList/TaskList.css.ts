import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, supports, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, radius, size, space, stroke, tint, weight } = vars

const list = style({
  padding: 0,
  borderBlockStart: `${stroke.hairline} solid ${colour.rule}`,
  lineHeight: leading.snug,
  listStyle: 'none',
})

export const root = styleVariants({
  list: [list],
  pairs: [
    list,
    {
      display: 'grid',
      // No more than two: the words of a row and how far it is stay together.
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(22rem, 100% / 2 - ${space[8]})), 1fr))`,
      columnGap: space[8],
    },
  ],
})

/** The words stand in line with what is above; what shows that the row can be pressed reaches beyond them. */
const reach = space[2]
const reaching = {
  background: colour.accentSoft,
  boxShadow: `calc(-1 * ${reach}) 0 ${colour.accentSoft}, ${reach} 0 ${colour.accentSoft}`,
}

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  selectors: { [`${root.pairs} > &`]: { paddingBlock: space[2] } },
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  '@media': {
    [when.hover]: {
      '@supports': { [supports.has]: { selectors: { '&:has(a):hover': reaching } } },
    },
  },
})

export const name = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' })

export const link = style({
  color: colour.link,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { color: colour.linkHover },
    '&:focus-visible': { outline: 'none' },
    // The whole row is the target, and shows the focus.
    '&::after': { content: '""', position: 'absolute', inset: `0 calc(-1 * ${reach})`, borderRadius: radius.small },
    '&:focus-visible::after': focusRing,
  },
})

export const hint = style({ color: colour.inkMuted, fontSize: size.sm })

const pill = style({
  display: 'inline-block',
  paddingBlock: '0.15rem',
  fontSize: size.sm,
  fontWeight: weight.medium,
})

const standsOut = (back: string, front: string, edge: string) => ({
  paddingInline: space[2],
  border: `${stroke.hairline} solid color-mix(in srgb, ${edge} ${tint.edge}, transparent)`,
  borderRadius: radius.small,
  background: back,
  color: front,
  '@media': { [when.forcedColors]: { border: '1px solid currentColor' }, [when.print]: { border: '1px solid' } },
})

export const status = styleVariants({
  neutral: [pill, { color: colour.inkMuted }],
  success: [pill, { color: colour.successInk }],
  info: [pill, standsOut(colour.infoSoft, colour.infoInk, colour.infoEdge)],
  warning: [pill, standsOut(colour.warningSoft, colour.warningInk, colour.warningEdge)],
  error: [pill, standsOut(colour.errorSoft, colour.errorInk, colour.errorEdge)],
})
