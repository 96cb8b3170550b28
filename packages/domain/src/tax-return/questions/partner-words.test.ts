import { expect, test } from 'vitest'
import { alsoCountWords, alsoWordsIn } from './also-count.copy.ts'
import type { AlsoCountName } from './index.ts'

test('a question about the partner says whose it is, and tells nobody else’s story', () => {
  const labels = (['partnerSalary', 'partnerTaxWithheld', 'partnerProvisionalPaid'] as const).map(
    (name) => alsoCountWords[name].label,
  )
  expect(labels.map(({ en }) => en)).toEqual([
    'Your partner’s salary',
    'Your partner’s tax withheld',
    'Your partner’s provisional assessment paid',
  ])
  expect(labels.map(({ nl }) => nl)).toEqual([
    'Loon van uw partner',
    'Ingehouden loonheffing van uw partner',
    'Betaalde voorlopige aanslag van uw partner',
  ])
  const names = (Object.keys(alsoCountWords) as AlsoCountName[]).filter((name) => name.startsWith('partner'))
  const ofTheReader = /\b(you paid|for you|your employer|u betaalde|voor u betaalde|uw werkgever)\b/
  const said = (name: AlsoCountName) => Object.values(alsoCountWords[name].hint ?? {}).join(' ')
  expect(names.filter((name) => ofTheReader.test(said(name).replace(/for your partner/, '')))).toEqual([])
})

test('who files alone reads of a partner only where having one decides; who files together reads of both where both count', () => {
  const names = (Object.keys(alsoCountWords) as AlsoCountName[]).filter((name) => !name.startsWith('partner'))
  const namesPartner = (isJointFiling: boolean) =>
    names.filter((name) => {
      const { label, hint } = alsoWordsIn({ isJointFiling, year: 2024 }, name)
      const said = [label, hint].flatMap((one) => (one ? [one.en, one.nl] : []))
      // Alimony goes to a former partner.
      return said.map((one) => /(?<!former |ex-)partner/.test(one)).includes(true)
    })
  expect([namesPartner(false), namesPartner(true)]).toEqual([
    ['childUnder12', 'abroadEarnsLess', 'filesApart', 'partOfYearPartners', 'diedInYear'],
    [
      'savings',
      'investments',
      'debts',
      'box2Income',
      'actualIncome',
      'childUnder12',
      'abroadEarnsLess',
      'partYearResident',
      'businessProfit',
      'filesApart',
      'partOfYearPartners',
      'diedInYear',
      'insuredAbroad',
    ],
  ])
})

test.each([2022, 2023, 2024, 2025, 2026])('a death is asked in %i, and one after it is none', (year) => {
  const { label, term, hint } = alsoWordsIn({ isJointFiling: true, year }, 'diedInYear')
  const said = [label, term, hint].flatMap((one) => (one ? [one.en, one.nl] : []))
  expect(said.map((text) => [text.includes(String(year)), /[{}]/.test(text)])).toEqual(said.map(() => [true, false]))
  expect([
    hint?.en.includes(`after ${year}? Then leave this unticked`),
    hint?.nl.includes(`na ${year}? Vink dit dan niet aan`),
  ]).toEqual([true, true])
})

test('a kilometre by car for illness counts what it costs, from 2025 on a fixed amount', () => {
  const said = (year: number) =>
    alsoWordsIn({ isJointFiling: false, year }, 'transport').hint?.en.replace('\u00a0', ' ')
  expect([said(2024), said(2025), said(2026)]).toEqual([
    'By car what the kilometres really cost, else the tickets. Part of your healthcare expenses above.',
    'By car € 0,23 a kilometre and parking, else the tickets. Part of your healthcare expenses above.',
    'By car € 0,23 a kilometre and parking, else the tickets. Part of your healthcare expenses above.',
  ])
})
