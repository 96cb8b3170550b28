import { expect, test } from 'vitest'
import { reasonAndNext, withoutWords } from './index.ts'
import { withoutReasons } from './without.ts'

const household = { taxpayer: { wages: 40_000_00, taxWithheld: 9_000_00 } }

test.each([
  ['part-year-resident', 'files an M form (M-aangifte)'],
  ['foreign-income-with-relief', 'ask there for relief against double tax'],
  ['business-profit', 'the return for entrepreneurs'],
  ['alimony-paid', 'the name and BSN'],
  ['annuity-premiums', 'annual allowance (jaarruimte)'],
] as const)('%s: why there is no figure, and then what to do, in both languages', (code, next) => {
  const { en, nl } = reasonAndNext({ code })
  expect([
    en.includes(next),
    /(Mijn )?Belastingdienst/.test(en),
    /Mijn Belastingdienst|bij de Belastingdienst/.test(nl),
  ]).toEqual([true, true, true])
})

test('what nothing can be said of is only told', () =>
  expect(reasonAndNext({ code: 'year-not-covered' }).en).toBe('This year is not covered.'))

test('the rest is reckoned where what is left out comes on top or is deducted, and not where it changes the rest', () => {
  const without = (...codes: Parameters<typeof withoutReasons>[2][number]['code'][]) =>
    withoutReasons(
      2024,
      { ...household, circumstances: codes as never },
      codes.map((code) => ({ code })),
    )
  expect([
    without('business-profit')?.change,
    without('alimony-paid', 'annuity-premiums')?.change,
    without('business-profit', 'alimony-paid')?.change,
    without('business-profit', 'part-year-resident'),
    without('reaches-pension-age'),
  ]).toEqual(['worse', 'better', 'either', null, null])
})

test('it is said in tens of euros, with which way what is left out moves it', () =>
  expect(withoutWords({ outcome: 'refund', amount: 2_852_00, change: 'worse' })).toMatchObject({
    en: 'Without this, the rest that is filled in comes to: you get back about €\u00a02.850. With it there is mostly more to pay, or less to get back.',
    nl: 'Zonder dit komt de rest die is ingevuld op: u krijgt ongeveer €\u00a02.850 terug. Daarmee is het meestal meer betalen, of minder terug.',
  }))
