import { type DocumentType, type TaxDocument, typesOf } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import {
  isOfNoQuestion,
  leftAbsent,
  leftUnsure,
  requiredOf,
  standingOf,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { Fragment } from 'react'
import { T } from '../../../copy/words.tsx'
import { words as standingWords } from '../../documents/standing.copy.ts'
import { statusWords } from '../../documents/status.copy.ts'
import { documentTypeWords } from '../../documents/type.copy.ts'
import { uploadIds } from '../../documents/upload-problems.ts'
import { words } from '../review.copy.ts'
import { useChangeLink } from '../wizard/use-change-link.tsx'

interface ReviewDocumentsProps {
  readonly filing: TaxFiling
  /** Of that return. */
  readonly documents: readonly TaxDocument[]
}

/** The uploaded documents by type, and which required ones are not there; one that is there and does not count says so in its own row. Spec 2 § 2.7. */
export function ReviewDocuments({ filing, documents }: ReviewDocumentsProps) {
  const change = useChangeLink()
  const changeable = (id: string) => (filing.completed ? {} : change('documents', id))
  const uploaded = documents.map((document) => ({
    id: `document-${document.id}`,
    term: typesOf(document).map((type, at) => (
      <Fragment key={type}>
        {at > 0 && ', '}
        <T text={documentTypeWords(type)} />
      </Fragment>
    )),
    value: (
      <>
        {document.filename} (<T text={standsAs(document, filing, documents)} />)
      </>
    ),
    ...changeable(`document-${document.id}`),
  }))
  const isThere = (type: DocumentType) => documents.some((document) => typesOf(document).includes(type))
  const missing = requiredOf(filing, documents)
    .missing.filter((type) => !isThere(type))
    .map((type) => ({
      id: type,
      term: <T text={documentTypeWords(type)} />,
      value: <T text={filing.completed ? words.noDocumentKept : words.noDocument} />,
      // The control, not its row: a browser unfolds what holds the place an address names, not the place itself.
      ...changeable(uploadIds(type).file),
    }))
  return <SummaryList rows={[...uploaded, ...missing]} />
}

/** Where its reading stands, unless it brings nothing to the return; an amount that nobody confirmed, or that was not found, comes first. */
function standsAs(document: TaxDocument, filing: TaxFiling, documents: readonly TaxDocument[]): Copy {
  const { countsFor, doubts } = standingOf(document, filing, documents)
  const left = [
    ...leftUnsure(filing, documents).flatMap(({ figures }) => figures),
    ...leftAbsent(filing, documents).flatMap(({ absent }) => absent),
  ]
  if (countsFor.length > 0 && left.some(({ documentId }) => documentId === document.id)) return statusWords.to_check
  if (isOfNoQuestion(document)) return standingWords.badgeNotCounted
  if (countsFor.includes('own')) return statusWords[document.status]
  if (countsFor.includes('partner')) return standingWords.badgePartner
  const isSetAside = document.verdict === 'left-out' || doubts.some(({ kind }) => kind === 'copy')
  return document.extractedData !== null || isSetAside ? standingWords.badgeNotCounted : statusWords[document.status]
}
