import { expect, test } from 'vitest'
import {
  type Answers,
  answeredBy,
  assumedLine,
  assumedWords,
  grossToNet,
  heavyIn,
  householdOf,
  isOfAnswer,
  lawfulResult,
} from './index.ts'

const alone: Answers = {
  id: 7,
  correctsFilingId: null,
  completed: false,
  year: 2024,
  isJointFiling: false,
  setupData: { taxIdentifier: '999990019', birthDate: '1985-03-27', foreignIncome: false, ownHome: false },
  partnerData: null,
  incomeData: { salary: 40_000, otherIncome: 0, taxWithheld: 8_000, otherWorkReceipts: 3_500, otherWorkCosts: 412.5 },
  deductionsData: null,
}

function figure(answers: Answers) {
  const result = lawfulResult(answers, [])
  if (result.kind !== 'figure') throw new Error(JSON.stringify(result))
  return result
}

test('a sideline beside a wage is counted, what it cost taken off, and what is assessed apart is said', () => {
  const result = figure(alone)
  expect([
    result.household.taxpayer.otherWork,
    heavyIn(result.assumed),
    result.assumed.includes('healthcare-contribution-on-work'),
    grossToNet(result)?.incomes,
  ]).toEqual([
    3_087_50,
    [],
    true,
    [
      { kind: 'wages', amount: 40_000_00 },
      { kind: 'otherWork', amount: 3_087_50 },
    ],
  ])
  expect(assumedWords('healthcare-contribution-on-work').en).toMatch(
    /^On income from freelance and other work, you also pay .*a separate assessment/,
  )
  expect(assumedWords('healthcare-contribution-on-work').en).not.toContain('alimony')
})

test('a loss counts as nothing', () =>
  expect(
    figure({ ...alone, incomeData: { ...alone.incomeData, otherWorkCosts: 9_000 } }).household.taxpayer.otherWork,
  ).toBe(0))

test('a partner who has a sideline only is known', () => {
  const incomeData = { ...alone.incomeData, partnerOtherWorkReceipts: 7_000 }
  const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333' }
  expect(householdOf({ ...alone, isJointFiling: true, partnerData, incomeData }, [])?.household.partner).toEqual({
    wages: 0,
    otherIncome: 0,
    taxWithheld: 0,
    otherWork: 7_000_00,
  })
})

/** What the rest beside a business is doubted for, and the question that it leads to. */
function besideBusiness(answers: Answers) {
  const result = lawfulResult({ ...answers, incomeData: { ...answers.incomeData, businessProfit: true } }, [])
  const rest = result.kind === 'unsupported' ? result.without?.rest : undefined
  if (!rest) throw new Error(result.kind)
  return { rest, doubts: heavyIn(rest.assumed).map((one) => [one, answeredBy(one, answers)?.question]) }
}

test('work that is filled in beside a business may be the same: it is asked, with what hangs on it and the way to it', () => {
  const { rest, doubts } = besideBusiness(alone)
  expect([rest.certainty, doubts]).toEqual(['rough', [['other-work-beside-business', 'otherWorkReceipts']]])
  const { en } = assumedLine('other-work-beside-business', rest).text
  expect(en).toMatch(/Is it the same work as the business\? .* Without it this figure moves by €\s1\.\d{3}\.$/)
  expect([isOfAnswer('other-work-beside-business'), figure(alone).certainty]).toEqual([true, 'likely'])
})

test('nothing is asked of a business alone, and of a partner’s work it is said that it is theirs', () => {
  const { otherWorkReceipts: _, ...incomeData } = alone.incomeData ?? {}
  expect(besideBusiness({ ...alone, incomeData } as Answers).doubts).toEqual([])
  const both = {
    ...alone,
    isJointFiling: true,
    incomeData: { ...incomeData, partnerSalary: 20_000, partnerTaxWithheld: 2_000, partnerOtherWorkReceipts: 7_000 },
    partnerData: { fullName: 'Jan van der Berg', bsn: '111222333' },
  } as Answers
  expect(besideBusiness(both).doubts).toEqual([['partner-other-work-beside-business', 'partnerOtherWorkReceipts']])
})
