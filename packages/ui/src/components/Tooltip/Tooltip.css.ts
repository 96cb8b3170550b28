import { style } from '@vanilla-extract/css'
import { when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, duration, font, layer, leading, radius, size, space, stroke, weight } = vars

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  '@supports': { '(anchor-scope: all)': { anchorName: '--tooltip', anchorScope: '--tooltip' } },
})

export const bubble = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: '50%',
  translate: '-50% 0',
  zIndex: layer.overlay,
  width: 'max-content',
  maxWidth: 'min(16rem, calc(100vw - 2rem))',
  marginBlock: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  background: colour.ink,
  border: `${stroke.hairline} solid transparent`,
  borderRadius: radius.small,
  color: colour.page,
  fontFamily: font.body,
  fontSize: size.sm,
  fontWeight: weight.normal,
  lineHeight: leading.snug,
  textAlign: 'start',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${duration.quick}, visibility ${duration.quick}`,
  '@supports': {
    '(anchor-scope: all)': {
      position: 'fixed',
      inset: 'auto',
      translate: 'none',
      positionAnchor: '--tooltip',
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block, block-start span-inline-end, block-start span-inline-start',
    },
  },
  '@media': { [when.print]: { display: 'none' } },
  selectors: {
    // A bridge over the gap, so that the pointer can go to the words.
    '&::before': { content: '""', position: 'absolute', inset: `calc(-1 * ${space[2]}) 0`, zIndex: -1 },
    [`${root}:not([data-dismissed]):is(:hover, :has(:focus-visible)) > &`]: {
      visibility: 'visible',
      opacity: 1,
      transitionDelay: '350ms',
    },
    [`${root}:not([data-dismissed]):has(:focus-visible) > &`]: { transitionDelay: '0ms' },
  },
})
