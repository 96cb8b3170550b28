import { type DocumentType, type Statement, statementsOf, type TaxDocument } from '../documents/index.ts'
import {
  insteadOf,
  isTriedOut,
  isUsed,
  type Known,
  known,
  type Owner,
  ownerByPaper,
  ownerOf,
  personOn,
  type ReturnOfDocuments,
  repeatOf,
  shownDigits,
  yearOf,
} from './standing.ts'

/** Why a document, or a part of it, may not fit the return it belongs to. Decisions, Documents and Filing. */
export type Doubt =
  /** `instead`: the paper of the year of the return that says what this one does, where each takes the place of the one before. */
  | { readonly kind: 'year'; readonly found: number; readonly expected: number; readonly instead?: number }
  /** Neither the person's nor the partner's; `found` is the last digits of the BSN on it. */
  | { readonly kind: 'person'; readonly found: string }
  /** As `person`, where the paper shows no BSN but a name. */
  | { readonly kind: 'name'; readonly found: string }
  | { readonly kind: 'copy'; readonly of: number }
  /**
   * Another file that shows the same statement, such as a photo of it; `counts` is what the person says of it if it is another one after all.
   * `isWaiting`: that one does not count itself, since something in it does not fit. `isPayslip`: this one is a payslip, and that one the
   * statement of the year that it is in.
   */
  | {
      readonly kind: 'same'
      readonly of: number
      readonly counts: 'mine' | 'partners'
      readonly isWaiting?: true
      readonly isPayslip?: true
    }
  /** What it surely says, another document may say, too: neither counts until the person says more. `counts`: what they say if it is to be added up. */
  | { readonly kind: 'same-account'; readonly of: number; readonly counts: 'mine' | 'partners' }
  | { readonly kind: 'replaced'; readonly of: number }
  /** It looks like another type than the person chose. This one is only told: its figures count. */
  | { readonly kind: 'type'; readonly found: DocumentType; readonly expected: DocumentType }
  /** It looks like a payslip or an offer. Only told, too: each of its figures is to be checked anyhow. */
  | { readonly kind: 'paper' }

/** Whose figures a document brings to its return, and what does not fit. */
export interface Standing {
  /** Whose statements in it count; empty when nothing of it is added up. */
  readonly countsFor: readonly Owner[]
  /** Each kind once. */
  readonly doubts: readonly Doubt[]
}

/** How a document stands to its return; `documents` are all of that return. */
export function standingOf(
  uploaded: TaxDocument,
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): Standing {
  const document = known(uploaded, documents)
  const statements = statementsOf(document)
  const doubts = [...copyDoubt(document), ...statements.flatMap((statement) => doubtsIn(statement, document, filing))]
  const kinds = [...new Set(doubts.map(({ kind }) => kind))]
  const owners = statements.map((statement) => ownerOf(statement, document, filing))
  return {
    countsFor: (['own', 'partner'] as const).filter((owner) => owners.includes(owner)),
    doubts: kinds.flatMap((kind) => doubts.filter((doubt) => doubt.kind === kind).slice(0, 1)),
  }
}

const copyDoubt = ({ copyOf }: Known): readonly Doubt[] => (copyOf === null ? [] : [{ kind: 'copy', of: copyOf }])

function doubtsIn(statement: Statement, document: Known, filing: ReturnOfDocuments | null): readonly Doubt[] {
  const found: Doubt[] = []
  const { detectedType, ofType } = statement
  if (ofType === undefined && detectedType !== null && detectedType !== document.type && document.type !== 'other')
    found.push({ kind: 'type', found: detectedType, expected: document.type })
  if (!isUsed(statement, document)) return statement.isOfYear === false ? [...found, { kind: 'paper' }] : found
  const repeat = repeatOf(statement, document, filing)
  const isPayslip = repeat !== null && !repeat.isWaiting && isOfMonth(statement) && !isOfMonths(repeat.of, document)
  // The statement of the year is there: nothing is to be uploaded in its place.
  if (statement.isOfYear === false && !isPayslip) found.push({ kind: 'paper' })
  if (repeat !== null)
    found.push({
      kind: 'same',
      ...repeat,
      counts: ownerByPaper(statement, filing) === 'partner' ? 'partners' : 'mine',
      ...(isPayslip && { isPayslip }),
    })
  const year = yearOf(statement)
  if (filing !== null && year !== null && year !== filing.year) {
    const instead = insteadOf(statement, document, filing)
    found.push({ kind: 'year', found: year, expected: filing.year, ...(instead !== null && { instead }) })
  }
  if (personOn(statement, filing) === 'someone-else') found.push(personDoubt(statement, filing))
  return found
}

/** Whether it is a payslip, and no statement of a year. */
const isOfMonth = ({ kind, isOfYear }: Statement): boolean => kind === 'income_statement' && isOfYear === false

const isOfMonths = (of: number, { beside }: Known): boolean =>
  beside.some((one) => one.id === of && statementsOf(one).every(isOfMonth))

/** Whether a doubt is settled by another paper: nothing is to be said of it. */
export const isSettled = ({ doubts }: Standing): boolean =>
  doubts.some((doubt) => doubt.kind === 'year' && doubt.instead !== undefined)

const personDoubt = (statement: Statement, filing: ReturnOfDocuments | null): Doubt => {
  const { bsn = null, holderName } = statement.kind === 'amount' ? {} : statement
  const isByName = bsn === null || (isTriedOut(filing) && holderName)
  return isByName ? { kind: 'name', found: holderName ?? '' } : { kind: 'person', found: shownDigits(bsn) }
}
