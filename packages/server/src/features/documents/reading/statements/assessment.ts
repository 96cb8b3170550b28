import type { AssessmentData } from '@aangiftewijs/domain/documents'
import { headOf, lettersOfRow, type Row, says, textOfRow, titlesOf } from '../candidates/sheet.ts'
import { lettersOf } from '../layout/letters.ts'
import { readHolder } from '../texts/holder.ts'
import { readBsn, readYear, yearIn } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { doubtful, fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { type Fields, figuresOf, type Passage, unless } from './passage.ts'
import { settleOne } from './settle.ts'

const provisional =
  /^(?:betreft|onderwerp|uw|your|nieuwe|herziene|nadere|gewijzigde)*(?:voorlopige(?:aanslag|teruggaaf)|provisional(?:incometax)?(?:assessment|refund))/
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
  /herzien|gewijzigd|nader(?:e|evoorlopige)|eerder(?:e|vastgesteld|opgelegd)|vorigevoorlopige|(?:al|reeds)(?:betaald|ontvangen)|nogtebetalen|revised|previousassessment|earlierassessment|already/

/** The year a provisional assessment is of, as its title says. */
export function yearOfAssessment(rows: readonly Row[]): number | null {
  const title = headOf(rows).find((row) => provisional.test(lettersOfRow(row)))
  return title ? yearIn(textOfRow(title)) : null
}

/** What is to be paid, or received, may be. */
export const settleAssessment = ({ amounts }: Passage) => ({
  provisionalPaid: settleOne(amounts, 'provisionalPaid'),
  provisionalReceived: settleOne(amounts, 'provisionalReceived'),
})

type Decided = 'provisionalPaid' | 'provisionalReceived'

/** How letters say that something is paid, or received; of a month or an instalment it is only a part. */
const saying: Readonly<Record<Decided, RegExp>> = {
  provisionalPaid: /betal|betaal|pay|due|verschuldigdbedrag/,
  provisionalReceived: /ontvang|terug|krijgt|receive|refund|back/,
}
const ofPart = /maand|termijn|month|instalment/

/** Whether the words at an amount say what it was taken for, and not the other. */
function isSaid(figure: AmountFigure | null, field: Decided): boolean {
  const letters = lettersOf(figure?.evidence.label ?? '')
  const other = field === 'provisionalPaid' ? 'provisionalReceived' : 'provisionalPaid'
  return saying[field].test(letters) && !saying[other].test(letters) && !ofPart.test(letters)
}

/** A provisional assessment of income tax, by the model of these amounts. */
export function readAssessment(passage: Passage, model: Model): Fields<AssessmentData> {
  const { rows, texts } = passage
  const found = figuresOf(settleAssessment(passage), passage, model)
  const titled = yearOfAssessment(rows)
  const isUnsure = titled === null || says(rows, ofRevision) || !isProvisionalAssessment(rows)
  const of = (field: Decided) => unless(isUnsure || !isSaid(found[field], field), found[field])
  const [paid, received] = [of('provisionalPaid'), of('provisionalReceived')]
  // Something is paid or something is received: where both seem likely, one is another amount.
  const isEither = [paid, received].every((figure) => (figure?.evidence.confidence ?? 0) > doubtful)
  const amounts = { provisionalPaid: unless(isEither, paid), provisionalReceived: unless(isEither, received) }
  return {
    kind: 'assessment',
    ...fieldsOf(amounts, { bsn: readBsn(texts, rows) }),
    year: titled ?? readYear(texts, rows)?.value ?? null,
    holderName: readHolder(rows),
  }
}
