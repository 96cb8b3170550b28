import { describe, expect, test } from 'vitest'
import { type ExtractedData, figuresOf, type TaxDocument } from '../documents/index.ts'
import {
  assessment,
  documentOf,
  found,
  incomeStatement,
  mortgageStatement,
  overview,
  receipt,
  returnOf,
} from '../testing/index.ts'
import { leftUnsure, ownDocuments, partnerDocuments, prefillFrom, standingOf, withRepeats } from './index.ts'

const own = { taxIdentifier: '123456782', foreignIncome: false, ownHome: true }
const filing = returnOf({ setupData: own })
const joint = { ...filing, isJointFiling: true, partnerData: { fullName: 'Sam', bsn: '111222333' } }

const files = (...read: readonly ExtractedData[]) =>
  read.map((data, at) => documentOf(at + 1, 'income_statement', data))

/** By document: what of it is said to be in another. */
const repeatsOf = (documents: readonly TaxDocument[]) =>
  withRepeats(documents).map(({ extractedData }) => extractedData?.repeats ?? [])
const areSame = (...[one, other]: readonly [ExtractedData, ExtractedData]) =>
  repeatsOf(files(one, other)).some((repeats) => repeats.length > 0)

/** Other evidence than that of the fixtures. */
const at = (statement: ExtractedData, evidence: ExtractedData['evidence']) => ({
  evidence: { ...statement.evidence, ...evidence },
})
const wage = incomeStatement()
const loan = mortgageStatement()
const gift = receipt({ name: 'Stichting Het Voorbeeld' })
const bank = overview()
const aged = assessment()
/** With the amounts of the year to date, each to be checked. */
const payslip = (over: Parameters<typeof incomeStatement>[0] = {}) =>
  incomeStatement({
    isOfYear: false,
    employmentPeriod: '01-12-2024 t/m 31-12-2024',
    ...at(wage, { salary: found(0.5), taxWithheld: found(0.5) }),
    ...over,
  })
const unread = { evidence: {}, salary: null, taxWithheld: null }

describe('in another file the statement is the same', () => {
  test.each<[string, ExtractedData, ExtractedData, boolean]>([
    ['as a photo of it', wage, incomeStatement(), true],
    ['with the name misread', wage, incomeStatement({ employerName: 'BAKKERIJ DE VR1ES' }), true],
    ['with the legal form read', wage, incomeStatement({ employerName: 'Bakkerij de Vries B.V.' }), true],
    ['with no name read', wage, incomeStatement({ employerName: null }), true],
    ['with no year read', wage, incomeStatement({ fiscalYear: null }), true],
    ['with neither', wage, incomeStatement({ fiscalYear: null, employerName: null }), true],
    ['of another employer', wage, incomeStatement({ employerName: 'Slagerij Molenaar' }), false],
    ['of another period', wage, incomeStatement({ employmentPeriod: '01-01-2024 t/m 30-06-2024' }), false],
    ['of another year', wage, incomeStatement({ fiscalYear: 2023 }), false],
    ['of another person', wage, incomeStatement({ bsn: '•••••2333' }), false],
    ['of another cent', wage, incomeStatement({ salary: 45_678.91 }), false],
    ['with one amount not read', wage, incomeStatement({ taxWithheld: null }), true],
    ['with that and no name', wage, incomeStatement({ taxWithheld: null, employerName: null }), true],
    [
      'with that and surely another name',
      wage,
      incomeStatement({ taxWithheld: null, employerName: 'Periode 12' }),
      true,
    ],
    ['with that of another person', wage, incomeStatement({ taxWithheld: null, bsn: '•••••2333' }), false],
    ['with that of another year', wage, incomeStatement({ taxWithheld: null, fiscalYear: 2023 }), false],
    ['with another amount not read', wage, incomeStatement({ salary: null, taxWithheld: 8_000 }), false],
    ['as its payslip of December', wage, payslip(), true],
    ['as a payslip with other amounts', wage, payslip({ salary: 3_412, taxWithheld: 901 }), false],
    ['where nothing was read', incomeStatement(unread), incomeStatement(unread), false],
    [
      'where both have nothing',
      incomeStatement({ salary: 0, taxWithheld: 0 }),
      incomeStatement({ salary: 0, taxWithheld: 0 }),
      false,
    ],
    [
      'where the person corrected one',
      wage,
      incomeStatement({ salary: 50_000, ...at(wage, { salary: { ...found(1), corrected: { read: 45_678.9 } } }) }),
      true,
    ],
    [
      'where the readers disagree about it',
      wage,
      incomeStatement({
        salary: 15_678.9,
        ...at(wage, { salary: { ...found(0.4), second: { value: 45_678.9, place: null, label: '' } } }),
      }),
      true,
    ],
    ['of a mortgage', loan, mortgageStatement(), true],
    [
      'with costs that nobody is sure of',
      loan,
      mortgageStatement({ deductibleCosts: 999, ...at(loan, { deductibleCosts: found(0.2) }) }),
      true,
    ],
    ['of another loan', loan, mortgageStatement({ loanPartNumber: '•••••679' }), false],
    ['of another lender', loan, mortgageStatement({ lenderName: 'Voorbeeldbank' }), false],
    [
      'of a lender that is not surely read',
      loan,
      mortgageStatement({ lenderName: 'Obvi', ...at(loan, { lenderName: found(0.3) }) }),
      true,
    ],
    ['of a bank', bank, overview(), true],
    ['of another bank', bank, overview({ name: 'Fictiebank' }), false],
    ['of an assessment', aged, assessment(), true],
    ['of a receipt', gift, receipt({ name: 'STICHTING HET VOORBEELD' }), true],
    ['of a receipt without a name: many cost the same', receipt(), receipt(), false],
    ['of another kind', gift, overview({ savings: 120.5, name: 'Stichting Het Voorbeeld' }), false],
  ])('%s', (_, one, other, isSame) => expect([areSame(one, other), areSame(other, one)]).toEqual([isSame, isSame]))
})

describe('of the same statement in several files', () => {
  const [pdf, photo, third] = [wage, incomeStatement({ ...at(wage, { salary: found(0.5) }) }), incomeStatement()]

  test('the one that was read surest counts, else the first', () =>
    expect([repeatsOf(files(wage, third)), repeatsOf(files(photo, pdf, third))]).toEqual([
      [[], [1]],
      [[2, 3], [], [2]],
    ]))

  /** The salaries that count, for the person and for the partner. */
  const counted = (documents: readonly TaxDocument[], of: typeof filing = filing) =>
    [ownDocuments(of, documents), partnerDocuments(of, documents)].map((part) =>
      figuresOf(part).flatMap(({ name, documentId }) => (name === 'salary' ? [documentId] : [])),
    )
  const two = (second: Partial<TaxDocument> = {}, first: Partial<TaxDocument> = {}, bsn = '•••••6782') => {
    const [one, other] = files(incomeStatement({ bsn }), incomeStatement({ bsn }))
    return withRepeats([one, other].flatMap((each, at) => (each ? [{ ...each, ...(at === 0 ? first : second) }] : [])))
  }

  test('the other does not count and says of which, until the person says that both do', () => {
    const same = (counts: string) => [{ kind: 'same', of: 1, counts }]
    const standing = (documents: readonly TaxDocument[], of: typeof filing) =>
      documents.slice(1).map((document) => standingOf(document, of, documents))
    expect([counted(two()), standing(two(), filing)]).toEqual([[[1], []], [{ countsFor: [], doubts: same('mine') }]])
    expect([counted(two({ verdict: 'mine' })), standing(two({ verdict: 'mine' }), filing)]).toEqual([
      [[1, 2], []],
      [{ countsFor: ['own'], doubts: same('mine') }],
    ])
    expect(standing(two({}, {}, '•••••2333'), joint)).toEqual([{ countsFor: [], doubts: same('partners') }])
    expect(counted(two({ verdict: 'partners' }, {}, '•••••2333'), joint)).toEqual([[], [1, 2]])
  })

  describe('with a payslip of it', () => {
    const confirmed = (statement: ReturnType<typeof incomeStatement>) => ({
      ...statement,
      ...at(statement, {
        salary: { ...found(1), corrected: { read: 45_678.9 } },
        taxWithheld: { ...found(1), corrected: { read: 12_345 } },
      }),
    })
    const slip = payslip({ bsn: null })
    const yearly = incomeStatement({ bsn: null })
    const standings = (...read: readonly ExtractedData[]) => {
      const documents = withRepeats(files(...read))
      return documents.map((document) => standingOf(document, filing, documents))
    }
    const setAside = { countsFor: [], doubts: [{ kind: 'same', of: 1, counts: 'mine', isPayslip: true }] }
    const counts = { countsFor: ['own'], doubts: [] }

    test('that is set aside with its own words, asks nothing, and adds nothing once its amounts are confirmed', () => {
      expect([standings(yearly, slip), standings(yearly, confirmed(slip))]).toEqual([
        [counts, setAside],
        [counts, setAside],
      ])
      const answers = { ...filing, incomeData: null, deductionsData: null, partnerData: null }
      expect(leftUnsure(answers, withRepeats(files(yearly, slip)))).toEqual([])
      expect(standings(confirmed(slip), yearly)).toEqual([
        { countsFor: [], doubts: [{ kind: 'same', of: 2, counts: 'mine', isPayslip: true }] },
        counts,
      ])
    })

    test('of two payslips of one month neither is called that of a year', () =>
      expect(standings(slip, slip)).toEqual([
        { countsFor: ['own'], doubts: [{ kind: 'paper' }] },
        { countsFor: [], doubts: [{ kind: 'paper' }, { kind: 'same', of: 1, counts: 'mine' }] },
      ]))
  })

  test('an amount that the person confirms does not count a second time before they say that it is another', () => {
    const badPhoto = (tax: ReturnType<typeof found>) =>
      incomeStatement({
        bsn: null,
        salary: null,
        employerName: 'Periode Rozenstraat',
        employmentPeriod: null,
        ...at(wage, { taxWithheld: tax }),
      })
    const sure = { ...found(1), corrected: { read: 12_345 } }
    const withheld = (second: Partial<TaxDocument>, tax = sure) =>
      prefillFrom(
        ownDocuments(
          filing,
          withRepeats(files(incomeStatement({ bsn: null }), badPhoto(tax))).map((document, place) => ({
            ...document,
            ...(place === 1 && second),
          })),
        ),
      ).suggestions.taxWithheld?.amount
    expect([withheld({}, found(0.5) as typeof sure), withheld({}), withheld({ verdict: 'mine' })]).toEqual([
      12_345_00, 12_345_00, 24_690_00,
    ])
  })

  test.each<[string, readonly TaxDocument[]]>([
    ['left out', two({}, { verdict: 'left-out' })],
    ['of another return', two({}, { taxFilingId: 8 })],
    ['removed', two().slice(1)],
  ])('the other counts when the first is %s', (_, documents) => expect(counted(documents)).toEqual([[2], []]))

  describe('where the first does not fit itself', () => {
    const older = incomeStatement({ fiscalYear: 2023, bsn: null })
    const doubtsOf = (documents: readonly TaxDocument[]) =>
      documents.map((document) => standingOf(document, filing, documents).doubts.map(({ kind }) => kind))
    const said = (...verdicts: readonly TaxDocument['verdict'][]) =>
      withRepeats(files(older, older).map((document, place) => ({ ...document, verdict: verdicts[place] ?? null })))

    test('neither is said to be the other: nothing counts beside which the second could count as well', () =>
      expect([doubtsOf(said()), counted(said())]).toEqual([
        [['year'], ['year']],
        [[], []],
      ]))

    test.each<[string, readonly TaxDocument[], readonly number[]]>([
      ['first', said('mine'), [1]],
      ['second', said(null, 'mine'), [2]],
    ])('of the other it is once the person lets the %s count', (_, documents, counts) => {
      const waits = doubtsOf(documents).filter((__, place) => documents[place]?.verdict === null)
      expect([waits, counted(documents)]).toEqual([[['same', 'year']], [counts, []]])
    })

    test('the second waits with it where its year was not read', () => {
      const documents = withRepeats(files(older, incomeStatement({ fiscalYear: null, bsn: null })))
      expect(documents.slice(1).map((each) => standingOf(each, filing, documents))).toEqual([
        {
          countsFor: [],
          doubts: [{ kind: 'same', of: 1, counts: 'mine', isWaiting: true }],
        },
      ])
    })
  })

  describe('of three where the second may be either of two that differ', () => {
    const [july, unsaid, august] = ['01-07-2024 t/m 31-07-2024', null, '01-08-2024 t/m 31-08-2024'].map(
      (employmentPeriod) => incomeStatement({ employmentPeriod, bsn: null }),
    )
    const three = (second: Partial<TaxDocument> = {}, first: Partial<TaxDocument> = {}) =>
      withRepeats(
        files(...[july, unsaid, august].flatMap((each) => each ?? [])).map((document, place) => ({
          ...document,
          ...[first, second][place],
        })),
      )

    test('those two count', () =>
      expect([repeatsOf(three()), counted(three())]).toEqual([
        [[], [1], [2]],
        [[1, 3], []],
      ]))

    test.each<[string, readonly TaxDocument[], readonly number[]]>([
      ['the second is left out', three({ verdict: 'left-out' }), [1, 3]],
      ['the person says that the second counts', three({ verdict: 'mine' }), [1, 2]],
      ['the first is left out', three({}, { verdict: 'left-out' }), [2]],
    ])('where %s', (_, documents, counts) => expect(counted(documents)).toEqual([counts, []]))
  })

  test('one of three counts where two of them are one file, whichever was read surest', () => {
    const [one, same, photoOf] = files(photo, pdf, incomeStatement({ ...at(wage, { salary: found(0.6) }) }))
    const all = [one, same && { ...same, sameFileAs: [1] }, photoOf].flatMap((each) => each ?? [])
    expect(counted(withRepeats(all), returnOf({}))).toEqual([[1], []])
  })

  test('in a file of several statements the others count', () => {
    const [first, second] = [incomeStatement({ salary: 10 }), incomeStatement({ salary: 20, employerName: 'Molen' })]
    const both = documentOf(2, 'income_statement', { ...first, statements: [first, second] })
    const documents = withRepeats([documentOf(1, 'income_statement', first), both])
    const amounts = figuresOf(ownDocuments(returnOf({}), documents)).flatMap(({ name, amount }) =>
      name === 'salary' ? [amount] : [],
    )
    expect(amounts).toEqual([10_00, 20_00])
  })
})
