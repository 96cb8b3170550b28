import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from './vars.css.ts'

const { font } = vars

const onPaper = (selector: string, print: GlobalStyleRule) => globalStyle(selector, { '@media': { print } })

/** What any component style wins over. */
const base = (selector: string, print: GlobalStyleRule) => onPaper(`:where(${selector})`, print)

const atFoot = { color: '#444', font: `8.5pt ${font.body}` }

/** The boxes around a page, which the types of a rule do not know. */
const page = {
  margin: '16mm 16mm 18mm',
  '@bottom-left': { content: 'var(--paper-mark)', ...atFoot },
  '@bottom-right': { content: 'counter(page) " / " counter(pages)', ...atFoot },
} as GlobalStyleRule
globalStyle('@page', page)

// What every page says of itself; where a browser knows no boxes around a page the first one says it.
globalStyle(':root', { vars: { '--paper-mark': 'attr(data-paper-en)' } })
globalStyle(':root:lang(nl)', { vars: { '--paper-mark': 'attr(data-paper-nl)' } })

// All sizes hang on it: text of 10 points.
onPaper('html', { fontSize: '80%' })
// Without room for bars and the height of a window, which would end in an empty page.
onPaper('body', { minHeight: '0 !important', padding: '0 !important' })
base('body', { background: '#fff' })
base('h1, h2, h3, h4', { breakAfter: 'avoid' })
base('tr, figure, dl > div', { breakInside: 'avoid' })
base('legend', { breakAfter: 'avoid' })
base('p, li, dd', { orphans: 3, widows: 3 })
// Nothing can be looked up on paper.
base('search', { display: 'none' })
// Nor unfolded: what is folded is printed, without the sign that it opens.
onPaper('details:not([open])::details-content', { contentVisibility: 'visible' })
base('summary', { listStyle: 'none', breakAfter: 'avoid' })
onPaper('summary::-webkit-details-marker', { display: 'none' })
// A link to another site shows where it leads.
onPaper('main a[href^="http"]::after', { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' })
