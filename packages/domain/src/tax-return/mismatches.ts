import { type DocumentType, type Statement, statementsOf, type TaxDocument } from '../documents/index.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** Something in a document that does not fit the return. It warns and never blocks. Decisions, Filing. */
export type Mismatch = { readonly documentId: number; readonly filename: string } & (
  | { readonly kind: 'year'; readonly found: number; readonly expected: number }
  /** Last digits only. */
  | { readonly kind: 'bsn'; readonly found: string; readonly expected: string }
  | { readonly kind: 'type'; readonly found: DocumentType; readonly expected: DocumentType }
)

const yearOf = (statement: Statement): number | null => {
  switch (statement.kind) {
    case 'income_statement':
      return statement.fiscalYear
    case 'mortgage_statement':
      return statement.referenceYear
    case 'amount':
      return statement.year
  }
}

const bsnOf = (statement: Statement): string | null => (statement.kind === 'amount' ? null : statement.bsn)

/** The digits a masked BSN still shows. */
const shownDigits = (bsn: string | null | undefined): string => (bsn ?? '').replace(/\D/g, '').slice(-4)

/** The year, BSN and type of each document that differ from the return and from what the person chose. Each once a document. */
export function mismatchesOf(
  documents: readonly TaxDocument[],
  filing: Pick<TaxFiling, 'year' | 'setupData' | 'partnerData'> | null,
): readonly Mismatch[] {
  return documents.flatMap((document) => {
    const about = { documentId: document.id, filename: document.filename }
    const found = statementsOf(document).flatMap((statement) => mismatchesIn(statement, document, filing))
    const kinds = [...new Set(found.map(({ kind }) => kind))]
    return kinds
      .flatMap((kind) => found.filter((one) => one.kind === kind).slice(0, 1))
      .map((one) => ({ ...about, ...one }))
  })
}

type Found = Mismatch extends infer M ? (M extends Mismatch ? Omit<M, 'documentId' | 'filename'> : never) : never

function mismatchesIn(
  statement: Statement,
  document: TaxDocument,
  filing: Pick<TaxFiling, 'year' | 'setupData' | 'partnerData'> | null,
): readonly Found[] {
  const found: Found[] = []
  const { detectedType } = statement
  if (detectedType !== null && detectedType !== document.type && document.type !== 'other')
    found.push({ kind: 'type', found: detectedType, expected: document.type })
  const year = yearOf(statement)
  if (filing !== null && year !== null && year !== filing.year)
    found.push({ kind: 'year', found: year, expected: filing.year })
  const bsn = shownDigits(bsnOf(statement))
  const own = shownDigits(filing?.setupData?.taxIdentifier)
  const isSomeoneElses = bsn.length === 4 && own.length === 4 && bsn !== own
  if (isSomeoneElses && bsn !== shownDigits(filing?.partnerData?.bsn))
    found.push({ kind: 'bsn', found: bsn, expected: own })
  return found
}
