import { expect, test } from 'vitest'
import { returnOf } from '../testing/index.ts'
import { currentFilingOf, planYear, type TaxFiling, type YearPlan } from './index.ts'

const ofYear = (id: number, year: number, change: Partial<TaxFiling> = {}) =>
  returnOf({ id, year, setupData: null, ...change })
const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0 }
const of2024 = ofYear(1, 2024)
const answered = ofYear(1, 2024, { incomeData })
const submitted = ofYear(1, 2024, { completed: true })
const of2025 = ofYear(2, 2025)
const submitted2025 = ofYear(2, 2025, { completed: true })

test('the chosen return, else the newest, else none', () => {
  expect(currentFilingOf([of2025, of2024], 1)).toBe(of2024)
  expect(currentFilingOf([of2025, of2024], null)).toBe(of2025)
  expect(currentFilingOf([of2025, of2024], 9)).toBe(of2025)
  expect(currentFilingOf([], 1)).toBeNull()
})

const here: YearPlan = { kind: 'save-here' }
const start: YearPlan = { kind: 'start' }
const open: YearPlan = { kind: 'open', filing: of2025 }
const ask = (...ways: ('beside' | 'redate')[]): YearPlan => ({ kind: 'ask', ways })

test.each<[string, TaxFiling | null, readonly TaxFiling[], number, 'beside' | 'redate' | null, YearPlan]>([
  ['the first return', null, [], 2024, null, start],
  ['the same year', answered, [answered], 2024, null, here],
  ['another year before any answer', of2024, [of2024], 2025, null, here],
  ['another year with answers', answered, [answered], 2025, null, ask('beside', 'redate')],
  ['… kept', answered, [answered], 2025, 'beside', start],
  ['… re-dated', answered, [answered], 2025, 'redate', here],
  ['another year that has an open return', answered, [of2025, answered], 2025, null, ask('beside')],
  ['… opened', answered, [of2025, answered], 2025, 'beside', open],
  ['… never two of one year', answered, [of2025, answered], 2025, 'redate', ask('beside')],
  ['… nor before any answer', of2024, [of2025, of2024], 2025, null, ask('beside')],
  ['another year that was submitted', answered, [submitted2025, answered], 2025, null, ask('beside')],
  ['… a further return of it', answered, [submitted2025, answered], 2025, 'beside', start],
  ['after a submitted return', submitted, [submitted], 2024, null, start],
  ['after a submitted return, a year that is open', submitted, [of2025, submitted], 2025, null, ask('beside')],
  ['… opened', submitted, [of2025, submitted], 2025, 'beside', open],
  ['a new return of a year that is open', null, [of2025], 2025, null, ask('beside')],
])('%s', (_, filing, filings, year, way, plan) => expect(planYear({ filing, filings, year, way })).toEqual(plan))
