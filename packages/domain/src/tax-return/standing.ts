import { testBsn } from '../bsn/test-bsns.ts'
import {
  type DocumentType,
  type ExtractedData,
  type Statement,
  statementsOf,
  type TaxDocument,
} from '../documents/index.ts'
import type { NamedPerson } from '../person-name/index.ts'
import type { TaxFiling } from './tax-return.schema.ts'

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

/** Of the two people of a return, whose a statement is. */
export type Owner = 'own' | 'partner'

/** Of a return, what says whether a document fits it. */
export type ReturnOfDocuments = Pick<
  TaxFiling,
  'correctsFilingId' | 'correctsAlso' | 'id' | 'year' | 'completed' | 'isJointFiling' | 'setupData' | 'partnerData'
>

/** The year printed on a statement; null when none was read. */
export const yearOf = (statement: Statement): number | null => {
  switch (statement.kind) {
    case 'income_statement':
      return statement.fiscalYear
    case 'mortgage_statement':
      return statement.referenceYear
    case 'amount':
    case 'wealth':
    case 'assessment':
      return statement.year
  }
}

/** A return and those it corrects, the latest first. */
const correctedBy = ({ id, correctsFilingId, correctsAlso }: ReturnOfDocuments): readonly number[] =>
  correctsFilingId === null ? [id] : [id, correctsFilingId, ...(correctsAlso ?? [])]

/**
 * The documents of a return; with none, all. What was uploaded before there was any belongs to the one being filled in, and a
 * correction begins with those of the return it corrects, and of what that one corrected: until it has the same file of its own, of which
 * other things may be said.
 */
export const documentsOf = (
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] => {
  if (filing === null) return documents
  const own: readonly (number | null)[] = correctedBy(filing)
  return documents.filter(({ id, taxFilingId }) => {
    if (taxFilingId === null) return !filing.completed
    const later = own.slice(0, Math.max(own.indexOf(taxFilingId), 0))
    const isReplaced = documents.some((other) => later.includes(other.taxFilingId) && other.sameFileAs.includes(id))
    return own.includes(taxFilingId) && !isReplaced
  })
}

/**
 * What goes when all documents of a return are removed: those that it lists, and in a correction also those that they are copies of. They
 * would be listed in their place.
 */
export const removedWithAll = (
  filing: ReturnOfDocuments,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] => {
  const listed = documentsOf(filing, documents)
  const corrected: readonly (number | null)[] = filing.completed ? [] : correctedBy(filing).slice(1)
  const isCopied = ({ taxFilingId }: TaxDocument) => corrected.includes(taxFilingId)
  return documents.filter((document) => listed.includes(document) || isCopied(document))
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

/** Of the documents of a return, those that count for the person, with only the statements in them that do. */
export const ownDocuments = (
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] => countedParts(documentsOf(filing, documents), filing, 'own')

/** As {@link ownDocuments}, for the fiscal partner of a joint return. */
export const partnerDocuments = (
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] => countedParts(documentsOf(filing, documents), filing, 'partner')

/** A document, the one of its return that it is a copy of, and all of that return. */
type Known = TaxDocument & { readonly copyOf: number | null; readonly beside: readonly TaxDocument[] }

const known = (document: TaxDocument, beside: readonly TaxDocument[]): Known => ({
  ...document,
  copyOf: beside.find((one) => document.sameFileAs.includes(one.id) && isInReturn(one))?.id ?? null,
  beside,
})

/** What did not arrive, or is not such a statement, is not. */
const isInReturn = ({ status, verdict }: TaxDocument): boolean =>
  status !== 'failed' && status !== 'password_required' && verdict !== 'left-out'

/**
 * Another document of the return with the same statement, in whose place this one does not count; of a file that is a copy everything is
 * said with that. It is one that counts, else one that waits because of what is on it: where that is not read from this one, it waits as
 * well. One that waits for another as this does keeps nothing back: it may be the same as a third, which this is not.
 */
function repeatOf(
  statement: Statement,
  { id: ownId, copyOf, beside }: Known,
  filing: ReturnOfDocuments | null,
): { readonly of: number; readonly isWaiting?: true } | null {
  if (copyOf !== null) return null
  const others = beside.filter(({ id }) => id !== ownId)
  const fits = ownerByPaper(statement, filing) !== null
  // Where neither fits, the person may say of the second that it counts: then the first is the one that would count as well.
  const after = fits ? [] : others.filter((one) => one.verdict !== null && isRepeatOf(ownId, one)).map(({ id }) => id)
  for (const of of [...(statement.repeats ?? []), ...after]) {
    const other = others.find((one) => one.id === of && isInReturn(one))
    if (other === undefined) continue
    const statements = statementsOf(other)
    if (statements.some((one) => ownerOf(one, known(other, others), filing) !== null)) return { of }
    const isUnfit = other.verdict !== null || statements.some((one) => ownerByPaper(one, filing) === null)
    if (fits && isUnfit) return { of, isWaiting: true }
  }
  return null
}

const isRepeatOf = (id: number, document: TaxDocument): boolean =>
  statementsOf(document).some(({ repeats }) => repeats?.includes(id))

const countedParts = (documents: readonly TaxDocument[], filing: ReturnOfDocuments | null, owner: Owner) =>
  documents.flatMap((document) => {
    const part = countedPart(known(document, documents), filing, owner)
    return part === 'all' ? [document] : part === null ? [] : [{ ...document, extractedData: part }]
  })

function countedPart(document: Known, filing: ReturnOfDocuments | null, owner: Owner): 'all' | ExtractedData | null {
  const statements = statementsOf(document)
  // Nothing was read from it, or not yet: it is there all the same.
  if (statements.length === 0) return isSetAside(document) || owner === 'partner' ? null : 'all'
  const counted = statements.filter((statement) => ownerOf(statement, document, filing) === owner)
  const [first] = counted
  if (first === undefined) return null
  return counted.length === statements.length ? 'all' : { ...first, statements: counted }
}

const isSetAside = ({ copyOf, verdict }: Known): boolean => copyOf !== null || verdict === 'left-out'

/** Who the figures of a statement count for; null when they do not. The person's own word wins; a partner is one while the return is joint. */
function ownerOf(statement: Statement, document: Known, filing: ReturnOfDocuments | null): Owner | null {
  if (isSetAside(document)) return null
  if (!isUsed(statement, document)) return 'own'
  if (insteadOf(statement, document, filing) !== null) return null
  if (document.verdict === 'mine') return 'own'
  if (document.verdict === 'partners') return filing === null || filing.isJointFiling ? 'partner' : null
  const owner = ownerByPaper(statement, filing)
  return owner !== null && repeatOf(statement, document, filing) === null ? owner : null
}

/**
 * Whether a question of the return takes what a statement is read for, as `fillsIn` says by the tables that pages about no question do without.
 * What none takes is only shown: of that nothing is asked.
 */
const isUsed = (statement: Statement, { type }: TaxDocument): boolean =>
  type !== 'other' || statement.kind !== 'amount' || statement.wozValue !== undefined

/** Whether a document holds something that a question of the return takes. */
export const isUsedPaper = (document: TaxDocument): boolean =>
  statementsOf(document).some((statement) => isUsed(statement, document))

/** What is told anew every year, so that one of another year says nothing beside the one of the year; null of other papers. */
function yearly(statement: Statement): 'home' | 'assessment' | null {
  if (statement.kind === 'assessment') return 'assessment'
  return statement.kind === 'amount' && statement.wozValue !== undefined ? 'home' : null
}

/** The document with the statement of the return's own year in whose place one of another year never counts, whatever is said of it. */
function insteadOf(statement: Statement, document: Known, filing: ReturnOfDocuments | null): number | null {
  const [said, year] = [yearly(statement), yearOf(statement)]
  if (filing === null || said === null || year === null || year === filing.year) return null
  const isPartners = document.verdict === 'partners' || personOn(statement, filing) === 'partner'
  const isOfSame = (other: Statement) =>
    yearly(other) === said &&
    yearOf(other) === filing.year &&
    (said === 'home' || ownerByPaper(other, filing) === (isPartners ? 'partner' : 'own'))
  const counts = (other: TaxDocument) => other.id !== document.id && isInReturn(other)
  return document.beside.find((other) => counts(other) && statementsOf(other).some(isOfSame))?.id ?? null
}

/** Who a statement is of by the year and the person on it. */
function ownerByPaper(statement: Statement, filing: ReturnOfDocuments | null): Owner | null {
  const year = yearOf(statement)
  if (filing !== null && year !== null && year !== filing.year) return null
  switch (personOn(statement, filing)) {
    case 'own':
    case 'unknown':
      return 'own'
    case 'partner':
      return 'partner'
    case 'someone-else':
      return null
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

/** The last four digits: a masked BSN shows no more. */
const shownDigits = (bsn: string | null | undefined): string => (bsn ?? '').replace(/\D/g, '').slice(-4)

const personDoubt = (statement: Statement, filing: ReturnOfDocuments | null): Doubt => {
  const { bsn = null, holderName } = statement.kind === 'amount' ? {} : statement
  const isByName = bsn === null || (isTriedOut(filing) && holderName)
  return isByName ? { kind: 'name', found: holderName ?? '' } : { kind: 'person', found: shownDigits(bsn) }
}

/** Whether the return has the BSN that we offer for trying out. It is nobody's, so beside it another one tells nothing. */
const isTriedOut = (filing: ReturnOfDocuments | null): boolean =>
  shownDigits(filing?.setupData?.taxIdentifier) === shownDigits(testBsn)

/** Whom a statement names: by its BSN, and by the name on it where that does not tell. A partner is one while the return is joint. */
function personOn(statement: Statement, filing: ReturnOfDocuments | null): NamedPerson {
  if (filing === null || statement.kind === 'amount') return 'unknown'
  const bsn = shownDigits(statement.bsn)
  const own = shownDigits(filing.setupData?.taxIdentifier)
  const { named = 'unknown' } = statement
  const byName = named === 'partner' && !filing.isJointFiling ? 'unknown' : named
  if (bsn.length < 4) return byName
  if (own.length < 4) return 'unknown'
  if (bsn === own) return 'own'
  if (bsn === shownDigits(filing.partnerData?.bsn)) return filing.isJointFiling ? 'partner' : 'someone-else'
  return isTriedOut(filing) ? byName : 'someone-else'
}
