import { describe, expect, it } from 'vitest'
import { content as faq } from '../content/faq/index.ts'
import { content as help } from '../content/help/index.ts'
import { content as taxGuide } from '../content/tax-guide/index.ts'
import { terms } from '../content/tax-guide/terminology.ts'
import { alsoCalled } from './also-called.ts'
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
    expect(
      new TextEncoder().encode(written(indexes[language])).length,
      'a visitor who searches waits for all of it: say the sections that grew in fewer words, let `common` in search-index.ts have a word that tells nothing, or raise the bar by what a new section needs',
    ).toBeLessThanOrEqual(30_000)
  })
})

it('gives other names only to places there are', () => {
  const places = indexes.en.map(([, href]) => href)
  expect(Object.keys(alsoCalled).filter((href) => !places.includes(href))).toEqual([])
})

describe('finding', () => {
  const first = (query: string, language: 'en' | 'nl' = 'en') => findPlaces(indexes[language], query)[0]

  it.each([
    ['box 3', 'en', '/tax-guide#box-3'],
    ['brackets', 'en', '/tax-guide#brackets'],
    ['DEADLINE', 'en', '/tax-guide#deadline'],
    ['NHG', 'nl', '/tax-guide#mortgage-interest'],
    ['starters loan', 'en', '/tax-guide#mortgage-interest'],
    ['loonheffingskorting', 'nl', '/tax-guide#withholding-tax'],
    ['jaaropgaaf', 'en', '/tax-guide#term-jaaropgaaf'],
    ['30% ruling', 'en', '/tax-guide#thirty-percent-ruling'],
    ['aftrek hypotheekrente', 'nl', '/tax-guide#mortgage-interest'],
    ['veelgemaakte fouten', 'nl', '/tax-guide#common-mistakes'],
    ['wachtwoord pdf', 'nl', '/faq#password-pdf'],
    // Whole questions.
    ['when is the deadline?', 'en', '/tax-guide#deadline'],
    ['How do I get a refund', 'en', '/faq#refund'],
    ['wat is een jaaropgaaf', 'nl', '/tax-guide#term-jaaropgaaf'],
    // Accents, and mistakes of typing and spelling.
    ['físcal pártner', 'en', '/tax-guide#fiscal-partner'],
    ['mortage intrest', 'en', '/tax-guide#mortgage-interest-box'],
    ['dedline', 'en', '/tax-guide#deadline'],
    ['hypoteekrente', 'nl', '/tax-guide#mortgage-interest'],
    ['voorlopige aanslga', 'nl', '/tax-guide#provisional-assessment'],
    ['winst vrijstelling', 'nl', '/tax-guide#term-mkb-winstvrijstelling'],
    ['box3', 'en', '/tax-guide#box-3'],
    ['box3', 'nl', '/tax-guide#box-3'],
    // Everyday words, compounds, and the words of the other language.
    ['hypotheekrenteaftrek', 'en', '/tax-guide#mortgage-interest'],
    ['hypotheekrenteaftrek', 'nl', '/tax-guide#mortgage-interest'],
    ['30%ruling', 'nl', '/tax-guide#thirty-percent-ruling'],
    ['thuiswerken', 'en', '/faq#home-office'],
    ['working from home', 'nl', '/faq#home-office'],
    ['schijven', 'en', '/tax-guide#brackets'],
    ['deadline', 'nl', '/tax-guide#deadline'],
    ['zzp', 'en', '/tax-guide#self-employed'],
    ['belasting terug', 'en', '/faq#refund'],
    ['salaris', 'nl', '/tax-guide#employment-income'],
    ['student debt', 'en', '/tax-guide#education-expenses'],
    ['overleden', 'en', '/tax-guide#which-form'],
    ['export', 'nl', '/faq#delete-account'],
    // What happens to people.
    ['divorce', 'en', '/tax-guide#fiscal-partner'],
    ['separated', 'en', '/tax-guide#fiscal-partner'],
    ['scheiden', 'nl', '/tax-guide#fiscal-partner'],
    ['bought a house', 'en', '/tax-guide#mortgage-interest-box'],
    ['huis gekocht', 'nl', '/tax-guide#mortgage-interest-box'],
    ['recovery code', 'en', '/faq#passkeys'],
    ['herstelcode', 'nl', '/faq#passkeys'],
    // What people want to do here, and what befalls them.
    ['change email', 'en', '/faq#change-details'],
    ['e-mailadres wijzigen', 'nl', '/faq#change-details'],
    ['wachtwoord wijzigen', 'nl', '/faq#change-details'],
    ['forgot my password', 'en', '/faq#change-details'],
    ['session expired', 'en', '/faq#save-and-return'],
    ['sessie verlopen', 'nl', '/faq#save-and-return'],
    ['language', 'en', '/faq#language-and-display'],
    ['taal', 'nl', '/faq#language-and-display'],
    ['correct a submitted return', 'en', '/faq#correct-submitted'],
    ['corrigeren', 'nl', '/faq#correct-submitted'],
    ['opnieuw indienen', 'nl', '/faq#correct-submitted'],
    // Deductions that we do not compute.
    ['lijfrente', 'nl', '/tax-guide#annuity-premiums'],
    ['annuity', 'en', '/tax-guide#annuity-premiums'],
    ['jaarruimte', 'nl', '/tax-guide#annuity-premiums'],
    ['alimony', 'en', '/tax-guide#alimony'],
    ['kinderalimentatie', 'nl', '/tax-guide#alimony'],
    ['penalty late filing', 'en', '/tax-guide#letters'],
    ['box 3 actual return', 'en', '/tax-guide#box-3'],
    ['debt threshold box 3', 'en', '/tax-guide#box-3'],
    // A word too many.
    ['hypotheekrente aftrekken 2026', 'nl', '/tax-guide#mortgage-interest'],
    ['where can I change the email address of my account please', 'en', '/faq#change-details'],
    ['welke zorgkosten mag ik in 2031 opgeven', 'nl', '/tax-guide#healthcare-expenses'],
  ] as const)('puts the best place for %j (%s) first', (query, language, href) => {
    expect(first(query, language)?.href).toBe(href)
  })

  it('takes the beginning of a word', () => {
    expect(findPlaces(indexes.en, 'mortg').map(({ href }) => href)).toContain('/tax-guide#mortgage-interest')
  })

  it('wants half of the words, those that tell places apart more than others', () => {
    const page = (title: string, words: string): IndexEntry => [title, `/faq#${title}`, 'faq', words]
    const index = [page('gift', 'donation tax'), page('bond', 'tax interest'), page('home', 'tax interest')]
    const titles = (query: string) => findPlaces(index, query).map(({ title }) => title)
    expect([titles('donation zebra'), titles('tax donation zebra'), titles('donation zebra lion')]).toEqual([
      ['gift'],
      ['gift'],
      [],
    ])
  })

  it.each([
    '',
    '   ',
    '?!',
    'a',
    '📄',
    '2031',
    '<script>alert(1)</script>',
    '[a-z]+(',
    '.*',
    '\\',
    '%',
    'x'.repeat(10_000),
  ])('finds nothing for %j', (query) => {
    expect(findPlaces(indexes.en, query)).toEqual([])
  })

  it('corrects no word that it knows, and none so short that it could be many', () => {
    const page = (title: string, words: string): IndexEntry => [title, `/faq#${title}`, 'faq', words]
    const index = [page('gift', 'donation'), page('gilt', 'bond')]
    const titles = (query: string) => findPlaces(index, query).map(({ title }) => title)
    expect([titles('gift'), titles('gigt'), titles('gil'), titles('gxl')]).toEqual([
      ['gift'],
      ['gift', 'gilt'],
      ['gilt'],
      [],
    ])
  })

  it('lists no more than it says', () => {
    expect(findPlaces(indexes.en, 'tax')).toHaveLength(mostResults)
  })
})
