import { globalFontFace } from '@vanilla-extract/css'

// What the two subsets contain: Latin letters, punctuation and the euro sign.
const unicodeRange =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

const latin = { fontStyle: 'normal', fontDisplay: 'swap', unicodeRange } as const

globalFontFace('"Source Sans 3 Variable"', {
  ...latin,
  fontWeight: '200 900',
  src: 'url("@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2") format("woff2")',
})

// Headings have one weight, and that weight alone is less than half of the variable font (ADR 19).
globalFontFace('"Source Serif 4"', {
  ...latin,
  fontWeight: '600',
  src: 'url("@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2") format("woff2")',
})

// The names are quoted here, because a name with a figure in it is no identifier and would be dropped.
// The faces shown until the fonts arrive, sized to the same line boxes and nearly the same widths (measured on Dutch and English prose).
globalFontFace('"Source Sans Fallback"', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
  sizeAdjust: '93.2%',
  ascentOverride: '109.87%',
  descentOverride: '42.92%',
  lineGapOverride: '0%',
})

globalFontFace('"Source Serif Fallback"', {
  src: 'local("Times New Roman"), local("Liberation Serif"), local("Tinos")',
  sizeAdjust: '118.3%',
  ascentOverride: '87.6%',
  descentOverride: '28.3%',
  lineGapOverride: '0%',
})
