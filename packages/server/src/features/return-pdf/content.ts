import { maskBsn } from '@aangiftewijs/domain/bsn'
import { type Copy, type LanguageChoice, languageOf, wordsOf } from '@aangiftewijs/domain/language'
import { centsOf, formatEuros, formatWholeEuros } from '@aangiftewijs/domain/money'
import { productName } from '@aangiftewijs/domain/product'
import {
  calculateDeductionsStepTax,
  exactPerCent,
  type TaxCalculation,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { words } from './words.ts'

/** A line of the document: what it is about and what was answered. */
export interface Row {
  readonly term: string
  readonly value: string
  readonly isTotal?: boolean
}

export interface Section {
  readonly heading: string
  readonly rows: readonly Row[]
}

/** The whole PDF as data, in reading order; drawing it decides nothing. */
export interface ReturnDocument {
  readonly language: 'en' | 'nl'
  readonly title: string
  readonly mark: string
  readonly notice: string
  readonly facts: readonly Row[]
  /** At the foot of a page: the reference number and which page of how many it is. */
  readonly pageOf: (page: number, pages: number) => string
  readonly columns: readonly [string, string]
  readonly sections: readonly Section[]
}

const dates = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }),
  nl: new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }),
} as const

/** What a return says on paper. BSNs are masked: a printed record needs no more. */
export function returnDocument(
  filing: TaxFiling,
  reference: string,
  fullName: string,
  choice: LanguageChoice,
): ReturnDocument {
  const say = (text: Copy, values: Record<string, string | number> = {}) => wordsOf(text, choice, values)
  const yesNo = (answer: boolean | undefined) =>
    answer === undefined ? say(words.none) : say(answer ? words.yes : words.no)
  const euros = (amount: number | undefined) => (amount === undefined ? say(words.none) : formatEuros(centsOf(amount)))
  const { setupData, partnerData, incomeData, deductionsData } = filing
  const language = languageOf(words.title, choice)
  const day = (iso: string) => dates[language].format(new Date(iso))

  const personal: Section = {
    heading: say(words.personal),
    rows: [
      { term: say(words.name), value: fullName },
      { term: say(words.bsn), value: setupData ? maskBsn(setupData.taxIdentifier) : say(words.none) },
      { term: say(words.joint), value: yesNo(filing.isJointFiling) },
      { term: say(words.foreignIncome), value: yesNo(setupData?.foreignIncome) },
      { term: say(words.ownHome), value: yesNo(setupData?.ownHome) },
    ],
  }
  const partner: Section = {
    heading: say(words.partner),
    rows: [
      { term: say(words.name), value: partnerData?.fullName ?? say(words.none) },
      { term: say(words.bsn), value: partnerData ? maskBsn(partnerData.bsn) : say(words.none) },
      {
        term: say(words.birth),
        value: partnerData?.dateOfBirth ? day(partnerData.dateOfBirth) : say(words.none),
      },
    ],
  }
  const employers: Section = {
    heading: say(words.employers),
    rows: (incomeData?.employerList ?? []).map(({ employerName, salary, taxWithheld }) => ({
      term: employerName,
      value: `${euros(salary)} (${say(words.withheld).toLowerCase()} ${euros(taxWithheld)})`,
    })),
  }
  const income: Section = {
    heading: say(words.income),
    rows: [
      { term: say(words.salary), value: euros(incomeData?.salary) },
      { term: say(words.otherIncome), value: euros(incomeData?.otherIncome) },
      { term: say(words.withheld), value: euros(incomeData?.taxWithheld) },
    ],
  }
  const deductions: Section = {
    heading: say(words.deductions),
    rows: (['mortgageInterest', 'healthcareExpenses', 'educationExpenses', 'charityDonations'] as const).map(
      (name) => ({
        term: say(words[name]),
        value: euros(deductionsData?.[name]),
      }),
    ),
  }
  const calculation: Section = {
    heading: say(words.tax),
    rows:
      incomeData === null || deductionsData === null
        ? [{ term: say(words.totalTax), value: say(words.notCalculated) }]
        : calculationRows(calculateDeductionsStepTax(incomeData, deductionsData), say, language),
  }
  return {
    language,
    title: say(words.title, { year: filing.year }),
    mark: say(words.mark),
    notice: say(words.notice, { product: productName }),
    facts: [
      { term: say(words.reference), value: reference },
      filing.completed
        ? { term: say(words.made), value: day(filing.updatedAt) }
        : { term: say(words.state), value: say(words.inProgress) },
    ],
    pageOf: (page, pages) => say(words.pageOf, { reference, page, pages }),
    columns: [say(words.item), say(words.value)],
    sections: [
      personal,
      ...(filing.isJointFiling ? [partner] : []),
      income,
      ...(employers.rows.length > 0 ? [employers] : []),
      deductions,
      calculation,
    ],
  }
}

type Say = (text: Copy, values?: Record<string, string | number>) => string

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
    { term: say(words.withheld), value: formatEuros(tax.withheld) },
    {
      term: say(outcomeOf(tax.calculatedTax)),
      value: formatWholeEuros(Math.abs(tax.calculatedTax)),
      isTotal: true,
    },
  ]
}

function outcomeOf(calculatedTax: number): Copy {
  if (calculatedTax === 0) return words.even
  return calculatedTax > 0 ? words.toPay : words.refund
}
