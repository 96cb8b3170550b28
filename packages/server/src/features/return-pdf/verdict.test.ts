import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { documentOf, incomeStatement, overview, returnOf } from '@aangiftewijs/domain/testing'
import { expect, test } from 'vitest'
import { returnDocument } from './content.ts'
import { filing as couple } from './testing/submitted-return.ts'

const filing = returnOf({ id: 12, currentStep: 'submit', completed: true })

test('an income that stands on a statement which was never said to count is no figure, and the paper says so', () => {
  const incomeData = { salary: 0, otherIncome: 0, taxWithheld: 0 }
  const statement = documentOf(
    1,
    'income_statement',
    incomeStatement({ salary: 66_000, bsn: null, named: 'someone-else' }),
  )
  const verdictOf = (changes: Partial<TaxFiling>, language: 'en' | 'nl') => {
    const of = { ...filing, incomeData, ...changes }
    const documents = [{ ...statement, taxFilingId: of.id }]
    return returnDocument({ filing: of, documents, today: '2026-11-27' }, 'AW-2024-000012', 'Sanne de Wit', language)
      .verdict
  }
  expect([verdictOf({}, 'en'), verdictOf({ completed: false }, 'nl')]).toEqual([
    {
      sentence: 'Under the rules for 2024: not enough is known yet',
      remark: `Not counted: ${statement.filename}. No income was filled in. In a correction of this return you can still count what you uploaded.`,
    },
    {
      sentence: 'Volgens de regels van 2024: er is nog te weinig bekend',
      remark: `Vul uw inkomen in, of geef bij Documenten aan of u ${statement.filename} wilt meetellen. Dan rekenen we uit wat u betaalt of terugkrijgt.`,
    },
  ])
})

test('what is wrong with several answers alike is said once', () => {
  const incomeData = { salary: 200_000_000, otherIncome: 200_000_000, taxWithheld: 0 }
  const { verdict } = returnDocument(
    { filing: { ...filing, incomeData }, documents: [], today: '2026-11-27' },
    'AW-2024-000012',
    'Sanne de Wit',
    'en',
  )
  expect(verdict.remark).toBe('An amount is larger than €\u00a0100.000.000, more than the rules are worked out for.')
})

test('where there is no figure the paper says what to do next, how sure the rest is and what that stands on', () => {
  const of = { ...couple, incomeData: couple.incomeData && { ...couple.incomeData, diedInYear: true } }
  const { verdict, sections } = returnDocument(
    { filing: of, documents: [], today: '2026-11-27' },
    'AW-2024-000012',
    'Anton de Wit',
    'nl',
  )
  expect(verdict.remark).toMatch(
    /^Iemand in de aangifte overleed in het belastingjaar\. Zonder dit geldt voor de rest .* Een ruwe schatting: /,
  )
  expect(sections[0]).toMatchObject({
    heading: 'Voor uw echte aangifte',
    items: [
      expect.stringMatching(
        /doen de erfgenamen een F-aangifte; .* doet een eigen aangifte, in Mijn Belastingdienst zo snel mogelijk \(kreeg u er een brief over, dan moest het vóór 1 mei 2025; anders kunt u geld terugvragen tot en met 31 december 2029\)\./,
      ),
    ],
  })
  expect(sections.find(({ heading }) => heading === 'Waar dit bedrag van afhangt')?.items?.[0]).toContain('WOZ-waarde')
})

test('what was not read surely is named right below the result, and a healthcare assessment with it', () => {
  const bank = documentOf(1, 'investment_statement', overview({ investments: 90_000, evidence: {} }), {
    filename: 'my_bank_2024.pdf',
    taxFilingId: filing.id,
  })
  const of = { ...filing, incomeData: { salary: 9_000, otherIncome: 9_600, taxWithheld: 0, otherWorkReceipts: 0 } }
  const { verdict, sections } = returnDocument(
    { filing: of, documents: [bank], today: '2026-11-27' },
    'AW-2024-000012',
    'Sanne de Wit',
    'en',
  )
  expect(verdict.remark).toMatch(/^A rough figure/)
  expect(sections[0]).toMatchObject({
    heading: 'What this figure depends on',
    items: [
      expect.stringContaining('WOZ value'),
      expect.stringContaining('€\u00a050.540,15 (my_bank_2024.pdf)'),
      expect.stringMatching(/^Investments.* €\u00a090\.000,00 \(my_bank_2024\.pdf\) right/),
      expect.stringContaining('healthcare contribution (Zvw)'),
      expect.stringMatching(/^Interest \(belastingrente\) is not in this figure\. .* from July 1, 2025 on/),
    ],
  })
})

test('what rests on provisional percentages is provisional on paper, and so is what is made while the year lasts', () => {
  const income = { salary: 50_000, otherIncome: 0, taxWithheld: 12_500, savings: 250_000, investments: 100_000 }
  const setupData = filing.setupData && { ...filing.setupData, ownHome: false }
  const of = { ...filing, year: 2026, setupData, incomeData: income, deductionsData: null }
  const { verdict, sections } = returnDocument(
    { filing: of, documents: [], today: '2026-11-27' },
    'AW-2026-000012',
    'Sanne de Wit',
    'nl',
  )
  expect(verdict.remark).toBe('Een voorlopig bedrag: iets waarop het rust, staat nog niet vast.')
  expect(sections[0]?.items).toEqual([
    expect.stringContaining('percentages van box 3 zijn voor dit jaar de voorlopige'),
    expect.stringMatching(/^2026 is nog niet voorbij/),
  ])
})
