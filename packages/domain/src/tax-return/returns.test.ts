import { expect, test } from 'vitest'
import { returnOf } from '../testing/index.ts'
import {
  countingReturnOf,
  currentFilingOf,
  planYear,
  replacedBy,
  type TaxFiling,
  type YearPlan,
  type YearWay,
} from './index.ts'

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
const correct: YearPlan = { kind: 'correct', filing: submitted2025 }
const correction = ofYear(3, 2024, { incomeData, correctsFilingId: 1 })
const correction2025 = ofYear(4, 2025, { incomeData, correctsFilingId: 2 })
const ask = (...ways: YearWay[]): YearPlan => ({ kind: 'ask', ways })

test.each<[string, TaxFiling | null, readonly TaxFiling[], number, YearWay | null, YearPlan]>([
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
  ['another year that was submitted', answered, [submitted2025, answered], 2025, null, ask('correct', 'second')],
  ['… corrected', answered, [submitted2025, answered], 2025, 'correct', correct],
  ['… a second return of it', answered, [submitted2025, answered], 2025, 'second', start],
  ['… not before it was asked', answered, [submitted2025, answered], 2025, 'beside', ask('correct', 'second')],
  ['… nor before any answer', of2024, [submitted2025, of2024], 2025, 'redate', ask('correct', 'second')],
  ['after a submitted return, its year', submitted, [submitted], 2024, null, ask('correct', 'second')],
  ['after a submitted return, another year', submitted, [submitted], 2025, null, start],
  ['a new return of a year that is submitted', null, [submitted2025], 2025, null, ask('correct', 'second')],
  ['… corrected', null, [submitted2025], 2025, 'correct', correct],
  [
    '… corrected by a form that is sent twice',
    null,
    [correction2025, submitted2025],
    2025,
    'correct',
    { kind: 'open', filing: correction2025 },
  ],
  ['a correction keeps its year', correction, [correction, submitted], 2023, null, ask('beside')],
  ['… whatever a form says', correction, [correction, submitted], 2023, 'redate', ask('beside')],
  ['… and another is started beside it', correction, [correction, submitted], 2023, 'beside', start],
  ['after a submitted return, a year that is open', submitted, [of2025, submitted], 2025, null, ask('beside')],
  ['… opened', submitted, [of2025, submitted], 2025, 'beside', open],
  ['a new return of a year that is open', null, [of2025], 2025, null, ask('beside')],
])('%s', (_, filing, filings, year, way, plan) => expect(planYear({ filing, filings, year, way })).toEqual(plan))

test('of the submitted returns of a year the one submitted last counts, and takes the place of the others', () => {
  const at = (id: number, updatedAt: string, change: Partial<TaxFiling> = {}) =>
    ofYear(id, 2024, { completed: true, updatedAt: `2026-11-${updatedAt}T10:00:00.000Z`, ...change })
  const first = at(1, '20')
  const corrected = at(2, '22', { correctsFilingId: 1 })
  const second = at(3, '21')
  const underWay = at(4, '25', { completed: false, correctsFilingId: 2 })
  const all = [underWay, second, corrected, first, submitted2025]
  expect(countingReturnOf(all, 2024)).toBe(corrected)
  expect(countingReturnOf([underWay], 2024)).toBeNull()
  expect(all.map((filing) => replacedBy(filing, all)?.id ?? null)).toEqual([null, 2, null, 2, null])
  // Submitted in the same millisecond.
  expect(countingReturnOf([at(6, '20'), first], 2024)?.id).toBe(6)
})
