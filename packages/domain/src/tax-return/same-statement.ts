import {
  amountFields,
  type ExtractedData,
  type Statement,
  statementsOf,
  sureEnough,
  type TaxDocument,
} from '../documents/index.ts'
import { type Cents, centsOf } from '../money/index.ts'
import { nearestWords } from '../spelling/index.ts'
import { yearOf } from './standing.ts'

/** Whether two statements agree in something; what one of them does not say, or not surely, tells nothing. */
type Agreement = 'same' | 'other' | 'unknown'

interface Fact {
  /** The field of the reading, whose evidence says how sure it is. */
  readonly field: string
  readonly value: string | null
  /** Whether it names whom the statement is of, or which loan: two that agree in it are hardly two by chance. */
  readonly isNaming?: true
  /** Whether it may be another on a paper that has the same amount: misread, or of a month of that year. */
  readonly isMisreadable?: true
}

/**
 * Documents with, at each statement, those that hold the same one and count before it: as a photo, or downloaded once more. The one that
 * was read surest counts first, else the earliest. Worked out where documents are presented, so that pages need no script for it.
 */
export function withRepeats(documents: readonly TaxDocument[]): readonly TaxDocument[] {
  const all = documents.flatMap((document, at) =>
    statementsOf(document).map((statement) => ({ at, id: document.id, statement, rank: rankOf(statement, document) })),
  )
  return documents.map((document, at) => {
    const marked = <S extends Statement>(statement: S): S => {
      const rank = rankOf(statement, document)
      const before = all.filter((other) => other.at !== at && (other.rank === rank ? other.at < at : other.rank > rank))
      const same = before.filter((other) => isSameStatement(statement, other.statement))
      const repeats = same.sort((one, other) => other.rank - one.rank).map(({ id }) => id)
      return repeats.length === 0 ? statement : { ...statement, repeats: [...new Set(repeats)] }
    }
    const { extractedData } = document
    return extractedData === null ? document : { ...document, extractedData: markedIn(extractedData, marked) }
  })
}

/**
 * How many amounts of a statement are sure; of as many, one of a year comes before a payslip. A file that is there twice comes last: in its
 * place the first of the two counts.
 */
function rankOf(statement: Statement, { sameFileAs }: TaxDocument): number {
  if (sameFileAs.length > 0) return -1
  const sure = amountFields[statement.kind].filter((field) => amountIn(statement, field).isSure)
  return sure.length + (statement.isOfYear === false ? 0 : 0.5)
}

const markedIn = (data: ExtractedData, marked: <S extends Statement>(statement: S) => S): ExtractedData => ({
  ...marked(data),
  ...(data.statements && { statements: data.statements.map(marked) }),
})

/**
 * Whether two files show one statement: nothing contradicts, and an amount is the same to the cent. Where that may be chance, since the amount
 * is all there is, as on a receipt, or since not everything was read from both, they also name the same. Two statements of income have no
 * amount the same by chance. Of one that was not read whole and surely a name or a period may be misread, and that of a payslip is another.
 */
function isSameStatement(one: Statement, other: Statement): boolean {
  if (one.kind !== other.kind) return false
  const amounts = amountFields[one.kind].map((field) => amountsAgree(amountIn(one, field), amountIn(other, field)))
  if (amounts.includes('other')) return false
  const others = factsIn(other)
  const facts = factsIn(one).map((fact, at) => ({ ...fact, agree: factsAgree(fact, others[at], [one, other]) }))
  const isIncome = one.kind === 'income_statement'
  const isLoose = isIncome && [one, other].some((statement) => !isReadWhole(statement))
  if (facts.some(({ agree, isMisreadable }) => agree === 'other' && !(isLoose && isMisreadable))) return false
  if (!amounts.includes('same')) return false
  if (isIncome) return true
  const isOfOneYear = yearOf(one) !== null && yearOf(one) === yearOf(other)
  const isWhole = one.kind !== 'amount' && isOfOneYear && !amounts.includes('unknown')
  return isWhole || facts.some(({ agree, isNaming }) => isNaming && agree === 'same')
}

/** Whether a statement of income has both of its amounts, as they were read: what a person said of one may be of any paper. */
const isReadWhole = (statement: Statement): boolean =>
  (['salary', 'taxWithheld'] as const).every(
    (field) => amountIn(statement, field).isSure && statement.evidence[field]?.corrected === undefined,
  )

/** What is printed on a statement besides its amounts; of one kind always the same facts, in the same order. */
function factsIn(statement: Statement): readonly Fact[] {
  switch (statement.kind) {
    case 'income_statement':
      return [
        year('fiscalYear', statement.fiscalYear),
        ...holder(statement),
        { field: 'employerName', value: folded(statement.employerName), isNaming: true, isMisreadable: true },
        { field: 'employmentPeriod', value: digits(statement.employmentPeriod), isMisreadable: true },
      ]
    case 'mortgage_statement':
      return [
        year('referenceYear', statement.referenceYear),
        ...holder(statement),
        { field: 'lenderName', value: folded(statement.lenderName), isNaming: true },
        { field: 'loanPartNumber', value: digits(statement.loanPartNumber), isNaming: true },
      ]
    case 'wealth':
      return [
        year('year', statement.year),
        ...holder(statement),
        { field: 'name', value: folded(statement.name), isNaming: true },
      ]
    case 'assessment':
      return [year('year', statement.year), ...holder(statement)]
    case 'amount':
      return [year('year', statement.year), { field: 'name', value: folded(statement.name), isNaming: true }]
  }
}

const year = (field: string, value: number | null): Fact => ({ field, value: value === null ? null : String(value) })

const holder = ({ bsn, named = 'unknown' }: Extract<Statement, { readonly bsn: unknown }>): readonly Fact[] => [
  { field: 'bsn', value: digits(bsn) },
  { field: 'holderName', value: named === 'unknown' ? null : named },
]

const digits = (text: string | null): string | null => text?.replace(/\D/g, '') || null

/** A name without what readings of it differ in: capitals, accents, spaces, points and the legal form. */
const folded = (name: string | null): string | null =>
  name
    ?.normalize('NFKD')
    .toLowerCase()
    .replace(/\b(?:b\.? ?v|n\.? ?v|v\.? ?o\.? ?f)\b/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '') || null

function factsAgree(one: Fact, other: Fact | undefined, statements: readonly Statement[]): Agreement {
  if (one.value === null || !other || other.value === null) return 'unknown'
  if (one.value === other.value || (one.isNaming && isMisread(one.value, other.value))) return 'same'
  const areSure = statements.every(({ evidence }) => (evidence[one.field]?.confidence ?? 1) >= sureEnough)
  return areSure ? 'other' : 'unknown'
}

/** Whether a name is another with a letter or two misread, or the beginning of it. Numbers are not: one digit is another loan. */
function isMisread(one: string, other: string): boolean {
  if (!/\p{L}/u.test(one)) return false
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return nearestWords([long], short).length > 0
}

/** An amount as it was read. */
interface ReadAmount {
  /** In cents: what counts, what the reader had before the person corrected it, and what it may be instead. None: not found. */
  readonly values: readonly Cents[]
  readonly isSure: boolean
}

function amountIn(statement: Statement, field: string): ReadAmount {
  const value = new Map<string, unknown>(Object.entries(statement)).get(field)
  const { confidence = 0, corrected, second } = statement.evidence[field] ?? {}
  const euros = [value, corrected?.read, second?.value].filter((read) => typeof read === 'number')
  return { values: euros.map(centsOf), isSure: typeof value === 'number' && confidence >= sureEnough }
}

/** Nothing is no amount: that both have none does not make two statements one. */
function amountsAgree(one: ReadAmount, other: ReadAmount): Agreement | null {
  const shared = one.values.filter((value) => other.values.includes(value))
  if (shared.length > 0) return shared.some((value) => value !== 0) ? 'same' : null
  if (one.isSure && other.isSure) return 'other'
  const isTold = [one, other].some(({ isSure, values }) => isSure && values.some((value) => value !== 0))
  return isTold ? 'unknown' : null
}
