import { describe, expect, test } from 'vitest'
import { figuresOf, statementsOf, type TaxDocument } from '../documents/index.ts'
import {
  assessment,
  documentOf,
  incomeStatement,
  mortgageStatement,
  overview,
  receipt,
  returnOf,
} from '../testing/index.ts'
import { fillsIn, isSettled, ownDocuments, partnerDocuments, standingOf, uncountedAt } from './index.ts'
import { isUsed } from './standing.ts'

const isUsedPaper = (document: TaxDocument): boolean =>
  statementsOf(document).some((statement) => isUsed(statement, document))

const filing = returnOf({ setupData: { taxIdentifier: '123456782', foreignIncome: false, ownHome: true } })
const joint = { ...filing, isJointFiling: true, partnerData: { fullName: 'Sam', bsn: '111222333' } }

describe('what fills in nothing', () => {
  const letter = (over: Parameters<typeof receipt>[0] = {}, of: Partial<TaxDocument> = {}) =>
    documentOf(8, 'other', receipt({ year: 2023, amount: 4_312, ...over }), of)

  test('raises no doubt about its year', () => {
    expect(standingOf(letter(), filing, [letter()])).toEqual({ countsFor: ['own'], doubts: [] })
  })

  test('is told as the tables of the questions tell it', () => {
    const statements = [receipt(), incomeStatement(), mortgageStatement(), overview(), assessment()]
    const receipts = (['healthcare_expenses', 'education_expenses', 'charity_donation', 'other'] as const).map((type) =>
      documentOf(8, type, receipt()),
    )
    const documents = [...statements.map((statement) => documentOf(8, 'other', statement)), ...receipts]
    expect(documents.map(isUsedPaper)).toEqual(documents.map((document) => figuresOf([document]).some(fillsIn)))
  })

  test('is no paper whose figures are used; a letter with the value of a home is', () => {
    const home = letter({ amount: null, wozValue: 412_000 })
    expect([letter(), home, documentOf(1, 'income_statement', incomeStatement())].map(isUsedPaper)).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('a paper of which each takes the place of the one before', () => {
  const woz = (id: number, year: number, of: Partial<TaxDocument> = {}) =>
    documentOf(id, 'other', receipt({ year, amount: null, wozValue: 400_000 + year }), of)
  const right = woz(1, 2024)

  test('of another year may count while there is no other', () => {
    const said = woz(2, 2025, { verdict: 'mine' })
    expect(standingOf(said, filing, [said]).countsFor).toEqual(['own'])
  })

  test.each([null, 'mine', 'partners'] as const)(
    'of another year never does beside the one of the year, whatever is said of it: %s',
    (verdict) => {
      const other = woz(2, 2025, { verdict })
      const documents = [right, other]
      const standing = standingOf(other, joint, documents)
      expect(standing).toEqual({ countsFor: [], doubts: [{ kind: 'year', found: 2025, expected: 2024, instead: 1 }] })
      expect([isSettled(standing), uncountedAt('deductions', joint, documents)]).toEqual([true, []])
      const counting = [...ownDocuments(joint, documents), ...partnerDocuments(joint, documents)]
      expect(counting.map(({ id }) => id)).toEqual([1])
    },
  )

  test('counts again when the one of the year is left out', () => {
    const other = woz(2, 2025, { verdict: 'mine' })
    const left: TaxDocument = { ...right, verdict: 'left-out' }
    expect(standingOf(other, filing, [left, other]).countsFor).toEqual(['own'])
  })

  test('of the partner is not told by the person’s own', () => {
    const own = documentOf(1, 'other', assessment({ year: 2024, bsn: '•••••6782' }))
    const partners = documentOf(2, 'other', assessment({ year: 2025, bsn: '•••••2333' }), { verdict: 'partners' })
    expect(standingOf(partners, joint, [own, partners]).countsFor).toEqual(['partner'])
  })
})
