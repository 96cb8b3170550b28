import { maskBsn } from '@aangiftewijs/domain/bsn'
import type { Day } from '@aangiftewijs/domain/day'
import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { type Copy, dateLocales, type LanguageChoice, languageOf, wordsOf } from '@aangiftewijs/domain/language'
import { demonstrationWords, lawfulResult } from '@aangiftewijs/domain/lawful-result'
import { centsOf, formatEuros, formatWholeEuros } from '@aangiftewijs/domain/money'
import { productName } from '@aangiftewijs/domain/product'
import {
  type AmountStep,
  alsoAnswered,
  calculateDeductionsStepTax,
  type Employer,
  exactPerCent,
  type QuestionKind,
  questionsListed,
  questionWords,
  referenceOf,
  type Step,
  savedAnswers,
  type TaxCalculation,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { documentsSection } from './documents.ts'
import { assumedSection, besideSection, divisionSection, nextSection, traceSection, verdictOf } from './result.ts'
import { words } from './words.ts'

/** A line of the document: what it is about and what was answered. */
export interface Row {
  readonly term: string
  readonly value: string
  /** How it came about, smaller and below the term. */
  readonly note?: string
  /** How deep it stands under the lines before it; 0 unless told otherwise. */
  readonly depth?: number
  readonly isTotal?: boolean
}

export interface Section {
  readonly heading: string
  readonly rows: readonly Row[]
  /** Instead of rows: sentences, each under a bullet. */
  readonly items?: readonly string[]
}

/** The whole PDF as data, in reading order; drawing it decides nothing. */
export interface ReturnDocument {
  readonly language: 'en' | 'nl'
  readonly title: string
  readonly mark: string
  readonly notice: string
  readonly facts: readonly Row[]
  /** What the return comes to under the law, and how sure that is. */
  readonly verdict: { readonly sentence: string; readonly remark: string }
  /** At the foot of a page: the reference number, and which `{page}` of how many `{pages}` it is. */
  readonly pageOf: string
  readonly sections: readonly Section[]
}

const dates = {
  en: new Intl.DateTimeFormat(dateLocales.en, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }),
  nl: new Intl.DateTimeFormat(dateLocales.nl, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }),
} as const

/** As on screen: twenty-four hours in both languages. */
const time = new Intl.DateTimeFormat('nl', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Amsterdam',
})

/** A return, the documents its person uploaded, and the day on which it is put on paper. */
interface ReturnOnPaper {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
  readonly today: Day
  /** The return that was submitted later for its year and counts in its place. Default: none. */
  readonly replacedBy?: TaxFiling | null
}

/** What a return says on paper, under the name it was submitted with, or else that of the account. BSNs are masked: a printed record needs no more. */
export function returnDocument(
  { filing, documents, today, replacedBy }: ReturnOnPaper,
  reference: string,
  nameOfAccount: string,
  choice: LanguageChoice,
): ReturnDocument {
  const language = languageOf(words.title, choice)
  const fullName = filing.submittedName ?? nameOfAccount
  const say: Say = (text, values = {}) => wordsOf(text, language, values)
  const day = (iso: string) => dates[language].format(new Date(iso))
  const euros = (amount: number) => formatEuros(centsOf(amount))
  const answerText = (kind: QuestionKind, value: unknown): string => {
    if (value === undefined || value === null || value === '') return say(words.none)
    switch (kind) {
      case 'tick':
      case 'consent':
        return say(value === true ? words.yes : words.no)
      case 'euros':
        return euros(Number(value))
      case 'bsn':
      case 'bsn-digits':
        return maskBsn(String(value))
      case 'date':
        return day(String(value))
      case 'text':
      case 'email':
      case 'phone':
      case 'year':
        return String(value)
    }
  }
  const answersAt = (step: Step): readonly Row[] => {
    const answers = savedAnswers(step, filing)
    return questionsListed('paper', step, filing.year).map(([name, { kind }]) => {
      const { label, term = label } = questionWords[name]
      return { term: say(term), value: answerText(kind, answers?.[name]) }
    })
  }
  const alsoAt = (step: AmountStep): readonly Section[] =>
    alsoAnswered(step, filing).map(({ title, answers }) => ({
      heading: say(title),
      rows: answers.map(({ name, kind, value }) => {
        const { label, term = label } = questionWords[name]
        return { term: say(term, { year: filing.year }), value: answerText(kind, value) }
      }),
    }))
  const { incomeData, deductionsData } = filing
  const withheld = questionWords.taxWithheld.label

  const { year, correctsFilingId } = filing
  const correction =
    correctsFilingId === null ? [] : [{ term: say(words.corrects), value: referenceOf({ id: correctsFilingId, year }) }]

  const employerRows = (employers: readonly Employer[] = []): readonly Row[] =>
    employers.map(({ employerName, salary, taxWithheld }) => ({
      term: employerName,
      value: `${euros(salary)} (${say(withheld).toLowerCase()} ${taxWithheld === null ? say(words.notFound) : euros(taxWithheld)})`,
    }))
  const employers: Section = {
    heading: say(words.employers),
    rows: [
      ...employerRows(incomeData?.employerList),
      ...otherThanEmployers(incomeData).map(({ name, sum, counts }) => ({
        term: say(questionWords[name].label),
        value: euros(counts),
        note: say(words.otherThanEmployers, { sum: euros(sum) }),
        isTotal: true,
      })),
    ],
  }
  const partnersEmployers: Section = {
    heading: say(words.partnersEmployers),
    rows: employerRows(filing.isJointFiling ? incomeData?.partnerEmployers : []),
  }
  const result = lawfulResult(filing, documents)
  const people = filing.isJointFiling ? [fullName, filing.partnerData?.fullName ?? ''] : []
  const calculation: Section = {
    heading: say(demonstrationWords.title),
    rows:
      incomeData === null || deductionsData === null
        ? [{ term: say(words.totalTax), value: say(words.notCalculated) }]
        : calculationRows(calculateDeductionsStepTax(incomeData, deductionsData, filing.year), say, language),
  }
  return {
    language,
    title: say(words.title, { year: filing.year }),
    mark: say(words.mark),
    notice: say(words.notice, { product: productName }),
    facts: [
      { term: say(words.name), value: fullName },
      ...(filing.partnerData && filing.isJointFiling
        ? [{ term: say(words.partner), value: filing.partnerData.fullName }]
        : []),
      { term: say(words.reference), value: reference },
      ...correction,
      ...(replacedBy ? [{ term: say(words.replacedBy), value: referenceOf(replacedBy) }] : []),
      filing.completed
        ? { term: say(words.submitted), value: `${day(filing.updatedAt)}, ${time.format(new Date(filing.updatedAt))}` }
        : { term: say(words.state), value: say(words.inProgress) },
    ],
    verdict: verdictOf(result, today, say),
    pageOf: say(words.pageOf, { reference, page: '{page}', pages: '{pages}' }),
    sections: [
      ...nextSection(result, today, say),
      ...besideSection(result, today, say),
      ...divisionSection(result, people, say),
      { heading: say(words.personal), rows: answersAt('setup') },
      ...(filing.isJointFiling ? [{ heading: say(words.partner), rows: answersAt('partner') }] : []),
      { heading: say(words.income), rows: answersAt('income') },
      ...[employers, partnersEmployers].filter(({ rows }) => rows.length > 0),
      ...alsoAt('income'),
      { heading: say(words.deductions), rows: answersAt('deductions') },
      ...alsoAt('deductions'),
      ...documentsSection(filing, documents, say, day),
      ...assumedSection(result, say),
      // Behind what was answered: it is pages long, and of use only to who wants to follow the figure.
      ...traceSection(result, people, { say, language }),
      calculation,
    ],
  }
}

/** The amounts of the return that are not what the employers' statements add up to. */
function otherThanEmployers(income: TaxFiling['incomeData']) {
  if (!income) return []
  const sums = { salary: income.totalSalary, taxWithheld: income.totalTaxWithheld }
  return (['salary', 'taxWithheld'] as const).flatMap((name) => {
    const { [name]: sum = income[name] } = sums
    return sum === income[name] ? [] : [{ name, sum, counts: income[name] }]
  })
}

/** Says a text in the language of the document. */
export type Say = (text: Copy, values?: Record<string, string | number>) => string

/** The reckoning of the deductions step, the result last. */
function calculationRows(tax: TaxCalculation, say: Say, language: 'en' | 'nl'): readonly Row[] {
  return [
    { term: say(words.taxable), value: formatEuros(tax.taxable) },
    ...tax.parts.map(({ bracket, income, exactTax }) => ({
      term: say(words.bracket, {
        rate: (bracket.rate / 100).toLocaleString(language, { minimumFractionDigits: 2 }),
        income: formatEuros(income),
      }),
      value: formatEuros(Math.round(exactTax / exactPerCent)),
    })),
    { term: say(words.totalTax), value: formatEuros(tax.tax) },
    { term: say(questionWords.taxWithheld.label), value: formatEuros(tax.withheld) },
    {
      term: say(outcomeOf(tax.calculatedTax)),
      value: formatWholeEuros(Math.abs(tax.calculatedTax)),
      note: say(demonstrationWords.whyItDiffers),
      isTotal: true,
    },
  ]
}

function outcomeOf(calculatedTax: number): Copy {
  if (calculatedTax === 0) return words.even
  return calculatedTax > 0 ? words.toPay : words.refund
}
