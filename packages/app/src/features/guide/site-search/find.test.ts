import { describe, expect, it } from 'vitest'
import { content as faq } from '../content/faq/index.ts'
import { content as help } from '../content/help/index.ts'
import { content as taxGuide } from '../content/tax-guide/index.ts'
import { terms } from '../content/tax-guide/terminology.ts'
import { findPlaces, mostResults } from './find.ts'
import { buildIndex, type IndexEntry, readIndex, writeIndex } from './search-index.ts'

const contents = { 'tax-guide': taxGuide, faq, help }
const indexes = { en: buildIndex(contents, terms, 'en'), nl: buildIndex(contents, terms, 'nl') }
const written = (index: readonly IndexEntry[]) => `${JSON.stringify(writeIndex(index), null, 2)}\n`

describe.each(['en', 'nl'] as const)('the prebuilt %s index', (language) => {
  it('is the one the contents give (refresh with `vitest run -u`)', async () => {
    await expect(written(indexes[language])).toMatchFileSnapshot(`index.${language}.json`)
  })

  it('reads back as it was written', () => {
    expect(readIndex(writeIndex(indexes[language]))).toEqual(indexes[language])
  })

  it('stays within 30 kB', () => {
    expect(new TextEncoder().encode(written(indexes[language])).length).toBeLessThanOrEqual(30_000)
  })
})

describe('finding', () => {
  const first = (query: string, language: 'en' | 'nl' = 'en') => findPlaces(indexes[language], query)[0]

  it.each([
    ['box 3', 'en', '/tax-guide#box-3'],
    ['brackets', 'en', '/tax-guide#brackets'],
    ['DEADLINE', 'en', '/tax-guide#deadline'],
    ['jaaropgaaf', 'en', '/tax-guide#term-jaaropgaaf'],
    ['30% ruling', 'en', '/tax-guide#thirty-percent-ruling'],
    ['aftrek hypotheekrente', 'nl', '/tax-guide#mortgage-interest'],
    ['veelgemaakte fouten', 'nl', '/tax-guide#common-mistakes'],
    ['wachtwoord pdf', 'nl', '/faq#password-pdf'],
  ] as const)('puts the best place for %j (%s) first', (query, language, href) => {
    expect(first(query, language)?.href).toBe(href)
  })

  it('takes the beginning of a word', () => {
    expect(findPlaces(indexes.en, 'mortg').map(({ href }) => href)).toContain('/tax-guide#mortgage-interest')
  })

  it('wants every word', () => {
    expect(findPlaces(indexes.en, 'mortgage zebra')).toEqual([])
  })

  it.each(['', '   ', '?!', 'a'])('finds nothing for %j', (query) => {
    expect(findPlaces(indexes.en, query)).toEqual([])
  })

  it('lists no more than it says', () => {
    expect(findPlaces(indexes.en, 'tax')).toHaveLength(mostResults)
  })
})
