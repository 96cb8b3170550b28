import {
  type Figure,
  figuresOfStatement,
  hasLoanParts,
  interestOfAllParts,
  isSure,
  type Statement,
  statementsOf,
  type TaxDocument,
} from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import {
  belongingOf,
  type Doubt,
  documentsOf,
  fillsIn,
  isNotCounted,
  ownDocuments,
  partnerDocuments,
  questionFor,
  questionOf,
  questionWords,
  standingBeside,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import type { Row, Say, Section } from './content.ts'
import { reasonWords, words } from './words.ts'

/**
 * The return's documents, each with the figures of it that count, under the words printed on it; of what does not count it says why, without
 * amounts that a record of this return has no use for. Nothing where there are none.
 */
export function documentsSection(
  filing: TaxFiling,
  documents: readonly TaxDocument[],
  say: Say,
  day: (iso: string) => string,
): readonly Section[] {
  const ofReturn = documentsOf(filing, documents)
  const counted = [...ownDocuments(filing, documents), ...partnerDocuments(filing, documents)]
  const rows = ofReturn.flatMap((document) => {
    const statements = counted.filter(({ id }) => id === document.id).flatMap(statementsOf)
    const uploaded = say(words.uploaded, { day: day(document.uploadedAt) })
    return [
      {
        term: document.filename,
        note: [uploaded, ...standingNotes(document, filing, ofReturn, say)].join(' · '),
        value: '',
        isTotal: true,
      },
      ...figureRows(document, statements, filing, say),
    ]
  })
  return rows.length === 0 ? [] : [{ heading: say(words.documents), rows }]
}

/** For whom a document counts where that is the partner, and why it, or a part of it, does not. */
function standingNotes(
  document: TaxDocument,
  filing: TaxFiling,
  ofReturn: readonly TaxDocument[],
  say: Say,
): readonly string[] {
  const { verdict } = document
  const standing = standingBeside(document, filing, ofReturn)
  const isLost = isNotCounted(document, standing)
  const nameOf = (id: number) => ofReturn.find((one) => one.id === id)?.filename ?? String(id)
  const doubts = verdict === null || isLost ? standing.doubts : []
  const said = isLost ? saidReason(verdict, filing) : null
  const reasons = said ? [say(said)] : doubts.flatMap((doubt) => reasonOf(doubt, nameOf, say))
  return [
    ...(standing.countsFor.includes('partner') ? [say(words.partners)] : []),
    ...(reasons.length > 0 ? [say(isLost ? words.notCounted : words.partly, { reason: reasons.join('; ') })] : []),
  ]
}

/** What the person said that takes a document out of the return: beside it no doubt is a reason. */
function saidReason(verdict: TaxDocument['verdict'], { isJointFiling }: TaxFiling) {
  if (verdict === 'left-out') return reasonWords.leftOut
  return verdict === 'partners' && !isJointFiling ? reasonWords.ofNoPartner : null
}

function reasonOf(doubt: Doubt, nameOf: (id: number) => string, say: Say): readonly string[] {
  switch (doubt.kind) {
    case 'year':
    case 'name':
      return [say(reasonWords[doubt.kind], { found: doubt.found })]
    case 'person':
      return [say(reasonWords.person)]
    case 'copy':
      return [say(reasonWords.copy, { document: nameOf(doubt.of) })]
    case 'same':
      return [say(reasonWords[doubt.isPayslip ? 'payslip' : 'same'], { document: nameOf(doubt.of) })]
    case 'same-account':
    case 'replaced':
      return [say(reasonWords[doubt.kind], { document: nameOf(doubt.of) })]
    // These are only told: such a document counts.
    case 'type':
    case 'paper':
      return []
  }
}

function figureRows(
  document: TaxDocument,
  statements: readonly Statement[],
  filing: TaxFiling,
  say: Say,
): readonly Row[] {
  if (statementsOf(document).length > 0 && statements.length === 0) return []
  const rows = statements.flatMap((statement) =>
    figuresOfStatement(statement, document).map((figure) => ({
      term: termOf(figure, statement, say),
      value: formatEuros(figure.amount),
      depth: 1,
      ...noteOf(figure, filing, say),
      ...belongingNote(figure, statement, document, filing, say),
    })),
  )
  return rows.length > 0 ? rows : [{ term: say(words.nothingRead), value: '', depth: 1 }]
}

/** The words printed beside a figure, but not those of one part of a loan, or of one account, for the sum of all: else the name of its question. */
function termOf(figure: Figure, statement: Statement, say: Say): string {
  if (figure.name === 'mortgageInterest' && hasLoanParts(statement)) return say(interestOfAllParts)
  const question = questionFor(figure) ?? questionOf(figure, 'own')
  const asked = say(question === undefined ? words.amount : questionWords[question].label)
  return statement.kind === 'wealth' ? asked : figure.label || asked
}

/** That a figure of a question was not read surely. Of what is submitted nobody can say any more that it counts. */
function noteOf(figure: Figure, { completed }: TaxFiling, say: Say): Pick<Row, 'note'> {
  if (isSure(figure) || !fillsIn(figure)) return {}
  return { note: say(completed ? words.leftOut : words.notSure) }
}

/** Of an amount that no question takes by itself: where it may have been filled in. */
function belongingNote(
  figure: Figure,
  statement: Statement,
  document: TaxDocument,
  filing: TaxFiling,
  say: Say,
): Pick<Row, 'note'> {
  if (fillsIn(figure)) return {}
  const belonging = belongingOf(statement, document, filing)
  if (belonging === null) return {}
  const [only] = belonging.places
  if (belonging.kind !== 'question' || only === undefined)
    return { note: say(belonging.kind === 'none' ? words.countsNowhere : words.notFilledIn) }
  const { label, term = label } = questionWords[only.name]
  return { note: say(words.mayBelongTo, { question: say(term) }) }
}
