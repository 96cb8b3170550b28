import { style } from '@vanilla-extract/css'
import { tabularFigures, visuallyHidden } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, size, space, stroke, weight } = vars

/** Of what stands around: there is no room for two columns, so the amount goes below its label. */
const narrow = '(max-width: 15rem)'

export const root = style({ width: '100%', lineHeight: leading.snug })

export const caption = style({
  paddingBlockEnd: space[2],
  fontFamily: font.heading,
  fontSize: size.lg,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'start',
})

export const hiddenCaption = style(visuallyHidden)

export const row = style({ borderBlockEnd: `${stroke.hairline} solid ${colour.rule}` })

// The single and double rule of a bookkeeper.
export const total = style({
  borderBlockStart: `${stroke.hairline} solid ${colour.ink}`,
  borderBlockEnd: `3px double ${colour.ink}`,
  fontWeight: weight.semibold,
})

export const label = style({
  paddingBlock: space[2],
  paddingInlineEnd: space[4],
  fontWeight: 'inherit',
  // `break-word` would make the table as wide as its longest word; without a least width the column could shrink to a letter.
  minWidth: '7rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@container': { [narrow]: { display: 'block', minWidth: 0, paddingBlockEnd: 0, paddingInlineEnd: 0 } },
  selectors: { [`${row} > &`]: { fontWeight: weight.normal } },
})

export const note = style({
  display: 'block',
  color: colour.inkMuted,
  fontSize: size.sm,
  fontWeight: weight.normal,
})

export const amount = style({
  ...tabularFigures,
  paddingBlock: space[2],
  textAlign: 'end',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'block', paddingBlockStart: 0 } },
})
