import { globalStyle } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

const { colour, font, leading, size, weight } = vars

// Everything sits in :where(), so that any component style wins over it.
const base = (selector: string, style: Parameters<typeof globalStyle>[1]) => globalStyle(`:where(${selector})`, style)

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
base('*', { margin: 0 })
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Keeps a focused field clear of the sticky header and the bottom bar.
  scrollPaddingBlock: '5rem 6rem',
  accentColor: colour.accent,
})
base('body', {
  minHeight: '100vh',
  background: colour.page,
  color: colour.ink,
  fontFamily: font.body,
  fontSize: size.md,
  lineHeight: leading.normal,
  fontSynthesis: 'style',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
base('[data-theme]', { color: colour.ink })
base('h1, h2, h3, h4', {
  fontFamily: font.heading,
  fontWeight: weight.semibold,
  lineHeight: leading.tight,
  textWrap: 'balance',
  letterSpacing: '-0.008em',
})
// Long Dutch words break at a syllable; browsers that cannot be told to spare short words do not hyphenate at all.
// Where a line holds no more than a word or two, as with large text on a phone, shorter ones would break anywhere.
base('h1, h2, h3, h4, p, li, dt, dd, label, legend, a, button', {
  '@supports': {
    '(hyphenate-limit-chars: 18 6 6)': {
      hyphens: 'auto',
      hyphenateLimitChars: '18 6 6',
      '@container': { '(max-width: 12rem)': { hyphenateLimitChars: '8 3 3' } },
    },
  },
})
base('p, li, dd, dt, label, legend', { textWrap: 'pretty' })
base('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
base('img, svg, video', { display: 'block', maxWidth: '100%' })
base('img, video', { height: 'auto' })
base('table', { borderCollapse: 'collapse', borderSpacing: 0 })
base('ul[role="list"], ol[role="list"]', { listStyle: 'none', padding: 0 })
base('fieldset', { border: 0, padding: 0, minWidth: 0 })
base('legend', { padding: 0, marginBlockEnd: vars.space[4] })
base('summary', { cursor: 'pointer' })
base('hr', { border: 0, borderTop: `${vars.stroke.hairline} solid ${colour.rule}` })
base('strong, b', { fontWeight: weight.semibold })
base(':focus-visible', {
  outline: `${vars.stroke.focus} solid ${colour.focus}`,
  outlineOffset: '2px',
})
base('[tabindex="-1"]:focus', { outline: 'none' })
// What speaks later takes no room, and no gap, until it does.
base('[aria-live]:empty', { position: 'absolute' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('::selection', { background: colour.accentSoftHover, color: colour.ink })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Not 0.01ms for transitions: that would give every element a transition of everything.
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
