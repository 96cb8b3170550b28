import { type DocumentGroup, type DocumentType, groupDocuments, type TaxDocument } from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import { ownDocuments, standingOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { Cluster, Heading, Stack } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T, useWords } from '../../copy/words.tsx'
import { useQueryClient } from '../../ports/queries.ts'
import { Confirmation } from './Confirmation.tsx'
import { words } from './copy.ts'
import { DocumentItem } from './DocumentItem.tsx'
import { figureWords } from './reading.copy.ts'
import { documentTypeWords } from './type.copy.ts'
import { toastWords } from './upload.copy.ts'
import { documentCalls } from './upload-calls.ts'
import { useCall } from './use-call.ts'
import { useFocusAfter } from './use-focus-after.ts'

interface UploadedDocumentsProps {
  readonly documents: readonly TaxDocument[]
  readonly filing: TaxFiling | null
}

/** All uploaded documents grouped by type, with the sums of types that have several. Spec 1 § 2. */
export function UploadedDocuments({ documents, filing }: UploadedDocumentsProps) {
  const leave = useFocusAfter(documents)
  const counted = groupDocuments(ownDocuments(filing, documents))
  return (
    <Stack as="section" gap={6} id="uploaded">
      <Cluster justify="between">
        <Heading level={2}>
          <T text={words.uploadedTitle} />
        </Heading>
        {documents.length > 0 && <RemoveAll count={documents.length} onConfirm={() => leave('all')} />}
      </Cluster>
      {documents.length === 0 ? (
        <EmptyState title={<T text={words.nothingYet} />} headingLevel={3}>
          <T text={words.nothingYetText} />
        </EmptyState>
      ) : (
        groupDocuments(documents).map(({ type, documents: ofType }) => (
          <Group
            key={type}
            type={type}
            documents={ofType}
            all={documents}
            counted={counted.find((group) => group.type === type) ?? null}
            filing={filing}
            onLeave={leave}
          />
        ))
      )}
    </Stack>
  )
}

interface GroupProps {
  readonly type: DocumentType
  readonly documents: readonly TaxDocument[]
  /** All of the return, of whatever type. */
  readonly all: readonly TaxDocument[]
  /** Those of them that count, added up; null when none does. */
  readonly counted: DocumentGroup | null
  readonly filing: TaxFiling | null
  /** Told which document the person takes from its place. */
  readonly onLeave: (document: TaxDocument) => void
}

function Group({ type, documents, all, counted, filing, onLeave }: GroupProps) {
  const sums = counted !== null && counted.addedUp > 1 ? counted : null
  return (
    <Stack gap={3}>
      <Heading level={3}>
        <T text={documentTypeWords(type)} /> ({documents.length})
      </Heading>
      {sums && (
        <Banner variant="warning">
          <T text={words.several} values={{ count: sums.addedUp }} />
          {sums.hasUnsure && (
            <>
              {' '}
              <T text={words.withoutUnsure} />
            </>
          )}
        </Banner>
      )}
      <Stack as="ul" gap={4}>
        {documents.map((document) => (
          <DocumentItem
            key={`${document.id} ${document.status}`}
            document={document}
            documents={all}
            filing={filing}
            standing={standingOf(document, filing, all)}
            onLeave={() => onLeave(document)}
          />
        ))}
      </Stack>
      {sums && (
        <MoneyTable
          caption={<T text={words.together} />}
          rows={sums.figures.map(({ name, amount }) => ({
            id: name,
            label: <T text={figureWords({ type, name })} />,
            amount: formatEuros(amount),
          }))}
        />
      )}
    </Stack>
  )
}

function RemoveAll({ count, onConfirm }: { readonly count: number; readonly onConfirm: () => void }) {
  const say = useWords()
  const answers = useQueryClient()
  const { isRunning, run } = useCall(
    () => documentCalls(answers, '').removeAll(),
    toastWords.removeAllFailed,
    (removed) => ({
      variant: 'default',
      title: say(toastWords.allRemoved),
      text: say(removed === 1 ? toastWords.oneRemovedText : toastWords.allRemovedText, { count: removed }),
    }),
  )
  return (
    <Confirmation
      asked="remove-all"
      variant="secondary"
      label={<T text={words.removeAll} />}
      title={<T text={words.removeAllTitle} />}
      text={<T text={words.removeAllText} values={{ count }} />}
      confirmLabel={<T text={words.removeAll} />}
      pendingLabel={<T text={words.removing} />}
      isRunning={isRunning}
      onConfirm={() => {
        onConfirm()
        void run()
      }}
      fields={{ intent: 'remove-all' }}
    />
  )
}
