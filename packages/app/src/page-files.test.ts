import { expect, test } from 'vitest'
import { type Manifest, pageFiles, scriptsOnUse, shownSource } from './page-files.ts'
import { matchRoute } from './routes.ts'

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_shared.js'] },
  'src/features/menu/MenuPage.tsx': {
    file: 'assets/menu.js',
    css: ['assets/menu.css'],
    imports: ['_shared.js', '_list.js'],
    dynamicImports: ['src/features/menu/Order.late.tsx', 'src/features/menu/dialog.ts'],
  },
  'src/features/menu/Order.late.tsx': {
    file: 'assets/order.js',
    css: ['assets/order.css'],
    imports: ['_shared.js', '_schema.js'],
  },
  'src/features/menu/dialog.ts': { file: 'assets/dialog.js', css: ['assets/dialog.css'] },
  '_schema.js': { file: 'assets/schema.js' },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '_list.js': { file: 'assets/list.js', imports: ['_shared.js'] },
}

test('a page needs its own chunk, the entry, and all they import, each once; of its parts the style', () => {
  expect(pageFiles(manifest, 'src/features/menu/MenuPage.tsx')).toEqual({
    styles: ['/assets/shared.css', '/assets/entry.css', '/assets/menu.css', '/assets/order.css'],
    modules: ['/assets/shared.js', '/assets/list.js', '/assets/menu.js'],
    entry: '/assets/entry.js',
  })
})

test('the parts of a page fetch what the page does not have', () => {
  expect(scriptsOnUse(manifest, 'src/features/menu/MenuPage.tsx')).toEqual(['/assets/schema.js', '/assets/order.js'])
})

test('the gate and the error page stand in place of the route', () => {
  const route = matchRoute('tax', '/menu')
  expect([200, 401, 500].map((status) => shownSource(status, route))).toEqual([
    'src/features/menu/MenuPage.tsx',
    'src/features/session/GatePage.tsx',
    'src/features/error/ErrorPage.tsx',
  ])
})
