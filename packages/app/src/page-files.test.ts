import { expect, test } from 'vitest'
import { type Manifest, pageFiles, shownSource } from './page-files.ts'
import { matchRoute } from './routes.ts'

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  'src/features/menu/MenuPage.tsx': {
    file: 'assets/menu.js',
    css: ['assets/menu.css'],
    imports: ['_shared.js', '_list.js'],
  },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_list.js': { file: 'assets/list.js', imports: ['_shared.js'] },
}

test('a page needs its own chunk, the entry, and all they import, each once', () => {
  expect(pageFiles(manifest, 'src/features/menu/MenuPage.tsx')).toEqual({
    styles: ['/assets/shared.css', '/assets/entry.css', '/assets/menu.css'],
    modules: ['/assets/shared.js', '/assets/list.js', '/assets/menu.js'],
    entry: '/assets/entry.js',
  })
})

test('the gate and the error page stand in place of the route', () => {
  const route = matchRoute('tax', '/menu')
  expect([200, 401, 500].map((status) => shownSource(status, route))).toEqual([
    'src/features/menu/MenuPage.tsx',
    'src/features/session/GatePage.tsx',
    'src/features/error/ErrorPage.tsx',
  ])
})
