import { expect, test } from 'vitest'
import { type Answers, lawfulResult, madeBy, reasonWords } from './index.ts'

const couple: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2025,
  isJointFiling: true,
  setupData: { taxIdentifier: '999990019', birthDate: '1956-06-01', foreignIncome: false, ownHome: false },
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1958-08-12' },
  incomeData: { salary: 40_000, otherIncome: 0, taxWithheld: 8_000 },
  deductionsData: null,
}
const reasonsOf = (answers: Answers) => {
  const result = lawfulResult(answers, [])
  return result.kind === 'unsupported'
    ? result.reasons.map((reason) => {
        const place = madeBy(reason)
        return [reasonWords(reason).en, reasonWords(reason).nl, place && `${place.step}#${place.question}`]
      })
    : [result.kind]
}
const yours = [
  'You reach state-pension age in this year: your rates are then blended.',
  'U bereikt in dit jaar de AOW-leeftijd: uw tarieven zijn dan gemengd.',
  'setup#birthDate',
]
const partners = [
  'Your partner reaches state-pension age in this year: their rates are then blended.',
  'Uw partner bereikt in dit jaar de AOW-leeftijd: de tarieven van uw partner zijn dan gemengd.',
  'partner#dateOfBirth',
]

test('whose state-pension age is reached is said, with the question of whose date of birth it is', () => {
  const born = (birthDate: string) => ({ ...couple, setupData: couple.setupData && { ...couple.setupData, birthDate } })
  expect([
    reasonsOf(couple),
    reasonsOf(born('1958-08-01')),
    reasonsOf({ ...born('1958-08-01'), isJointFiling: false }),
    reasonsOf({ ...couple, isJointFiling: false }),
  ]).toEqual([[partners], [yours, partners], [yours], ['figure']])
})

test('a tick that rules a figure out leads to where it was given', () => {
  const income = { salary: 40_000, otherIncome: 0, taxWithheld: 8_000, partYearResident: true, businessProfit: true }
  const single = { ...couple, isJointFiling: false, incomeData: income }
  expect(reasonsOf(single).map((reason) => reason.at(-1))).toEqual(['income#partYearResident', 'income#businessProfit'])
})
