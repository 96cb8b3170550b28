import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getInitialSnapshot } from 'xstate'
import { catalogue } from './index.ts'

const folders = readdirSync(new URL('../../../machines/src', import.meta.url), { recursive: true, encoding: 'utf8' })

test('every chart of the package is listed, and nothing else', () => {
  const charts = folders.filter((file) => file.endsWith('.machine.ts')).map((file) => file.split('/')[0])
  expect(catalogue.map(({ id }) => id).sort(), 'a row in catalogue/catalogue.ts for each chart').toEqual(charts.sort())
})

test('an entry has the id of its chart, words in both languages, and a start', () => {
  const wrong = catalogue.filter(
    ({ id, machine, title, description, input }) =>
      machine.id !== id ||
      [title.en, title.nl, description.en, description.nl].includes('') ||
      getInitialSnapshot(machine, input).status !== 'active',
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every chart says what it is in its own words', () =>
  expect(catalogue.filter(({ machine }) => !machine.root.description).map(({ id }) => id)).toEqual([]))
