import { describe, expect, test } from 'vitest'
import { actualReturnComplications, circumstances } from './circumstances.ts'
import { computeReturn } from './compute-return.ts'
import { taxYears } from './result.ts'
import { computed, eur } from './testing/computed.test-data.ts'

const reasons = (year: number, household: unknown) => {
  const result = computeReturn(year, household)
  return result.kind === 'unsupported' ? result.reasons : result.kind
}

describe('what is handed over', () => {
  test.each([taxYears[0] - 1, (taxYears.at(-1) ?? 0) + 1, 2024.5, Number.NaN])('the year %d', (year) =>
    expect(reasons(year, { taxpayer: {} })).toEqual([{ code: 'year-not-covered' }]),
  )

  test.each(circumstances)('%s', (code) =>
    expect(reasons(2024, { taxpayer: {}, circumstances: [code, code] })).toEqual([{ code }]),
  )

  test.each(actualReturnComplications)('an actual return with %s', (code) =>
    expect(
      reasons(2025, { taxpayer: {}, box3: { actualReturn: { income: 1, valueChange: 0, complications: [code] } } }),
    ).toEqual([{ code }]),
  )

  test.each([
    [2022, '1955-08-31', '1955-09-01', '1956-05-31', '1956-06-01'],
    [2023, '1956-05-31', '1956-06-01', '1957-02-28', '1957-03-01'],
    [2024, '1957-02-28', '1957-03-01', '1957-12-31', '1958-01-01'],
    [2025, '1957-12-31', '1958-01-01', '1958-12-31', '1959-01-01'],
    [2026, '1958-12-31', '1959-01-01', '1959-12-31', '1960-01-01'],
  ])('%d: reaching pension age in the year', (year, last, first, end, next) => {
    const born = (dateOfBirth: string) => ({ taxpayer: {}, partner: { dateOfBirth } })
    const refused = [{ code: 'reaches-pension-age', person: 'partner' }]
    expect([reasons(year, born(first)), reasons(year, born(end))]).toEqual([refused, refused])
    expect([computed(year, born(last)).partner?.age, computed(year, born(next)).partner?.age]).toEqual([
      'pension',
      'under',
    ])
  })

  test.each([2022, 2025, 2026])('%d: the combination credit at pension age', (year) => {
    const household = { taxpayer: { dateOfBirth: '1950-01-01', wages: eur(30_000) }, childUnder12: true }
    expect(reasons(year, household)).toEqual([{ code: 'combination-credit-at-pension-age', person: 'taxpayer' }])
    expect(reasons(year, { ...household, childUnder12: false })).toBe('computed')
  })

  test('a final result of box 3 in 2026; without a wish the provisional percentages, said so', () => {
    const household = (percentages?: string) => ({
      taxpayer: {},
      box3: { savings: eur(150_000), ...(percentages && { percentages }) },
    })
    expect(reasons(2026, household('final'))).toEqual([{ code: 'box3-percentages-not-final' }])
    const result = computed(2026, household())
    expect(result.standing).toBe('provisional')
    expect(result.assumptions).toContainEqual({ code: 'box3-percentages-provisional' })
    expect(computed(2025, household()).standing).toBe('final')
  })

  test('provisional percentages of 2022, and beside an actual return', () => {
    expect(reasons(2022, { taxpayer: {}, box3: { percentages: 'provisional' } })).toEqual([
      { code: 'box3-percentages-unknown' },
    ])
    expect(
      reasons(2024, {
        taxpayer: {},
        box3: { percentages: 'provisional', actualReturn: { income: 0, valueChange: 0 } },
      }),
    ).toEqual([{ code: 'actual-return-in-provisional' }])
  })

  test('every reason at once', () =>
    expect(
      reasons(2023, {
        taxpayer: { dateOfBirth: '1956-07-01', greenInvestments: 1 },
        box3: { actualReturn: { income: 0, valueChange: 0 } },
        circumstances: ['two-homes', 'box2-loss'],
      }),
    ).toEqual([
      { code: 'two-homes' },
      { code: 'box2-loss' },
      { code: 'reaches-pension-age', person: 'taxpayer' },
      { code: 'green-investments' },
    ]))
})

describe('what is no household', () => {
  test.each<[unknown, readonly object[]]>([
    [undefined, [{ field: '', code: 'wrong-type' }]],
    [{}, [{ field: 'taxpayer', code: 'required' }]],
    [{ taxpayer: {}, partner: 1 }, [{ field: 'partner', code: 'wrong-type' }]],
    [{ taxpayer: {}, home: {} }, [{ field: 'home.wozValue', code: 'required' }]],
    [{ taxpayer: { wages: 1e20 } }, [{ field: 'taxpayer.wages', code: 'too-large' }]],
    [{ taxpayer: { wages: 1.5 } }, [{ field: 'taxpayer.wages', code: 'too-many-decimals' }]],
    [{ taxpayer: { wages: -1 } }, [{ field: 'taxpayer.wages', code: 'negative' }]],
    [{ taxpayer: { wages: 10_000_000_001 } }, [{ field: 'taxpayer.wages', code: 'too-large' }]],
    [{ taxpayer: { wages: '1' } }, [{ field: 'taxpayer.wages', code: 'not-a-number' }]],
    [{ taxpayer: { dateOfBirth: '1980-02-30' } }, [{ field: 'taxpayer.dateOfBirth', code: 'not-a-date' }]],
    [{ taxpayer: { dateOfBirth: '2025-01-01' } }, [{ field: 'taxpayer.dateOfBirth', code: 'after-tax-year' }]],
    [
      { taxpayer: { wages: 1000, untaxedAllowance: 301 } },
      [{ field: 'taxpayer.untaxedAllowance', code: 'more-than-share' }],
    ],
    [{ taxpayer: {}, split: { ownHome: 150 } }, [{ field: 'split.ownHome', code: 'too-many-decimals' }]],
    [{ taxpayer: {}, circumstances: ['moon'] }, [{ field: 'circumstances.0', code: 'not-a-choice' }]],
    [{ taxpayer: {}, wage: 1 }, [{ field: 'wage', code: 'unknown-field' }]],
    [
      { taxpayer: { benefits: -1 }, partner: { pensions: -1 } },
      [
        { field: 'taxpayer.benefits', code: 'negative' },
        { field: 'partner.pensions', code: 'negative' },
      ],
    ],
  ])('%j', (household, problems) => expect(computeReturn(2024, household)).toEqual({ kind: 'invalid', problems }))
})
