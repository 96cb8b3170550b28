import { expect, test } from 'vitest'
import { mayImport } from './may-import.mjs'

const manifests = {
  manifest: { dependencies: { react: '1', '@radix-ui/react-tabs': '1' }, devDependencies: { '@types/react': '1' } },
  rootManifest: { devDependencies: { vitest: '1' } },
}

test.each<[Parameters<typeof mayImport>[0], string, boolean, boolean]>([
  ['ui', 'react/jsx-runtime', false, true],
  ['ui', '@radix-ui/react-tabs', false, true],
  // What a manifest does not have any more is refused, whatever it was.
  ['app', '@tanstack/react-query', false, false],
  ['ui', '@radix-ui/react-dialog', false, false],
  ['ui', 'vitest', false, false],
  ['ui', 'vitest', true, true],
  ['ui', '@aangiftewijs/domain/money', false, false],
  ['app', '@aangiftewijs/domain/money', false, true],
  ['server', '@aangiftewijs/app/entry-server', false, true],
  ['server', '@aangiftewijs/app/routes', false, false],
  ['machines', 'node:fs', false, false],
  ['machines', 'node:fs', true, true],
  ['app', 'node:stream', false, true],
  ['app', 'node:fs', false, false],
  ['server', 'node:fs', false, true],
])('%s and %s, for tests %s: %s', (name, target, isForTests, may) =>
  expect(mayImport(name, target, isForTests, manifests)).toBe(may),
)
