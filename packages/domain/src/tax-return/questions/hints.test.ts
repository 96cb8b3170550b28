import { expect, test } from 'vitest'
import { alsoCountWords } from './also-count.copy.ts'
import { deductionWords } from './deductions.copy.ts'

test('the sum of healthcare costs is asked without what never counts', () => {
  const { hint } = deductionWords.healthcareExpenses
  expect(hint?.en).toMatch(/policy excess .*statutory own contributions, premiums and glasses/)
  expect(hint?.nl).toMatch(/eigen risico, wettelijke eigen bijdragen, premies en brillen/)
})

test('bank balances are asked with those of the children, alone and together', () => {
  const { hint, together } = alsoCountWords.savings
  for (const asked of [hint, together?.hint]) {
    expect(asked?.en).toContain('your children under 18')
    expect(asked?.nl).toContain('uw kinderen onder de 18')
  }
})

test('the words of the real return stand with what it calls otherwise', () =>
  expect([
    alsoCountWords.otherWorkReceipts.hint?.nl.includes('inkomsten uit overig werk'),
    alsoCountWords.savings.label.nl,
    alsoCountWords.financingCosts.label.nl,
  ]).toEqual([true, 'Bank- en spaartegoeden op 1 januari', 'Financieringskosten van uw hypotheek']))

test('penalty interest and a bridging loan are named where interest is asked, and a home abroad where its value is', () => {
  const interest = deductionWords.mortgageInterest.hint
  expect([interest?.en, interest?.nl]).toEqual([
    expect.stringMatching(/bridging loan.*penalty interest/),
    expect.stringMatching(/overbruggingslening.*boeterente/),
  ])
  const { hint, together } = alsoCountWords.investments
  for (const asked of [hint, together?.hint])
    expect([asked?.en, asked?.nl]).toEqual([
      expect.stringContaining('abroad the market value'),
      expect.stringContaining('in het buitenland de marktwaarde'),
    ])
})

test('what counts in box 3 and is often left out, or left in, is named where it is asked, alone and together', () => {
  const hintsOf = (name: 'savings' | 'investments' | 'debts') => {
    const { hint, together } = alsoCountWords[name]
    return [hint, together?.hint].flatMap((asked) => [asked?.en, asked?.nl])
  }
  const twice = (en: RegExp, nl: RegExp) => [en, nl, en, nl].map((one) => expect.stringMatching(one))
  expect(hintsOf('savings')).toEqual(twice(/owners’ association \(_VvE_\)/, /reserve van een VvE/))
  expect(hintsOf('investments')).toEqual(
    twice(
      /let with rent protection a percentage of the WOZ value.*Money lent out/,
      /huurbescherming verhuurt een percentage van de WOZ-waarde.*geld dat u uitleende/,
    ),
  )
  expect(hintsOf('debts')).toEqual(
    twice(/no taxes that you still had to pay/, /geen belasting die u nog moest betalen/),
  )
})

test.each([
  [
    'nonRepayingLoan',
    /that of other loans is.*nor a starters loan/,
    /andere leningen wel.*geen Starterslening.*Combinatielening/,
  ],
  [
    'partYearResident',
    /^Do not tick this for a holiday, an internship or some months of work abroad/,
    /^Vink dit niet aan voor een vakantie, een stage of een paar maanden werk/,
  ],
  [
    'financingCosts',
    /registration.*NHG and closing fee.*not the price of the home, transfer tax/,
    /Kadaster.*borgtochtprovisie.*afsluitkosten.*niet de koopsom/,
  ],
] as const)('%s says what it is not, or all that it is', (name, en, nl) => {
  const { hint } = alsoCountWords[name]
  expect([hint?.en, hint?.nl]).toEqual([expect.stringMatching(en), expect.stringMatching(nl)])
})
