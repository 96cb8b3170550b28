import { expect, test } from 'vitest'
import { catalogue } from './catalogue/index.ts'
import { renderInspector } from './entry-server.tsx'
import { specSections } from './spec-sections/spec-sections.ts'

const html = renderInspector({
  language: 'nl',
  theme: 'dark',
  nonce: 'once',
  script: '/assets/inspector/page-1.js',
  styles: ['/assets/inspector/page-1.css'],
})
// Its parser has no script, so that what stands in for script is there.
const page = new DOMParser().parseFromString(html, 'text/html')
const headings = (level: string) => [...page.querySelectorAll(level)].map(({ textContent }) => textContent)

test('the page has its script and styles, under the nonce, in the reader’s language and theme', () => {
  const script = page.querySelector('script')
  expect([
    page.documentElement.lang,
    page.documentElement.dataset.theme,
    script?.getAttribute('src'),
    script?.nonce,
  ]).toEqual(['nl', 'dark', '/assets/inspector/page-1.js', 'once'])
  expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/inspector/page-1.css')
})

test('without script every chart and every section is told in words', () => {
  expect(headings('h2').slice(0, -1)).toEqual(catalogue.map(({ title }) => title.nl))
  expect(headings('h3')).toEqual(
    specSections.map(({ id, title }) => `${id.startsWith('decisions') ? 'decisions' : id} · ${title.nl}`),
  )
})

test('every state leads to a section on the page', () => {
  const lost = [...page.links].filter(({ hash }) => page.getElementById(hash.slice(1)) === null)
  expect([page.links.length > 100, lost.map(({ href }) => href)]).toEqual([true, []])
})
