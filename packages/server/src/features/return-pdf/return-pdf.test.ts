import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { questionsListed, questionWords, type Step, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { documentOf, found, incomeStatement, mortgageStatement } from '@aangiftewijs/domain/testing'
import { expect, test } from 'vitest'
import { returnDocument } from './content.ts'
import { alone, filing } from './testing/submitted-return.ts'

const content = returnDocument(alone(filing), 'AW-2024-000012', 'Sanne de Wit', 'nl')

test('who and the result come first, then the answers in the order of the return, what is assumed and how; BSNs are masked', () => {
  expect(content.sections.map(({ heading }) => heading)).toEqual([
    'Waar dit bedrag van afhangt',
    'Persoonlijke gegevens',
    'Fiscale partner',
    'Inkomen',
    'Aftrekposten',
    'Wat we aannemen',
    'Zo komen we hieraan',
    'De berekening van deze demonstratie',
  ])
  expect(content.facts.slice(0, 3)).toEqual([
    { term: 'Naam', value: 'Sanne de Wit' },
    { term: 'Fiscale partner', value: 'Jan van der Berg' },
    { term: 'Kenmerk', value: 'AW-2024-000012' },
  ])
  expect(content.verdict).toEqual({
    sentence: 'Volgens de regels van 2024: u krijgt ongeveer €\u00a02.850 terug',
    remark: 'Een ruwe schatting: iets wat veel uitmaakt, is nog niet bekend.',
  })
  expect(JSON.stringify(content)).not.toMatch(/999990019|111222333/)
  expect(content.sections.at(-1)?.rows.at(-1)).toEqual({
    term: 'U moet mogelijk betalen',
    value: '€\u00a04.666',
    note: expect.stringMatching(/^Die verschilt van het bedrag volgens de wet omdat /),
    isTotal: true,
  })
})

test('every question that belongs on paper is on it, under the words of the return, in order', () => {
  const asked = (step: Step) =>
    questionsListed('paper', step, filing.year).map(
      ([name]) => (questionWords[name].term ?? questionWords[name].label).nl,
    )
  const printed = content.sections.map(({ rows }) => rows.map(({ term }) => term))
  expect(printed.slice(1, -3)).toEqual([asked('setup'), asked('partner'), asked('income'), asked('deductions')])
  expect(content.sections[2]?.rows.map(({ value }) => value)).toEqual([
    'Jan van der Berg',
    '•••••2333',
    '3 februari 1990',
  ])
})

test('what was also counted stands under headings of its own, after the step that asked for it', () => {
  const { incomeData, deductionsData } = filing
  const also: TaxFiling = {
    ...filing,
    incomeData: incomeData && { ...incomeData, savings: 130_000, childUnder12: true, partnerSalary: 21_000 },
    deductionsData: deductionsData && { ...deductionsData, wozValue: 415_000 },
  }
  const { sections, verdict } = returnDocument(alone(also), 'AW-2024-000012', 'Sanne de Wit', 'nl')
  expect(sections.slice(4, 10).map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['Inkomen', 3],
    ['Inkomen van uw partner', 1],
    ['Geldt een van deze dingen voor u?', 1],
    ['Spaargeld, beleggingen en uw eigen vennootschap', 1],
    ['Aftrekposten', 4],
    ['Uw woning', 1],
  ])
  expect([sections[5]?.rows, sections[6]?.rows, sections[9]?.rows]).toEqual([
    [{ term: 'Loon van uw partner', value: '€\u00a021.000,00' }],
    [{ term: 'Kind jonger dan 12', value: 'Ja' }],
    [{ term: 'WOZ-waarde van uw woning', value: '€\u00a0415.000,00' }],
  ])
  expect(verdict.remark).toBe(
    'U krijgt ongeveer €\u00a01.000 terug; uw partner hoeft niets te betalen en krijgt niets terug. Een ruwe schatting: iets wat veel uitmaakt, is nog niet bekend.',
  )
})

test('how the figure under the law came about is on it line by line, each with its article', () => {
  const rows = content.sections.find(({ heading }) => heading === 'Zo komen we hieraan')?.rows ?? []
  expect(rows[0]).toEqual({
    term: 'Samen te betalen of terug te krijgen',
    value: '€\u00a0-2.852,00',
    depth: 0,
    isTotal: true,
  })
  expect(rows.filter(({ depth }) => depth === 1).map(({ term }) => term)).toEqual([
    '1 Te betalen of terug te krijgen: Sanne de Wit',
    '2 Te betalen of terug te krijgen: Jan van der Berg',
    'a Eigen woning',
  ])
  expect(rows.find(({ term }) => term.includes('Arbeidskorting'))).toEqual({
    term: '1.1.2.2 Arbeidskorting',
    note: expect.stringMatching(/^Wet IB 2001, art\. 8\.11 · Over een arbeidsinkomen van /),
    value: '€\u00a0-5.020,74',
    depth: 4,
    isTotal: false,
  })
})

test('what a line was worked out from is on it, too, down to the answers, and is not taken for a part of it', () => {
  const { incomeData, deductionsData } = filing
  const also: TaxFiling = {
    ...filing,
    incomeData: incomeData && { ...incomeData, savings: 150_000, partnerSalary: 24_700 },
    deductionsData: deductionsData && { ...deductionsData, wozValue: 437_000 },
    splitData: { ownHome: 5_345, box3: 35_500 },
  }
  const { sections } = returnDocument(alone(also), 'AW-2024-000012', 'Sanne de Wit', 'nl')
  const rows = sections.at(-2)?.rows ?? []
  const told = (number: string) => rows.find(({ term }) => term.startsWith(`${number} `))
  expect(told('1.1.1.1.a')).toEqual({
    term: '1.1.1.1.a Belastbaar inkomen in box 1',
    value: '€\u00a042.465,80',
    note: expect.stringMatching(/^Hiervoor gebruikt · Wet IB 2001, art\. /),
    depth: 5,
    isTotal: false,
  })
  expect([told('1.1.1.1.a.2')?.value, told('a.1')?.term, told('b')?.value]).toEqual([
    '€\u00a0-5.344,70',
    'a.1 Eigenwoningforfait',
    '€\u00a036.000,00',
  ])
})

test('how partners divide is on it, with what each takes, and the employers of each', () => {
  const { incomeData, deductionsData } = filing
  const employer = (employerName: string, salary: number) => ({ employerName, salary, taxWithheld: null })
  const of: TaxFiling = {
    ...filing,
    incomeData: incomeData && {
      ...incomeData,
      partnerSalary: 24_700,
      employerList: [employer('Bouwbedrijf Van Veen', 47_810.5)],
      partnerEmployers: [employer('Kinderopvang Zonnehoek', 24_700)],
    },
    deductionsData: deductionsData && { ...deductionsData, wozValue: 437_000 },
    splitData: { ownHome: 5_000 },
  }
  const sectionsOf = (one: TaxFiling) => returnDocument(alone(one), 'AW-2024-000012', 'Sanne de Wit', 'nl').sections
  const rowsUnder = (heading: string, one = of) =>
    sectionsOf(one)
      .find((section) => section.heading === heading)
      ?.rows.map(({ term, value, depth = 0 }) => `${depth} ${term}: ${value}`.replace(/\s/g, ' '))
  expect(rowsUnder('Verdeling tussen u en uw partner')).toEqual([
    '0 Eigen woning: € -5.344,70',
    '1 Sanne de Wit: € -5.000,00',
    '1 Jan van der Berg: € -344,70',
  ])
  // Where the law gives no figure for the whole, a chosen one counts in what the rest comes to; half each is among what that assumes.
  const beside = (splitData: TaxFiling['splitData']): TaxFiling => ({
    ...of,
    splitData,
    incomeData: of.incomeData && { ...of.incomeData, businessProfit: true },
  })
  expect(
    [{ ownHome: 5_000 }, null].map((one) => rowsUnder('Verdeling tussen u en uw partner', beside(one))?.[1]),
  ).toEqual(['1 Sanne de Wit: € -5.000,00', undefined])
  expect(rowsUnder('Uw werkgevers')?.[0]).toMatch(/^0 Bouwbedrijf Van Veen: € 47\.810,50/)
  expect(rowsUnder('Werkgevers van uw partner')).toEqual([
    '0 Kinderopvang Zonnehoek: € 24.700,00 (ingehouden loonheffing niet gevonden)',
  ])
  const single = { ...of, isJointFiling: false }
  expect(
    ['Verdeling tussen u en uw partner', 'Werkgevers van uw partner'].map((one) => rowsUnder(one, single)),
  ).toEqual([undefined, undefined])
})

test('the return’s documents are on it with their figures, as printed on them; one not read surely says so', () => {
  const evidence = (label: string, confidence: number) => ({ label, confidence, place: null })
  const statement = (id: number, taxFilingId: number): TaxDocument => ({
    id,
    userId: 1,
    taxFilingId,
    sameFileAs: [],
    verdict: null,
    type: 'income_statement',
    filename: `jaaropgaaf-${id}.pdf`,
    filesize: 30_000,
    uploadedAt: '2026-11-21T09:00:00.000Z',
    status: 'passed',
    isPasswordProtected: false,
    extractedData: {
      kind: 'income_statement',
      documentId: id,
      processedAt: '2026-11-21T09:00:00.000Z',
      detectedType: 'income_statement',
      employerName: 'Bakkerij',
      fiscalYear: 2024,
      salary: 47_810.5,
      taxWithheld: 10_672.25,
      bsn: null,
      employmentPeriod: null,
      evidence: { salary: evidence('Loon', 0.97), taxWithheld: evidence('Ingehouden loonbelasting', 0.5) },
    },
  })
  const documents = [statement(1, filing.id), statement(2, 99)]
  const { sections } = returnDocument(
    { filing, documents, today: '2026-11-27' },
    'AW-2024-000012',
    'Sanne de Wit',
    'nl',
  )
  // Of what is submitted nobody can say any more that it counts.
  expect(sections.find(({ heading }) => heading === 'Documenten en hun bedragen')?.rows).toEqual([
    { term: 'jaaropgaaf-1.pdf', note: 'Geüpload op 21 november 2026', value: '', isTotal: true },
    { term: 'Loon', value: '€\u00a047.810,50', depth: 1 },
    {
      term: 'Ingehouden loonbelasting',
      value: '€\u00a010.672,25',
      depth: 1,
      note: 'Misschien verkeerd gelezen: niet voor u ingevuld',
    },
  ])
})

test('of documents that do not count it says why, without their amounts; the partner’s says whose it is', () => {
  const wage = (id: number, over: Parameters<typeof incomeStatement>[0], of: Partial<TaxDocument> = {}) =>
    documentOf(id, 'income_statement', incomeStatement({ bsn: null, ...over }), {
      taxFilingId: filing.id,
      filename: `${id}.pdf`,
      ...of,
    })
  const documents = [
    wage(1, {}),
    wage(2, { repeats: [1] }),
    wage(3, {}, { sameFileAs: [1] }),
    wage(4, { fiscalYear: 2023 }),
    wage(5, { bsn: '•••••2333' }),
    wage(6, { isOfYear: false }, { verdict: 'left-out' }),
    wage(7, { fiscalYear: 2023 }, { verdict: 'mine' }),
    wage(8, { named: 'someone-else', holderName: 'K. Pietersen' }),
  ]
  const { sections } = returnDocument(
    { filing, documents, today: '2026-11-27' },
    'AW-2024-000012',
    'Sanne de Wit',
    'nl',
  )
  const rows = sections.find(({ heading }) => heading === 'Documenten en hun bedragen')?.rows ?? []
  const amounts = ['€\u00a045.678,90', '€\u00a012.345,00']
  const said = rows.map(({ note, value }) => note?.replace('Geüpload op 20 november 2026', '').trim() ?? value)
  expect(said).toEqual([
    ...['', ...amounts],
    '· Telt niet mee: het lijkt hetzelfde overzicht als 1.pdf',
    '· Telt niet mee: het is hetzelfde bestand als 1.pdf',
    '· Telt niet mee: het gaat over 2023',
    ...['· Telt mee voor uw partner', ...amounts],
    '· Telt niet mee: u hebt aangegeven dat het een ander soort document is',
    ...['', ...amounts],
    '· Telt niet mee: het staat op naam van K. Pietersen',
  ])
})

test('a part of a file that does not count says so, and a figure that no question takes is not said to count', () => {
  const [of2024, older] = [mortgageStatement(), mortgageStatement({ referenceYear: 2023, mortgageInterest: 1 })]
  const evidence = { ...of2024.evidence, remainingBalance: found(0.3, 'Restschuld') }
  const first = { ...of2024, evidence, deductibleCosts: null, totalInterestAndFees: null }
  const file = documentOf(1, 'mortgage_statement', { ...first, statements: [first, older] }, { taxFilingId: filing.id })
  const { sections } = returnDocument({ filing, documents: [file], today: '2026-11-27' }, 'AW-2024-000012', 'S', 'en')
  const rows = sections.find(({ heading }) => heading === 'Documents and their figures')?.rows ?? []
  expect(rows.map(({ term, note }) => [term, note])).toEqual([
    ['mortgage_statement-1.pdf', 'Uploaded on November 20, 2026 · What else it shows is not counted: it is about 2023'],
    ['Label', undefined],
    ['Restschuld', undefined],
  ])
})

test('the interest of several parts of a loan is not named after one of them', () => {
  const part = { loanPartNumber: null, mortgageType: null, mortgageInterest: 2_000, remainingBalance: null }
  const labelled = { evidence: { mortgageInterest: found(1, 'Rente over dit deel van de lening') } }
  const nameWith = (parts: number, choice: 'en' | 'nl') => {
    const read = mortgageStatement({ ...labelled, loanParts: Array.from({ length: parts }, () => part) })
    const documents = [documentOf(1, 'mortgage_statement', read, { taxFilingId: filing.id })]
    const { sections } = returnDocument({ filing, documents, today: '2026-11-27' }, 'AW-2024-000012', 'S', choice)
    return sections.find(({ rows }) => rows[0]?.term === 'mortgage_statement-1.pdf')?.rows[1]?.term
  }
  expect([nameWith(1, 'nl'), nameWith(2, 'nl'), nameWith(2, 'en')]).toEqual([
    ...['Rente over dit deel van de lening', 'Rente over alle leningdelen'],
    'Interest on all parts of the loan',
  ])
})

test('where another salary counts than the employers add up to, both are said', () => {
  const employer = { employerName: 'Molen', salary: 20_000, taxWithheld: 4_000 }
  const rowsOf = (salary: number) => {
    const incomeData = { salary, otherIncome: 0, taxWithheld: 8_000, employerList: [employer, employer] }
    const totals = { totalSalary: 40_000, totalTaxWithheld: 8_000 }
    const of = { ...filing, incomeData: { ...incomeData, ...totals } }
    const { sections } = returnDocument(alone(of), 'AW-2024-000012', 'S', 'en')
    const employers = sections.find(({ rows }) => rows.some(({ term }) => term === 'Molen'))
    return employers?.rows.slice(2).map(({ value, note }) => [value, note].join(': ').replace(/\s/g, ' '))
  }
  expect([rowsOf(40_000), rowsOf(50_000)]).toEqual([
    [],
    ['€ 50.000,00: What counts in the return: it was filled in. The statements add up to € 40.000,00.'],
  ])
})
