import type { AssessmentData } from '@aangiftewijs/domain/documents'
import { headOf, lettersOfRow, type Row, says, textOfRow, titlesOf } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { readHolder } from '../texts/holder.ts'
import { readBsn, readYear, yearIn } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { doubtful, type Figure, fieldsOf, figure } from './figure.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage, unless } from './passage.ts'
import { type Settled, settleOne } from './settle.ts'
import { borneOut, reweighed } from './totals.ts'

const provisional =
  /^(?:betreft|onderwerp|aanslag|uw|your|nieuwe|herziene|nadere|gewijzigde)*(?:voorlopige(?:aanslag|teruggaaf)|provisional(?:incometax)?(?:assessment|refund))/
const ofOtherTax =
  /zorgverzekeringswet|zvw|toeslag|definitieve|vennootschaps|omzetbelasting|motorrijtuigen|erfbelasting|schenkbelasting|gemeentelijk|healthinsurance|finalassessment|allowance/
const titleLength = 110

/** Whether the titles of a paper say that it is a provisional assessment of income tax. */
export function isProvisionalAssessment(rows: readonly Row[]): boolean {
  const titles = titlesOf(rows).filter(({ length }) => length < titleLength)
  return titles.some((title) => provisional.test(title)) && !titles.some((title) => ofOtherTax.test(title))
}

/** An assessment that changes an earlier one: what it says is only a part of what is paid or received for the year. */
const ofRevision =
  /herzien(?!ing)|gewijzigd|nader(?:e|evoorlopige)|eerder(?:e|vastgesteld|opgelegd)|vorigevoorlopige|(?:al|reeds)(?:betaald|ontvangen)|nogtebetalen|revised|previousassessment|earlierassessment|already/

/** The year a provisional assessment is of, as its title says. */
export function yearOfAssessment(rows: readonly Row[]): number | null {
  const title = titleOf(rows)
  return title ? yearIn(textOfRow(title)) : null
}
const someYear = /(?<!\d)20\d\d(?!\d)/

/** The first line that names the assessment with a year; of one without any year the first that names it. */
function titleOf(rows: readonly Row[]): Row | undefined {
  const titles = headOf(rows).filter((row) => provisional.test(lettersOfRow(row)))
  return titles.find((row) => textOfRow(row).match(someYear)) ?? titles[0]
}

/** The same with where it stands. */
const titledYear = (rows: readonly Row[], year: number): Figure<number> => {
  const title = titleOf(rows)
  const words = title?.cells.flatMap((cell) => cell.words).filter(({ text }) => text.includes(String(year))) ?? []
  return figure(year, 0.97, { words, label: title ? textOfRow(title) : '' })
}

/** What is to be paid, or received, may be; a payment of a month is neither, and what is received may be printed as less than nothing. */
export function settleAssessment({ amounts }: Passage) {
  const whole = amounts
    .filter(({ label }) => !ofPart.test(lettersOf(label)))
    .map((amount) =>
      saying.provisionalReceived.test(amount.letters) ? { ...amount, cents: Math.abs(amount.cents) } : amount,
    )
  // What the reckoning ends in is what the letter begins with.
  const timesOf = ({ value }: Settled) =>
    amounts.filter(({ cents }) => Math.abs(cents) === value).length > 1 ? borneOut : 1
  const settled = (field: Decided) => reweighed(settleOne(whole, field), timesOf)
  const [paid, received] = [settled('provisionalPaid'), settled('provisionalReceived')]
  // What is named once more by itself is what its label says, whatever a sentence sounds like.
  const isRather = (all: readonly Settled[], { value, posterior }: Settled) =>
    !all.some((other) => other.value === value && other.posterior > posterior)
  return {
    provisionalPaid: paid.filter((one) => isRather(received, one)),
    provisionalReceived: received.filter((one) => isRather(paid, one)),
  }
}

type Decided = 'provisionalPaid' | 'provisionalReceived'

/** How letters say that something is paid, or received; of a month or an instalment it is only a part. */
const saying: Readonly<Record<Decided, RegExp>> = {
  provisionalPaid: /betal|betaal|pay|due|verschuldigdbedrag/,
  provisionalReceived: /ontvang|terug|krijgt|receive|refund|back/,
}
const ofPart = /maand|termijn|month|instalment|delenvan/

/** Whether the words at an amount say what it was taken for, and not the other. */
function isSaid(figure: AmountFigure | null, field: Decided): boolean {
  const letters = lettersOf(figure?.evidence.label ?? '')
  const other = field === 'provisionalPaid' ? 'provisionalReceived' : 'provisionalPaid'
  return saying[field].test(letters) && !saying[other].test(letters) && !ofPart.test(letters)
}

/** In so many equal terms an assessment is paid. */
const timesPaid = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** A provisional assessment of income tax, by the model of these amounts. */
export function readAssessment(passage: Passage, model: Model): Fields<AssessmentData> {
  const { rows, texts } = passage
  const found = figuresOf(settleAssessment(passage), passage, model)
  const titled = yearOfAssessment(rows)
  const isUnsure = titled === null || says(rows, ofRevision) || !isProvisionalAssessment(rows)
  const isOfTerms = (figure: AmountFigure | null) =>
    figure !== null &&
    passage.amounts.some(({ cents }) => timesPaid.some((terms) => cents === terms * figure.value && cents > 0))
  const of = (field: Decided) =>
    unless(isUnsure || isOfTerms(found[field]) || !isSaid(found[field], field), found[field])
  const [paid, received] = [of('provisionalPaid'), of('provisionalReceived')]
  // Something is paid or something is received: where both seem likely, one is another amount.
  const isEither = [paid, received].every((figure) => (figure?.evidence.confidence ?? 0) > doubtful)
  const amounts = { provisionalPaid: unless(isEither, paid), provisionalReceived: unless(isEither, received) }
  return {
    kind: 'assessment',
    ...fieldsOf(amounts, {
      year: titled === null ? readYear(texts, rows) : titledYear(rows, titled),
      bsn: readBsn(texts, rows),
    }),
    holderName: readHolder(rows),
  }
}
