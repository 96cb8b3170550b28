import { expect, test } from 'vitest'
import { type Manifest, type PageSources, pageFiles, scriptsOfParts, shownSources } from './page-files.ts'
import { matchRoute } from './routes.ts'

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  'src/features/guide/FaqPage.tsx': {
    file: 'assets/faq.js',
    css: ['assets/faq.css'],
    imports: ['_shared.js', '_list.js'],
  },
  'src/features/guide/Questions.deferred.tsx': {
    file: 'assets/questions.js',
    css: ['assets/questions.css'],
    imports: ['_shared.js', '_accordion.js'],
  },
  '_accordion.js': { file: 'assets/accordion.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_list.js': { file: 'assets/list.js', imports: ['_shared.js'] },
}
const faq: PageSources = { file: 'guide/FaqPage.tsx', parts: ['guide/Questions'] }

test('a page needs its own chunk, the entry, and all they import, each once; of its parts the style', () => {
  expect(pageFiles(manifest, faq)).toEqual({
    styles: ['/assets/shared.css', '/assets/entry.css', '/assets/faq.css', '/assets/questions.css'],
    modules: ['/assets/shared.js', '/assets/list.js', '/assets/faq.js'],
    entry: '/assets/entry.js',
  })
})

test('the parts of a page load what the page does not have', () => {
  expect(scriptsOfParts(manifest, faq)).toEqual(['/assets/accordion.js', '/assets/questions.js'])
})

test('the gate and the error page stand in place of the route', () => {
  const route = matchRoute('tax', '/faq')
  expect([200, 401, 500].map((status) => shownSources(status, route).file)).toEqual([
    'guide/FaqPage.tsx',
    'session/GatePage.tsx',
    'error/ErrorPage.tsx',
  ])
})
