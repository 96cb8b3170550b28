import type { AssessmentData } from '@aangiftewijs/domain/documents'
import { lettersOf } from '../layout/letters.ts'
import { readHolder } from '../texts/holder.ts'
import { readBsn, readYear } from '../texts/text-fields.ts'
import type { AmountFigure } from './certainty.ts'
import { doubtful, fieldsOf } from './figure.ts'
import type { Model } from './model.ts'
import { isProvisionalAssessment, isRevision, yearOfAssessment } from './overviews.ts'
import { type Fields, figuresOf, type Passage, unless } from './passage.ts'
import { settleOne } from './settle.ts'

/** What is to be paid, or received, may be. */
export const settleAssessment = ({ amounts }: Passage) => ({
  provisionalPaid: settleOne(amounts, 'provisionalPaid'),
  provisionalReceived: settleOne(amounts, 'provisionalReceived'),
})

type Decided = 'provisionalPaid' | 'provisionalReceived'

/** How letters say that something is paid, or received; of a month or an instalment it is only a part. */
const says: Readonly<Record<Decided, RegExp>> = {
  provisionalPaid: /betal|betaal|pay|due|verschuldigdbedrag/,
  provisionalReceived: /ontvang|terug|krijgt|receive|refund|back/,
}
const ofPart = /maand|termijn|month|instalment/

/** Whether the words at an amount say what it was taken for, and not the other. */
function isSaid(figure: AmountFigure | null, field: Decided): boolean {
  const letters = lettersOf(figure?.evidence.label ?? '')
  const other = field === 'provisionalPaid' ? 'provisionalReceived' : 'provisionalPaid'
  return says[field].test(letters) && !says[other].test(letters) && !ofPart.test(letters)
}

/** A provisional assessment of income tax, by the model of these amounts. */
export function readAssessment(passage: Passage, model: Model): Fields<AssessmentData> {
  const { rows, texts } = passage
  const found = figuresOf(settleAssessment(passage), passage, model)
  const titled = yearOfAssessment(rows)
  const isUnsure = titled === null || isRevision(rows) || !isProvisionalAssessment(rows)
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
