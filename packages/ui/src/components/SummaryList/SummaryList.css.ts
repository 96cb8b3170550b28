import { style } from '@vanilla-extract/css'
import { tabularFigures, visuallyHidden, when } from '../../theme/mixins.ts'
import { vars } from '../../theme/vars.css.ts'

const { colour, leading, size, space, stroke, weight } = vars

const roomy = '(min-width: 30rem)'
/** Large text on a phone: beside another a word would break at every letter. */
const tight = '(max-width: 15rem)'

export const root = style({ containerType: 'inline-size', lineHeight: leading.snug })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
  gridTemplateAreas: '"term change" "value value"',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockEnd: `${stroke.hairline} solid ${colour.rule}`,
  breakInside: 'avoid',
  '@container': {
    [tight]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"term" "value" "change"' },
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(6rem, auto)',
      gridTemplateAreas: '"term value change"',
      alignItems: 'baseline',
    },
  },
})

export const term = style({
  gridArea: 'term',
  minWidth: 0,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const value = style({ ...tabularFigures, gridArea: 'value', minWidth: 0, overflowWrap: 'anywhere' })

export const change = style({
  gridArea: 'change',
  minWidth: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  '@container': { [tight]: { textAlign: 'start' } },
  '@media': { [when.print]: { display: 'none' } },
})

export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  color: colour.link,
  fontSize: size.sm,
  textUnderlineOffset: '0.2em',
  '@media': { [when.hover]: { ':hover': { color: colour.linkHover, textDecorationThickness: '2px' } } },
})

// Positioned inside the link, so that the hidden term does not widen the page.
export const hidden = style(visuallyHidden)
