import type { Copy } from '@aangiftewijs/domain/language'
import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../routes.ts',
    '../shell/copy.ts',
    '../features/*/copy.ts',
    '../features/*/copy/*.ts',
    '../features/*/content/**/*.ts',
  ],
  { eager: true },
)

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' && value !== null && 'en' in value && 'nl' in value && 'spec' in value

/** Every text in a module, with where it stands. */
function textsIn(value: unknown, place: string): readonly (readonly [string, Copy])[] {
  if (isCopy(value)) return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, `${place}.${key}`))
}

const texts = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file))
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
