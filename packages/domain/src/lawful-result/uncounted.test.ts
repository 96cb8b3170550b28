import { expect, test } from 'vitest'
import { deductionsWith } from '../tax-return/index.ts'
import { documentOf, incomeStatement, mortgageStatement, returnOf } from '../testing/index.ts'
import { type Answers, answeredBy, heavyIn, lawfulResult } from './index.ts'

const blank = { salary: 0, otherIncome: 0, taxWithheld: 0 }
const alone: Answers = returnOf({
  setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: false },
  incomeData: blank,
  deductionsData: deductionsWith({}),
})
const named = { holderName: 'P. Smit', named: 'someone-else' } as const
const someones = documentOf(1, 'income_statement', incomeStatement({ salary: 66_000, ...named, bsn: null }))
const mortgage = documentOf(2, 'mortgage_statement', mortgageStatement({ referenceYear: 2023 }))
const owner = {
  setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: true },
}
const names = [someones.filename]

const said = (changes: Partial<Answers>, documents: Parameters<typeof lawfulResult>[1] = [someones]) => {
  const answers = { ...alone, ...changes }
  const result = lawfulResult(answers, documents)
  if (result.kind === 'unsupported') return result.kind
  return result.kind === 'unknown'
    ? [result.kind, result.uncounted, result.completed]
    : [result.certainty, heavyIn(result.assumed).map((one) => [one, answeredBy(one, answers)])]
}

test('while a statement waits and no income is filled in there is no figure, before the step is saved and after', () =>
  expect([
    said({ incomeData: null, deductionsData: null }),
    said({}),
    said({ completed: true }, [{ ...someones, taxFilingId: 7 }]),
    said({}, [{ ...someones, verdict: 'left-out' }]),
    said({}, []),
  ]).toEqual([
    ['unknown', names, false],
    ['unknown', names, false],
    ['unknown', names, true],
    ['likely', []],
    ['likely', []],
  ]))

test('beside other income it makes the figure rough where what it says stands at nothing, and leads to the documents', () => {
  const typed = { salary: 66_000, otherIncome: 0, taxWithheld: 20_000 }
  const waits = ['rough', [['uncounted-document', { step: 'documents', question: null }]]]
  expect([
    said({ incomeData: typed }),
    said({ incomeData: { ...typed, salary: 9_000, taxWithheld: 0 } }),
    said({ incomeData: { ...blank, pensions: 9_000 } }),
    said({ incomeData: typed }, [mortgage]),
    said({ ...owner, incomeData: typed, deductionsData: deductionsWith({ mortgageInterest: 5_000, wozValue: 1 }) }, [
      mortgage,
    ]),
  ]).toEqual([['likely', []], waits, waits, waits, ['likely', []]])
})

test('what rules a figure out is said all the same', () =>
  expect(said({ incomeData: { ...blank, businessProfit: true } })).toBe('unsupported'))
