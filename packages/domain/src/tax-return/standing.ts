import { testBsn } from '../bsn/test-bsns.ts'
import { type ExtractedData, type Statement, statementsOf, type TaxDocument, typeOf } from '../documents/index.ts'
import type { NamedPerson } from '../person-name/index.ts'
import type { TaxFiling } from './tax-return.schema.ts'

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
export const correctedBy = ({ id, correctsFilingId, correctsAlso }: ReturnOfDocuments): readonly number[] =>
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
export type Known = TaxDocument & { readonly copyOf: number | null; readonly beside: readonly TaxDocument[] }

export const known = (document: TaxDocument, beside: readonly TaxDocument[]): Known => ({
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
export function repeatOf(
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
export function ownerOf(statement: Statement, document: Known, filing: ReturnOfDocuments | null): Owner | null {
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
export const isUsed = (statement: Statement, document: Pick<TaxDocument, 'type'>): boolean =>
  statement.kind !== 'amount' || typeOf(statement, document) !== 'other' || statement.wozValue !== undefined

/** What is told anew every year, so that one of another year says nothing beside the one of the year; null of other papers. */
function yearly(statement: Statement): 'home' | 'assessment' | null {
  if (statement.kind === 'assessment') return 'assessment'
  return statement.kind === 'amount' && statement.wozValue !== undefined ? 'home' : null
}

/** The document with the statement of the return's own year in whose place one of another year never counts, whatever is said of it. */
export function insteadOf(statement: Statement, document: Known, filing: ReturnOfDocuments | null): number | null {
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
export function ownerByPaper(statement: Statement, filing: ReturnOfDocuments | null): Owner | null {
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

/** The last four digits: a masked BSN shows no more. */
export const shownDigits = (bsn: string | null | undefined): string => (bsn ?? '').replace(/\D/g, '').slice(-4)

/** Whether the return has the BSN that we offer for trying out. It is nobody's, so beside it another one tells nothing. */
export const isTriedOut = (filing: ReturnOfDocuments | null): boolean =>
  shownDigits(filing?.setupData?.taxIdentifier) === shownDigits(testBsn)

/** Whom a statement names: by its BSN, and by the name on it where that does not tell. A partner is one while the return is joint. */
export function personOn(statement: Statement, filing: ReturnOfDocuments | null): NamedPerson {
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
