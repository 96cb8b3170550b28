import { describe, expect, test } from 'vitest'
import { figuresOf, type TaxDocument } from '../documents/index.ts'
import { documentOf, incomeStatement, mortgageStatement, receipt, returnOf } from '../testing/index.ts'
import { documentsOf, ownDocuments, partnerDocuments, standingOf } from './index.ts'

const own = { taxIdentifier: '123456782', foreignIncome: false, ownHome: true }
const filing = returnOf({ setupData: own })
const joint = { ...filing, isJointFiling: true, partnerData: { fullName: 'Sam', bsn: '111222333' } }

type Over = Parameters<typeof incomeStatement>[0]
const income = (over: Over = {}, of: Partial<TaxDocument> = {}) =>
  documentOf(1, 'income_statement', incomeStatement({ bsn: '•••••6782', ...over }), of)

const wrongYear = { kind: 'year', found: 2023, expected: 2024 }
const someone = { kind: 'person', found: '1234' }
const mine = { countsFor: ['own'], doubts: [] }

describe('how a document stands to its return', () => {
  const failed = documentOf(6, 'income_statement', null, { status: 'failed' })
  const first = documentOf(4, 'income_statement', incomeStatement())

  test.each([
    ['a fitting one counts', income(), filing, mine],
    ['without a return everything counts', income({ fiscalYear: 2023, bsn: '•••••1234' }), null, mine],
    ['a year that was not read counts', income({ fiscalYear: null }), filing, mine],
    ['a BSN that was not read counts', income({ bsn: null }), filing, mine],
    ['a receipt of the year counts', documentOf(3, 'charity_donation', receipt()), filing, mine],
    ['another year does not', income({ fiscalYear: 2023 }), filing, { countsFor: [], doubts: [wrongYear] }],
    [
      'nor does a receipt of another year',
      documentOf(3, 'charity_donation', receipt({ year: 2023 })),
      filing,
      { countsFor: [], doubts: [wrongYear] },
    ],
    ['nor does another person', income({ bsn: '•••••1234' }), filing, { countsFor: [], doubts: [someone] }],
    [
      'nor does another year of another person',
      income({ fiscalYear: 2023, bsn: '•••••1234' }),
      filing,
      { countsFor: [], doubts: [wrongYear, someone] },
    ],
    [
      'the partner’s counts for the partner',
      income({ bsn: '•••••2333' }),
      joint,
      { countsFor: ['partner'], doubts: [] },
    ],
    [
      'who files alone has no partner',
      income({ bsn: '•••••2333' }),
      { ...joint, isJointFiling: false },
      { countsFor: [], doubts: [{ kind: 'person', found: '2333' }] },
    ],
    [
      'without a BSN a name of someone else does not count, and says which',
      income({ bsn: null, holderName: 'P. Smit', named: 'someone-else' }),
      filing,
      { countsFor: [], doubts: [{ kind: 'name', found: 'P. Smit' }] },
    ],
    ['a doubtful name does', income({ bsn: null, holderName: 'M. Smit', named: 'unknown' }), filing, mine],
    [
      'the partner’s name counts for the partner',
      income({ bsn: null, holderName: 'K. Smit', named: 'partner' }),
      joint,
      { countsFor: ['partner'], doubts: [] },
    ],
    [
      'while the return is joint',
      income({ bsn: null, holderName: 'K. Smit', named: 'partner' }),
      { ...joint, isJointFiling: false },
      mine,
    ],
    ['a BSN says more than a name', income({ holderName: 'P. Smit', named: 'someone-else' }), filing, mine],
    [
      'another’s BSN, too',
      income({ bsn: '•••••1234', holderName: 'S. Jansen', named: 'own' }),
      filing,
      { countsFor: [], doubts: [someone] },
    ],
    ['without a return a name tells nothing', income({ bsn: null, named: 'someone-else' }), null, mine],
    [
      'another type is told and counts',
      income({ detectedType: 'mortgage_statement' }),
      filing,
      { countsFor: ['own'], doubts: [{ kind: 'type', found: 'mortgage_statement', expected: 'income_statement' }] },
    ],
    ['a payslip is told', income({ isOfYear: false }), filing, { countsFor: ['own'], doubts: [{ kind: 'paper' }] }],
    ['any type may be kept as "other"', income({}, { type: 'other' }), filing, mine],
    [
      'a copy counts only once',
      income({}, { sameFileAs: [4, 6] }),
      filing,
      { countsFor: [], doubts: [{ kind: 'copy', of: 4 }] },
    ],
    [
      'what the person counts, counts',
      income({ fiscalYear: 2023 }, { verdict: 'mine' }),
      filing,
      { countsFor: ['own'], doubts: [wrongYear] },
    ],
    [
      'or counts for the partner',
      income({ bsn: '•••••1234' }, { verdict: 'partners' }),
      joint,
      { countsFor: ['partner'], doubts: [someone] },
    ],
    [
      'while the return is joint: alone it does not, and the partner’s BSN says why',
      income({ bsn: '•••••2333' }, { verdict: 'partners' }),
      { ...joint, isJointFiling: false },
      { countsFor: [], doubts: [{ kind: 'person', found: '2333' }] },
    ],
    [
      'what the person leaves out, does not',
      income({}, { verdict: 'left-out' }),
      filing,
      { countsFor: [], doubts: [] },
    ],
    [
      'a copy stays one, whatever is said of it',
      income({}, { sameFileAs: [4], verdict: 'mine' }),
      filing,
      { countsFor: [], doubts: [{ kind: 'copy', of: 4 }] },
    ],
  ])('%s', (_, document, against, expected) =>
    expect(standingOf(document, against, [failed, first, document])).toEqual(expected),
  )

  test('of several statements in a file each counts by itself', () => {
    const [first, older, partners] = [
      incomeStatement({ salary: 10, bsn: '•••••6782' }),
      incomeStatement({ salary: 20, fiscalYear: 2023, bsn: '•••••6782' }),
      incomeStatement({ salary: 30, bsn: '•••••2333' }),
    ]
    const file = documentOf(1, 'income_statement', { ...first, statements: [first, older, partners] })
    const salaries = (documents: readonly TaxDocument[]) =>
      figuresOf(documents).flatMap(({ name, amount }) => (name === 'salary' ? [amount] : []))
    expect({
      standing: standingOf(file, joint, [file]),
      own: salaries(ownDocuments(joint, [file])),
      partner: salaries(partnerDocuments(joint, [file])),
    }).toEqual({
      standing: { countsFor: ['own', 'partner'], doubts: [wrongYear] },
      own: [10_00],
      partner: [30_00],
    })
  })
})

describe('beside a BSN for trying out', () => {
  const tried = returnOf({ isJointFiling: true, partnerData: { fullName: 'Sam', bsn: '999990020' } })
  const alone = { ...tried, isJointFiling: false }
  const real = (over: Over = {}) => income({ bsn: '•••••1234', ...over })

  test.each([
    ['another one tells nothing', real(), alone, mine],
    ['the name does', real({ named: 'partner' }), tried, { countsFor: ['partner'], doubts: [] }],
    [
      'and a name of somebody else is told as one',
      real({ named: 'someone-else', holderName: 'P. Smit' }),
      alone,
      { countsFor: [], doubts: [{ kind: 'name', found: 'P. Smit' }] },
    ],
    [
      'the one of a former partner is still theirs',
      income({ bsn: '•••••0020' }),
      alone,
      { countsFor: [], doubts: [{ kind: 'person', found: '0020' }] },
    ],
  ])('%s', (_, document, against, expected) => expect(standingOf(document, against, [document])).toEqual(expected))
})

describe('the documents of a return', () => {
  const here = income({}, { taxFilingId: 7 })
  const elsewhere = income({}, { taxFilingId: 8 })
  const nowhere = income()

  test('are its own, and those uploaded before there was any while it is filled in', () =>
    expect([
      documentsOf(filing, [here, elsewhere, nowhere]),
      documentsOf({ ...filing, completed: true }, [here, elsewhere, nowhere]),
      documentsOf(null, [here, elsewhere]),
    ]).toEqual([[here, nowhere], [here], [here, elsewhere]]))

  test('of a correction begin with those of the return it corrects', () =>
    expect(documentsOf({ ...filing, id: 9, correctsFilingId: 7 }, [here, elsewhere])).toEqual([here]))

  test('of a correction of a correction begin with those of all that were corrected, the latest of the same file', () => {
    const first = income({}, { id: 1, taxFilingId: 7 })
    const changed = income({}, { id: 2, taxFilingId: 9, sameFileAs: [1] })
    const added = income({}, { id: 3, taxFilingId: 9 })
    const kept = income({}, { id: 4, taxFilingId: 7 })
    const third = { ...filing, id: 11, correctsFilingId: 9, correctsAlso: [7] }
    expect(documentsOf(third, [first, changed, added, kept]).map(({ id }) => id)).toEqual([2, 3, 4])
  })

  test('of a correction leave out what it has a copy of by now, and no other return is touched', () => {
    const original = income({}, { id: 1, taxFilingId: 7 })
    const changed = income({}, { id: 2, taxFilingId: 9, sameFileAs: [1], verdict: 'left-out' })
    const correction = { ...filing, id: 9, correctsFilingId: 7 }
    expect([
      documentsOf(correction, [original, changed]),
      documentsOf({ ...correction, completed: true }, [original, changed]),
      documentsOf({ ...filing, completed: true }, [original, changed]),
      ownDocuments(correction, [original, { ...changed, verdict: null }]).length,
    ]).toEqual([[changed], [changed], [original], 1])
  })

  test('that are the same file count once, and again when the first is no such statement, or of another return', () => {
    const [one, two] = [income({}, { id: 1 }), income({}, { id: 2, sameFileAs: [1] })]
    const ids = (documents: readonly TaxDocument[]) => ownDocuments(filing, documents).map(({ id }) => id)
    expect([
      ids([one, two]),
      ids([{ ...one, verdict: 'left-out' }, two]),
      ids([{ ...one, status: 'failed', extractedData: null }, two]),
      ids([{ ...one, taxFilingId: 8 }, two]),
      ids([two]),
    ]).toEqual([[1], [2], [1, 2], [2], [2]])
  })

  test('count where they fit; what is not read yet is there for the person', () => {
    const older = documentOf(2, 'mortgage_statement', mortgageStatement({ referenceYear: 2023 }))
    const scanning = documentOf(3, 'other', null, { status: 'scanning' })
    const copy = documentOf(4, 'other', null, { sameFileAs: [3] })
    const all = [here, elsewhere, older, scanning, copy]
    expect([ownDocuments(joint, all), partnerDocuments(joint, all)]).toEqual([[here, scanning], []])
  })
})
