import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { from, when } from '../theme/mixins.ts'
import { vars } from '../theme/vars.css.ts'

const { space, width } = vars

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  // Children keep their own width unless they ask for all of it, but text still wraps.
  minWidth: 0,
})
// What has nothing to say or show (a part of a page is a div without a class) takes no space between the others.
globalStyle(`${stack} > :is([role="status"], div:not([class])):empty`, { position: 'absolute' })
export const mostOfWindow = style({ minBlockSize: ['70vh', '70svh'] })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })
// Where one searches, the field takes the room that its button leaves.
globalStyle(`search ${cluster} > :first-child`, { flex: '1 1 10rem', maxWidth: '24rem' })
export const grid = style({ display: 'grid', minWidth: 0 })
export const seamless = style({ display: 'contents' })
export const screenOnly = style([seamless, { '@media': { [when.print]: { display: 'none' } } }])

// An empty marker instead of `none`, after which Safari 17 no longer calls it a list.
export const plainList = style({ listStyleType: '""', padding: 0 })

export const gap = styleVariants(space, (value) => [{ gap: value }])

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

/** At most so many columns, fewer where they would become narrow. */
export const columns = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
  3: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  4: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})

/** As many columns as fit, none narrower than this. */
export const smallestColumn = styleVariants({
  small: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))' },
  medium: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' },
  large: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))' },
})

export const page = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: 'clamp(1rem, 0.5rem + 2.5vw, 2.5rem)',
  paddingBlock: `clamp(${space[6]}, 1rem + 2.5vw, ${space[12]})`,
  '@media': { [when.print]: { padding: 0, maxWidth: 'none' } },
})

const pageOf = (text: string) => ({ maxWidth: `calc(${text} + 2 * clamp(1rem, 0.5rem + 2.5vw, 2.5rem))` })

export const pageWidth = styleVariants({
  text: pageOf(width.text),
  form: pageOf(width.form),
  wide: pageOf(width.wide),
})

const crampedSplit = 'split (max-width: 40rem)'

/** Measured beside the width of the window: with large text there is less room than the window says. */
export const splitRoom = style({ containerName: 'split', containerType: 'inline-size' })

export const split = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [when.print]: { display: 'block' } },
})

export const splitSide = styleVariants({
  start: {
    '@media': {
      [from.large]: {
        gridTemplateColumns: `minmax(12rem, ${width.side}) minmax(0, 1fr)`,
        columnGap: `clamp(${space[8]}, 4vw, ${space[16]})`,
      },
    },
    '@container': { [crampedSplit]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  end: {
    '@media': {
      [from.large]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(14rem, 22rem)`,
        columnGap: `clamp(${space[8]}, 4vw, ${space[16]})`,
      },
    },
    '@container': { [crampedSplit]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
})

/** The filters stand on top of the side at wide widths, and before what they narrow at narrow ones. */
export const filters = style({
  minWidth: 0,
  '@media': { [from.large]: { gridColumn: 2 } },
  '@container': { [crampedSplit]: { gridColumn: 'auto' } },
})
export const filtered = style({
  minWidth: 0,
  '@media': { [from.large]: { gridColumn: 1, gridRow: '1 / span 2' } },
  '@container': { [crampedSplit]: { gridColumn: 'auto', gridRow: 'auto' } },
})
/** As high as their own content; the rest of a long list stands beside nothing. */
export const filteredRows = style({
  '@media': { [from.large]: { gridTemplateRows: 'auto 1fr' } },
  '@container': { [crampedSplit]: { gridTemplateRows: 'none' } },
})

export const sticky = style({
  minWidth: 0,
  '@media': { [from.large]: { position: 'sticky', top: space[24], alignSelf: 'start' } },
  '@container': { [crampedSplit]: { position: 'static' } },
})

export const splitMain = style({ minWidth: 0 })
