import { expect, test } from 'vitest'
import { copyIn } from '../testing/copy-in.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../routes.ts',
    '../shell/copy.ts',
    '../features/**/*copy.ts',
    '../features/*/copy/*.ts',
    '../features/*/content/**/*.ts',
  ],
  { eager: true },
)

const texts = copyIn(modules)
const placesIn = (words: string) => [...new Set(words.match(/\{\w+\}/g) ?? [])].sort()

test('there are texts to check', () => {
  expect(texts.length).toBeGreaterThan(200)
})

test('every text is written in both languages', () => {
  const empty = texts.filter(([, { en, nl }]) => en.trim() === '' || nl.trim() === '')
  expect(empty.map(([place]) => place)).toEqual([])
})

test('both languages leave room for the same values', () => {
  const different = texts.filter(([, { en, nl }]) => placesIn(en).join() !== placesIn(nl).join())
  expect(different.map(([place]) => place)).toEqual([])
})
