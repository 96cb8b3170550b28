import { expect, test } from 'vitest'
import { computeReturn, type Household, type UnsupportedCode } from '../tax-law/index.ts'
import { nextWhen, reasonAndNext, withoutWords } from './index.ts'
import { withoutReasons } from './without.ts'

const household = { taxpayer: { wages: 40_000_00, taxWithheld: 9_000_00 } }

test.each([
  ['part-year-resident', 'you file an M form (_M-aangifte_)'],
  ['foreign-income-with-relief', 'ask there for relief against double tax'],
  ['business-profit', 'the return for entrepreneurs'],
  ['alimony-paid', 'the name and BSN'],
  ['annuity-premiums', 'annual allowance (_jaarruimte_)'],
  ['death-in-year', 'file an F form (_F-aangifte_)'],
  ['partner-part-of-year', 'choose together to be partners for the whole year'],
  ['non-repaying-loan-after-2012', 'a debt in box 3'],
  ['home-let', 'You report the rent'],
  ['two-homes', 'each with the days and its loan'],
  ['carried-forward-deductions', 'the letter (_beschikking_)'],
  ['reaches-pension-age', 'works this out from the date of birth'],
  ['combination-credit-at-pension-age', 'works this credit out'],
  ['green-investments', 'on a separate form'],
] as const)('%s: why there is no figure, and then what to do, in both languages', (code, next) => {
  const { en, nl } = reasonAndNext({ code }, { year: 2026, today: '2026-11-27', among: [{ code }] })
  expect([
    en.includes(next),
    /(Mijn )?Belastingdienst/.test(en),
    /Mijn Belastingdienst|(bij|aan) de Belastingdienst/.test(nl),
    /[{}]/.test(en + nl),
  ]).toEqual([true, true, true, false])
})

test('who ticked a death that was after the year reads to untick it', () => {
  const { en, nl } = reasonAndNext(
    { code: 'death-in-year' },
    { year: 2025, today: '2026-11-27', among: [{ code: 'death-in-year' }] },
  )
  expect([en, nl]).toEqual([
    expect.stringMatching(/Was the death after 2025\? Then untick this, and we can give a figure\.$/),
    expect.stringMatching(
      /Was het overlijden na 2025\? Haal dan dit vinkje weg, dan kunnen we wel een bedrag geven\.$/,
    ),
  ])
})

test('what nothing can be said of is only told', () =>
  expect(reasonAndNext({ code: 'year-not-covered' }, { year: 2019, today: '2026-11-27', among: [] }).en).toBe(
    'This year is not covered.',
  ))

test('a day that has passed is said to have passed, and always with its year', () => {
  const said = (code: UnsupportedCode, year: number) => {
    const { en, nl } = reasonAndNext({ code }, { year, today: '2026-11-27', among: [{ code }] })
    return [en, nl].map(
      (text) => text.match(/(as soon|before|usually before|zo snel|vóór|meestal vóór) [^:;.]*\d{4}\)?/)?.[0],
    )
  }
  expect([said('business-profit', 2026), said('business-profit', 2024), said('part-year-resident', 2024)]).toEqual([
    ['before May 1, 2027', 'vóór 1 mei 2027'],
    ['as soon as you can (it was due before May 1, 2025)', 'zo snel mogelijk (het moest vóór 1 mei 2025)'],
    [
      'as soon as you can (usually it was due before July 1, 2025)',
      'zo snel mogelijk (meestal moest het vóór 1 juli 2025)',
    ],
  ])
})

test('who asks for money back, and may not have been invited, reads until when that can be', () => {
  const said = (taxWithheld: number, year: number, today: `${number}-${number}-${number}`) => {
    const reasons = [{ code: 'foreign-income-with-relief' }] as const
    const of = { household: { taxpayer: { wages: 40_000_00, taxWithheld } }, gaps: [] }
    const without = withoutReasons(year, of, reasons)
    const when = nextWhen({ kind: 'unsupported', year, reasons, ...(without && { without }) }, today)
    return reasonAndNext(reasons[0], when).nl.match(/in Mijn Belastingdienst (.*?)[:.]/)?.[1]
  }
  expect([
    said(19_000_00, 2024, '2026-11-27'),
    said(19_000_00, 2024, '2030-01-01'),
    said(19_000_00, 2024, '2025-04-30'),
    said(1_000_00, 2024, '2026-11-27'),
  ]).toEqual([
    'zo snel mogelijk (kreeg u er een brief over, dan moest het vóór 1 mei 2025; anders kunt u geld terugvragen tot en met 31 december 2029)',
    'zo snel mogelijk (het moest vóór 1 mei 2025)',
    'vóór 1 mei 2025',
    'zo snel mogelijk (het moest vóór 1 mei 2025)',
  ])
})

test('the rest is reckoned where what is left out comes on top or is deducted, and not where it changes the rest', () => {
  const without = (...codes: Parameters<typeof withoutReasons>[2][number]['code'][]) =>
    withoutReasons(
      2024,
      { household: { ...household, circumstances: codes as never }, gaps: [] },
      codes.map((code) => ({ code })),
    )
  expect([
    without('business-profit')?.change,
    without('alimony-paid', 'annuity-premiums')?.change,
    without('business-profit', 'alimony-paid')?.change,
    without('business-profit', 'part-year-resident'),
    without('home-let', 'business-profit')?.change,
    without('business-profit', 'reaches-pension-age'),
  ]).toEqual(['worse', 'better', 'either', null, 'worse', null])
})

test('of a loan that does not count the rest has no interest; of a child nobody is paid for no credit', () => {
  const settled = (with_: Household) => {
    const computed = computeReturn(2024, { ...household, ...with_ })
    return computed.kind === 'computed' ? Math.abs(computed.settlement) : computed
  }
  const home = { wozValue: 300_000_00, interest: 8_000_00, financingCosts: 500_00 }
  const rest = (code: UnsupportedCode, with_: Partial<Household>) =>
    withoutReasons(2024, { household: { ...household, ...with_ }, gaps: [] }, [{ code, person: 'taxpayer' }])
  expect([
    rest('non-repaying-loan-after-2012', { home }),
    rest('combination-credit-at-pension-age', { childUnder12: true }),
  ]).toMatchObject([
    {
      rest: { amount: settled({ ...household, home: { wozValue: 300_000_00 } }) },
      change: 'loans',
      above: { amount: settled({ ...household, home }) },
    },
    { rest: { amount: settled(household) }, change: 'better' },
  ])
})

test('who reaches state-pension age reads what it would be below and above it', () => {
  const taxpayer = { dateOfBirth: '1957-12-15', pensions: 30_000_00, taxWithheld: 4_000_00 }
  const born = (dateOfBirth: string) => {
    const computed = computeReturn(2024, { taxpayer: { ...taxpayer, dateOfBirth } })
    return computed.kind === 'computed' ? Math.abs(computed.settlement) : null
  }
  const reasons = [{ code: 'reaches-pension-age', person: 'taxpayer' }] as const
  const without = withoutReasons(2024, { household: { taxpayer }, gaps: [] }, reasons)
  expect(without).toMatchObject({
    rest: { outcome: 'pay', amount: born('1962-12-31') },
    change: 'between',
    above: { outcome: 'refund', amount: born('1950-01-01') },
  })
  expect(without && withoutWords(without, reasons).nl).toMatch(
    /^Was u het hele jaar onder die leeftijd, dan geldt voor wat is ingevuld: u moet ongeveer €\u00a0[\d.]+ betalen\. Was u het hele jaar daarboven: u krijgt ongeveer €\u00a0[\d.]+ terug\. Meestal ligt het daartussen\.$/,
  )
})

test('it is said in tens of euros, with which way what is left out moves it', () => {
  const reasons = [{ code: 'business-profit' }] as const
  const without = withoutReasons(
    2024,
    { household: { taxpayer: { wages: 47_810_50, taxWithheld: 10_672_25 } }, gaps: [] },
    reasons,
  )
  expect(without && withoutWords(without, reasons)).toMatchObject({
    en: 'Without this, the rest that is filled in comes to: you have to pay about €\u00a0150. If you count this, you usually pay more or get less back.',
    nl: 'Zonder dit geldt voor de rest die u hebt ingevuld: u moet ongeveer €\u00a0150 betalen. Telt u dit mee, dan betaalt u meestal meer of krijgt u minder terug.',
  })
})
