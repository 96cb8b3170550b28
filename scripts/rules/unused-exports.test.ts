import { expect, test } from 'vitest'
import { unusedExports } from './unused-exports.mjs'

const inDomain = (name: string) => `packages/domain/src/${name}`
const found = (files: Readonly<Record<string, string>>, forTests: readonly string[] = []) =>
  unusedExports(new Map(Object.entries(files).map(([name, text]) => [inDomain(name), text])), forTests)

test('a value that nothing else names is told, though a door hands it on and its own file uses it', () => {
  const files = {
    'rate.ts': 'export const rate = 15\nexport const taxOf = (sum: number) => sum * rate',
    'index.ts': "export { rate, taxOf } from './rate.ts'",
    'use.ts': "import { taxOf } from './index.ts'\n/** At the rate of the law. */\ntaxOf(1)",
  }
  expect(found(files)).toEqual([`${inDomain('rate.ts')} rate`])
})

test('what only its test uses is told, unless it is there for tests', () => {
  const files = { 'queue.ts': 'export function createQueue() {}', 'queue.test.ts': 'createQueue()' }
  const told = `${inDomain('queue.ts')} createQueue`
  expect([found(files), found(files, [told])]).toEqual([[told], []])
})

test('what is used by its own file and tried by a test, under another name, in a story, or is a type, is not', () =>
  expect(
    found({
      'part.ts': 'export const part = 1\nexport const whole = part + part',
      'part.test.ts': 'part',
      'door.ts': "export { whole as everything } from './part.ts'",
      'icons.ts': 'export const icons = []',
      'icons.stories.tsx': 'icons',
      'shape.ts': 'export interface Shape {}',
    }),
  ).toEqual([]))
