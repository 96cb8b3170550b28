import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { standingBeside, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Cluster, Stack } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import type { ReactNode } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useQueryClient } from '../../ports/queries.ts'
import { Confirmation } from './Confirmation.tsx'
import { removeAllWords, words } from './copy.ts'
import { DocumentItem } from './DocumentItem.tsx'
import { Outcomes } from './Outcomes.tsx'
import { hasAbsent } from './reading-rows.ts'
import { toastWords } from './upload.copy.ts'
import { documentCalls } from './upload-calls.ts'
import { useCall } from './use-call.ts'

interface UploadedDocumentsProps {
  /** Newest first. */
  readonly documents: readonly TaxDocument[]
  readonly filing: TaxFiling | null
  /** Those uploaded while this page is open. */
  readonly arrived: readonly number[]
  /** Of these, the ones whose pages are shown beside them where there is room. */
  readonly opened: readonly number[]
  /** List items of files that are on their way; they come first. */
  readonly onTheirWay: ReactNode
}

/** How many documents, the newest, show at once what was read; the others when they are asked, or ask for an amount that was not found. Five of them are ten screens of a phone. */
const shownWhole = 3

/** All uploaded documents, each with its figures. Spec 1 § 2. */
export function UploadedDocuments({ documents, filing, arrived, opened, onTheirWay }: UploadedDocumentsProps) {
  const isGrowing = onTheirWay !== null || documents.some(({ id }) => arrived.includes(id))
  return (
    <Stack as="section" gap={4} id="uploaded">
      <VisuallyHidden as="h2">
        <T text={words.uploadedTitle} />
      </VisuallyHidden>
      {documents.length === 0 && onTheirWay === null && (
        <VisuallyHidden as="p">
          <T text={words.nothingYet} />
        </VisuallyHidden>
      )}
      <Outcomes documents={documents} filing={filing} />
      <Stack as="ul" gap={4} height={isGrowing ? 'window' : 'own'}>
        {onTheirWay}
        {documents.map((document, at) => (
          <DocumentItem
            key={`${document.id} ${document.status}`}
            document={document}
            documents={documents}
            filing={filing}
            standing={standingBeside(document, filing, documents)}
            isOpened={opened.includes(document.id)}
            isFolded={at >= shownWhole && !arrived.includes(document.id) && !hasAbsent(document)}
          />
        ))}
      </Stack>
      {documents.length > 0 && (
        <Cluster justify="end">
          <RemoveAll filing={filing} count={documents.length} />
        </Cluster>
      )}
    </Stack>
  )
}

interface RemoveAllProps {
  readonly filing: TaxFiling | null
  /** How many it lists. */
  readonly count: number
}

/** Removes what is listed here, and nothing of the person's other returns. */
function RemoveAll({ filing, count }: RemoveAllProps) {
  const say = useWords()
  const queryClient = useQueryClient()
  const { isRunning, run } = useCall(
    () => documentCalls(queryClient, '').removeAll(filing),
    toastWords.removeAllFailed,
    (removed) => ({
      variant: 'default',
      title: say(toastWords.allRemoved),
      text: say(removed === 1 ? toastWords.oneRemovedText : toastWords.allRemovedText, { count: removed }),
    }),
  )
  const { some, one } = filing === null ? removeAllWords.all : removeAllWords.ofReturn
  const isOfCorrected = filing?.completed === false && filing.correctsFilingId !== null
  return (
    <Confirmation
      asked="remove-all"
      variant="secondary"
      label={<T text={words.removeAll} />}
      title={<T text={words.removeAllTitle} />}
      text={
        <>
          <T text={count === 1 ? one : some} values={{ count, year: filing?.year ?? '' }} />{' '}
          {isOfCorrected && (
            <>
              <T text={removeAllWords.ofCorrected} />{' '}
            </>
          )}
          <T text={removeAllWords.saved} />
        </>
      }
      confirmLabel={<T text={words.removeAll} />}
      pendingLabel={<T text={words.removing} />}
      isRunning={isRunning}
      onConfirm={() => void run()}
      fields={{ intent: 'remove-all', filingId: String(filing?.id ?? '') }}
    />
  )
}
