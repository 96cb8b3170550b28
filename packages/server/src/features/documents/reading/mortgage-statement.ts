import type { MortgageStatementData } from '@aangiftewijs/domain/documents'
import { eurosOf } from '@aangiftewijs/domain/money'
import { textOfRow } from './candidates/sheet.ts'
import {
  type AmountFigure,
  addsUpTo,
  differing,
  doubtful,
  euros,
  type Figure,
  figureOf,
  noSurerThan,
  ofYear,
  settle,
  sumOf,
} from './figure.ts'
import type { LabelledText } from './find-texts.ts'
import { evidenceFor, type Fields, type Passage } from './income-statement.ts'
import type { LabelledAmount } from './labelled-amount.ts'
import { lettersOf } from './layout/letters.ts'
import { boxAround } from './layout/page.ts'
import { type LoanPart, loanPartsOf } from './loan-parts.ts'
import { readName } from './names.ts'
import { isNoYearStatement } from './other-papers.ts'
import { maskLoanNumber, readBsn, readYear, repaymentWayIn } from './text-fields.ts'

export function readMortgageStatement(passage: Passage): Fields<MortgageStatementData> {
  const { rows, texts } = passage
  const { amounts } = passage
  const parts = loanPartsOf(passage)
  const of = (concept: LabelledAmount['concept']) => amounts.filter((amount) => amount.concept === concept)
  const referenceYear = readYear(texts, rows)
  const year = referenceYear?.value ?? null
  const sure = <T extends AmountFigure>(figure: T | null) =>
    figure && isNoYearStatement(rows) ? noSurerThan(figure, doubtful) : figure
  const [mortgageInterest, remainingBalance] = plausible(
    sure(addUp(paidBeforeDue(ofYear(of('mortgageInterest'), year)), parts.length)),
    sure(addUp(atTheEnd(ofYear(of('remainingBalance'), year)), parts.length)),
  )
  const deductibleCosts = settle(of('deductibleCosts'))
  const totalInterestAndFees = settle(of('totalInterestAndFees'))
  const lenderName = readName('lenderName', texts, rows)
  const bsn = readBsn(texts, rows)
  const mortgageType = typeOf(texts, parts) ?? anyRepaymentWay(passage)
  const loanPartNumber = numberOf(texts)
  return {
    kind: 'mortgage_statement',
    loanPartNumber: loanPartNumber?.value ?? null,
    mortgageType: mortgageType?.value ?? null,
    remainingBalance: euros(remainingBalance),
    mortgageInterest: euros(mortgageInterest),
    deductibleCosts: euros(deductibleCosts),
    totalInterestAndFees: euros(totalInterestAndFees),
    referenceYear: referenceYear?.value ?? null,
    lenderName: lenderName?.value ?? null,
    bsn: bsn?.value ?? null,
    loanParts: loanPartRows(parts, mortgageInterest, remainingBalance),
    evidence: evidenceFor({
      mortgageInterest,
      remainingBalance,
      deductibleCosts,
      totalInterestAndFees,
      referenceYear,
      lenderName,
      bsn,
      mortgageType,
      loanPartNumber,
    }),
  }
}

/** No mortgage costs more than this part of the debt in a year. */
const highestRate = 0.15

/** Interest that is too much for the debt leaves both in doubt; a debt that is nearly repaid says nothing. Euro cents. */
function plausible(
  interest: AmountFigure | null,
  balance: AmountFigure | null,
): readonly [AmountFigure | null, AmountFigure | null] {
  const isTooMuch = interest && balance && balance.value > 1_000_000 && interest.value > highestRate * balance.value
  return isTooMuch ? [noSurerThan(interest, doubtful), noSurerThan(balance, doubtful)] : [interest, balance]
}

/** Interest that was paid is what may be deducted: interest that fell due is only taken where no paid interest is printed. */
function paidBeforeDue(interest: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const paid = interest.filter(({ letters }) => /betaald|paid/.test(letters))
  const due = interest.filter(({ letters }) => /verschuldig|berekend|charged|rekening|due|payable/.test(letters))
  const isAlike = sumOf(differing(paid)) === sumOf(differing(due))
  if (paid.length === 0 || due.length === 0 || isAlike) return interest
  const others = interest.filter((amount) => !paid.includes(amount) && !due.includes(amount))
  return [...paid.map((amount) => ({ ...amount, confidence: Math.min(amount.confidence, 0.75) })), ...others]
}

/** A debt is not added up over months or other periods: the line of the year repeats what the last of them left. */
function atTheEnd(balance: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const year = balance.find((amount) => amount.isTotal)
  const ofPeriods = balance.filter((amount) => !amount.isTotal && amount.group === year?.group)
  const isRepeated = ofPeriods.length > 1 && ofPeriods.at(-1)?.cents === year?.cents
  return isRepeated ? balance.filter((amount) => !ofPeriods.includes(amount)) : balance
}

/**
 * The sum over the loan parts. A printed total that the parts add up to is surest; a total or parts alone are trusted when
 * nothing contradicts them; differing amounts that are not known to be parts leave doubt.
 */
export function addUp(found: readonly LabelledAmount[], knownParts: number): AmountFigure | null {
  if (found.length === 0) return null
  const strongest = Math.max(...found.map((amount) => amount.strength))
  const amounts = found.filter((amount) => amount.strength > strongest - 0.07)
  const totals = differing(amounts.filter((amount) => amount.isTotal))
  const parts = withoutRepeats(amounts.filter((amount) => !amount.isTotal))
  const [total, ...otherTotals] = totals
  const least = Math.min(...amounts.map((amount) => amount.confidence * amount.strength))
  if (total && otherTotals.length === 0) {
    const isAddedUp = parts.length > 1 && addsUpTo(total.cents, parts)
    const isRepeated = parts.length === 1 && parts[0]?.cents === total.cents
    const isAlone = parts.length === 0
    const confidence = isAddedUp || isRepeated ? 0.99 : isAlone ? total.confidence : 0.7
    return figureOf(
      total,
      Math.min(confidence, total.confidence + 0.02),
      parts.length > 0 && isAddedUp ? parts : [total],
    )
  }
  if (total) return figureOf(total, doubtful, [total])
  const [first] = parts
  if (!first) return null
  if (parts.length === 1) return figureOf(first, least, parts)
  const unlabelledTotal = parts.find((part) => sumOf(parts) === 2 * part.cents)
  if (unlabelledTotal && parts.length > 2)
    return figureOf(
      unlabelledTotal,
      0.9,
      parts.filter((part) => part !== unlabelledTotal),
    )
  const summed = { ...first, place: boxAround(parts.flatMap((part) => part.place ?? [])) }
  const isKnown = parts.length === knownParts || parts.every((part) => part.group === first.group && knownParts > 1)
  return figureOf(summed, isKnown ? Math.min(0.95, least) : doubtful, parts, sumOf(parts))
}

/** The same amount under the same label on another page is the same part printed again. */
function withoutRepeats(parts: readonly LabelledAmount[]): LabelledAmount[] {
  return parts.filter(
    (part, at) =>
      !parts
        .slice(0, at)
        .some((other) => other.cents === part.cents && (other.page !== part.page || other.letters !== part.letters)),
  )
}

function loanPartRows(
  parts: readonly LoanPart[],
  interest: AmountFigure | null,
  balance: AmountFigure | null,
): MortgageStatementData['loanParts'] {
  const count = Math.max(parts.length, interest?.parts.length ?? 0)
  if (count === 0) return []
  const at = (figure: AmountFigure | null, index: number) => {
    const part = figure?.parts.length === count ? figure.parts[index] : undefined
    return part ? eurosOf(part.cents) : null
  }
  return Array.from({ length: count }, (_, index) => ({
    loanPartNumber: parts[index]?.number ?? null,
    mortgageType: parts[index]?.way ?? null,
    mortgageInterest: at(interest, index),
    remainingBalance: at(balance, index),
  }))
}

const figure = <T>(value: T, text: LabelledText, confidence = 0.95): Figure<T> => ({
  value,
  evidence: { confidence, place: boxAround(text.words.map((word) => word.place)), label: text.label },
})

function typeOf(texts: readonly LabelledText[], parts: readonly LoanPart[]): Figure<string> | null {
  const labelled = texts.filter((text) => text.concept === 'mortgageType' && repaymentWayIn(text.text))
  const [first] = labelled
  const ways = [
    ...new Set([...labelled.map((text) => repaymentWayIn(text.text)), ...parts.map((part) => part.way)]),
  ].filter((way) => way !== null)
  return first && ways.length > 0 ? figure(ways.join(', '), first) : null
}

function anyRepaymentWay({ rows }: Passage): Figure<string> | null {
  for (const row of rows) {
    const text = textOfRow(row)
    const way = text.length < 120 ? repaymentWayIn(text) : null
    if (!way) continue
    const words = row.cells
      .flatMap((cell) => cell.words)
      .filter((word) => repaymentWayIn(word.text) || lettersOf(word.text).length > 5)
    return noSurerThan(
      {
        value: way,
        evidence: { confidence: 0.85, place: boxAround(words.slice(0, 1).map((word) => word.place)), label: '' },
      },
      0.85,
    )
  }
  return null
}

function numberOf(texts: readonly LabelledText[]): Figure<string> | null {
  const numbers = texts.filter(
    (text) => text.concept === 'loanPartNumber' && /\d/.test(text.text) && text.text.length < 30,
  )
  // `Leningdeel 1` counts the parts; a longer number names them.
  const first = numbers.find((text) => text.text.replace(/\D/g, '').length > 3) ?? numbers[0]
  return first ? figure(maskLoanNumber(first.text), first, 0.93) : null
}
