import { style, styleVariants } from '@vanilla-extract/css'
import { tabularFigures, visuallyHidden } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, font, leading, size, space, stroke, weight } = vars

const narrow = '(max-width: 32rem)'
/** Large text on a phone. */
const tight = '(max-width: 15rem)'

export const root = style({ containerType: 'inline-size', minWidth: 0 })

export const table = style({
  width: '100%',
  fontSize: size.sm,
  lineHeight: leading.snug,
  '@container': { [narrow]: { display: 'block' } },
})

export const caption = style({
  paddingBlockEnd: space[2],
  fontFamily: font.heading,
  fontSize: size.lg,
  fontWeight: weight.semibold,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block' } },
})

export const hiddenCaption = style(visuallyHidden)

export const head = style({ '@container': { [narrow]: visuallyHidden } })

export const body = style({ '@container': { [narrow]: { display: 'block' } } })

const headCell = style({
  paddingBlock: space[2],
  paddingInline: space[2],
  borderBlockEnd: `2px solid ${colour.edge}`,
  color: colour.inkMuted,
  fontWeight: weight.semibold,
  verticalAlign: 'bottom',
})

export const columnHead = styleVariants({
  start: [headCell, { textAlign: 'start' }],
  end: [headCell, { textAlign: 'end' }],
})

const line = style({
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  '@container': { [narrow]: { display: 'block', paddingBlock: space[2] } },
})

export const row = style([line])

export const total = style([
  line,
  {
    borderBlockStart: `${stroke.hairline} solid ${colour.ink}`,
    borderBlockEnd: `3px double ${colour.ink}`,
    fontWeight: weight.semibold,
  },
])

export const rowHead = style({
  padding: space[2],
  fontWeight: weight.semibold,
  // Not `anywhere`, which lets a column of short names become as narrow as a letter.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@container': { [narrow]: { display: 'block', paddingInline: 0, paddingBlock: space[1], fontSize: size.md } },
})

const oneCell = style({
  padding: space[2],
  overflowWrap: 'anywhere',
  verticalAlign: 'baseline',
  '@container': { [narrow]: { columnGap: space[4], paddingInline: 0, paddingBlock: space[1] } },
})

export const emptyCell = style({ '@container': { [narrow]: { display: 'none' } } })

export const cell = styleVariants({
  start: [oneCell, { textAlign: 'start' }],
  end: [oneCell, { ...tabularFigures, textAlign: 'end' }],
})

/** Where rows become blocks: all values of a table stand below each other, at one edge. */
export const stacked = styleVariants({
  start: {
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(5rem, 36%) 1fr',
        alignItems: 'baseline',
        textAlign: 'start',
      },
      [tight]: { display: 'block' },
    },
  },
  end: { '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } } },
})

export const cellLabel = style({
  display: 'none',
  color: colour.inkMuted,
  fontWeight: weight.normal,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'inline' }, [tight]: { display: 'block' } },
})

export const cellValue = style({
  selectors: {
    [`${stacked.end} > &`]: { '@container': { [narrow]: { marginInlineStart: 'auto', textAlign: 'start' } } },
  },
})
