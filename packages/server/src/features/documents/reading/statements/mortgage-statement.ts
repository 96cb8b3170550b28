import type { MortgageStatementData } from '@aangiftewijs/domain/documents'
import { type Cents, eurosOf } from '@aangiftewijs/domain/money'
import { textOfRow } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import type { Cell } from '../layout/lines.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { readHolder } from '../texts/holder.ts'
import { isLoanNumber, type LoanPart, loanPartsOf, numberAtFront, withoutWhole } from '../texts/loan-parts.ts'
import { readName } from '../texts/names.ts'
import { namesLoan } from '../texts/numbers.ts'
import { maskLoanNumber, readBsn, readYear, repaymentWayIn } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { doubtful, type Figure, fieldsOf, figure } from './figure.ts'
import { isOfTimes } from './ledgers.ts'
import type { Model } from './model.ts'
import { ofMortgage } from './of-mortgage.ts'
import { isLineOfOtherDebt, isOfOtherDebt, rowsOfOtherAccounts, timeOf } from './other-papers.ts'
import { isPageLeftOut } from './pages-left-out.ts'
import { type Fields, figuresOf, type Passage, seconded, unless } from './passage.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, isOver, sumOf } from './settle.ts'
import { settleMortgage } from './settle-mortgage.ts'

export function readMortgageStatement(whole: Passage, model: Model): Fields<MortgageStatementData> {
  const passage = { ...whole, amounts: ofMortgage(whole.amounts) }
  const { rows, texts } = passage
  const ofOtherDebts = rows.filter((row) => isLineOfOtherDebt(row, rows)).map(({ index }) => index)
  const ofMortgageAlone = loanPartsOf(passage, new Set([...rowsOfOtherAccounts(rows), ...ofOtherDebts]))
  // A title that a scan broke may put all of them under another account.
  const parts = ofMortgageAlone.length > 0 ? ofMortgageAlone : loanPartsOf(passage)
  const time = timeOf(passage)
  const isOther = time !== 'whole year' || isOfOtherDebt(rows)
  const figuresIn = (own: Passage) => figuresOf(settleMortgage(own, parts.length), own, model)
  const found = seconded((own) => figuresIn({ ...own, amounts: ofMortgage(own.amounts) }), whole, isOther)
  const interest = unless(isPageLeftOut('mortgageInterest', found.mortgageInterest, passage), found.mortgageInterest)
  return {
    kind: 'mortgage_statement',
    ...(time === 'other paper' && { isOfYear: false }),
    ...fieldsOf(
      { ...found, mortgageInterest: interest },
      {
        referenceYear: readYear(texts, rows),
        lenderName: readName('lenderName', texts, rows, model),
        bsn: readBsn(texts, rows),
        mortgageType: typeOf(passage, parts),
        loanPartNumber: numberOf(passage, parts),
      },
    ),
    holderName: readHolder(rows),
    loanParts: loanPartRows(passage, parts, found.mortgageInterest, found.remainingBalance),
  }
}

/** Whether an amount stands where the line of one of two others crosses the column of the other. */
const isAtCrossing = (amount: ScoredAmount, one: ScoredAmount, other: ScoredAmount): boolean =>
  (amount.row === one.row && isOver(amount, other)) || (amount.row === other.row && isOver(amount, one))

/** The parts that make a figure, without their total that may be among them; of others nobody knows what they are. */
function partsThatMake(figure: AmountFigure | null): readonly ScoredAmount[] {
  const { value, parts } = figure ?? { value: 0, parts: [] }
  const others = parts.filter(({ cents }) => cents !== value)
  return [parts, others].find((all) => addsUpTo(value, all)) ?? []
}

/** A row for each part that is named or has its interest, with its debt: also of one that was paid off, of which nothing is left. Months and quarters are no parts. */
function loanPartRows(
  { amounts, rows }: Passage,
  parts: readonly LoanPart[],
  interest: AmountFigure | null,
  balance: AmountFigure | null,
): MortgageStatementData['loanParts'] {
  const ofInterest = partsThatMake(interest)
  const areTimes = parts.length < 2 && isOfTimes(ofInterest, rows)
  const count = areTimes ? parts.length : Math.max(parts.length, ofInterest.length)
  const of = (figure: AmountFigure | null) => {
    const all = areTimes && figure ? [figure.value] : partsThatMake(figure).map(({ cents }) => cents)
    return all.length === count ? all : []
  }
  const [debt] = balance?.parts ?? []
  const own = areTimes || ofInterest.length !== count ? [] : ofInterest
  const owed = own.map((one) => amounts.find((amount) => debt && isAtCrossing(amount, one, debt)))
  const isWhole = sumOf(owed.flatMap((amount) => amount ?? [])) === balance?.value
  const debts = of(balance).length > 0 || !isWhole ? of(balance) : owed.map((amount) => amount?.cents)
  const eurosAt = (all: readonly (Cents | undefined)[], index: number) => {
    const cents = all[index]
    return cents === undefined ? null : eurosOf(cents)
  }
  return Array.from({ length: count }, (_, index) => ({
    loanPartNumber: parts[index]?.number ?? null,
    mortgageType: parts[index]?.way ?? null,
    mortgageInterest: eurosAt(of(interest), index),
    remainingBalance: eurosAt(debts, index),
  }))
}

/** A line of running text is longer; it may explain what other loans there are. */
const shortText = 120
/** `Annuïteit per maand` is what is paid each month, however the loan is repaid. */
const monthly = /annu\S+ (?:per maand|p\.m\.|per month|a month)|(?:maand|month)\S* annu/i
/** So many words before and behind a number are of its loan. */
const besideNumber = 3

/** Of a line of running text the words beside numbers of loans. */
const besideNumbers = ({ words }: Cell): string =>
  words
    .flatMap(({ text }, at) =>
      /^[\d./-]+$/.test(text) && text.replace(/\D/g, '').length > 6
        ? words.slice(Math.max(0, at - besideNumber), at + besideNumber + 1)
        : [],
    )
    .map(({ text }) => text)
    .join(' ')

function typeOf({ rows, texts }: Passage, parts: readonly LoanPart[]): Figure<string> | null {
  const labelled = texts.filter((text) => text.concept === 'mortgageType' && repaymentWayIn(text.text))
  const [first] = labelled
  // A form that names all ways of repaying has a cross at one of them.
  const inRow = new Set(
    rows.find(({ index }) => index === first?.row)?.cells.flatMap(({ text }) => repaymentWayIn(text) ?? []),
  )
  if (first && parts.length < 2 && inRow.size > 2) return figure(repaymentWayIn(first.text) ?? '', doubtful, first)
  const ways = [...labelled.map(({ text }) => repaymentWayIn(text)), ...parts.map(({ way }) => way)]
  if (first) return figure([...new Set(ways.filter((way) => way !== null))].join(', '), 0.95, first)
  // The way that stands among amounts or numbers of loans; else the first that is named anywhere.
  const named = rows.flatMap((row) =>
    row.cells.flatMap((cell) => {
      const said = cell.text.length < shortText ? cell.text : besideNumbers(cell)
      const way = monthly.test(said) ? null : repaymentWayIn(said)
      const isOfLoan = row.items.some(({ kind }) => kind === 'amount') || /\d{5}/.test(textOfRow(row))
      return way ? [{ way, cell, isOfLoan }] : []
    }),
  )
  const best = named.find(({ isOfLoan }) => isOfLoan) ?? named[0]
  const word = best?.cell.words.find(({ text }) => repaymentWayIn(text) || lettersOf(text).length > 5)
  const ofParts = parts.flatMap(({ way }) => way ?? [])
  const way = ofParts.length > 1 ? [...new Set(ofParts)].join(', ') : best?.way
  return best && way ? figure(way, 0.85, { words: word ? [word] : [], label: '' }) : null
}

/** Whether a hidden number goes on with that of a part where another ends, as far as both are seen. */
function isPartOf(part: string, whole: string): boolean {
  const [one, other] = [part, whole].map((text) => text.replace(/[^•\d]/g, '')) as [string, string]
  const more = one.length - other.length
  return part.startsWith(whole) || (more > 0 && more < shown && one.slice(-shown, -more) === other.slice(more - shown))
}
/** So many digits of a number are seen. */
const shown = 4

function numberOf({ texts, rows }: Passage, parts: readonly LoanPart[]): Figure<string> | null {
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  const elsewhere = rowsOfOtherAccounts(rows)
  const own = texts.filter(({ row }) => !elsewhere.has(row))
  const citizens = new Set(own.filter(({ concept }) => concept === 'bsn').map(({ text }) => digitsOf(text)))
  const isOfLoan = ({ text }: LabelledText) => !citizens.has(digitsOf(text)) && isLoanNumber(numberAtFront(text))
  const numbers = own.filter((text) => text.concept === 'loanPartNumber' && isOfLoan(text))
  // `Leningdeel 1` counts the parts; a longer number names them.
  const long = withoutWhole(
    numbers.filter(({ text }) => digitsOf(numberAtFront(text)).length > 3),
    ({ text }) => text,
  )
  const first =
    [/^\D*(?:deel|part)\D*$/i, /deel|part/i, namesLoan, /./].flatMap(
      (said) => long.find(({ label }) => said.test(label)) ?? [],
    )[0] ?? numbers[0]
  const [part] = parts.filter(({ number }) => number?.includes('•'))
  if (!first) return part?.number ? figure(part.number, 0.85, { words: [], label: '' }) : null
  const number = maskLoanNumber(numberAtFront(first.text))
  // What the numbers of all parts begin with is that of the loan.
  const isOfAll = parts.length > 1 && parts.every((one) => isPartOf(one.number ?? '', number))
  return isOfAll && part?.number ? figure(part.number, 0.85, first) : figure(number, 0.93, first)
}
