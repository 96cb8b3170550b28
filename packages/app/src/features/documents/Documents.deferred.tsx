import { type DocumentType, uploadTypes } from '@aangiftewijs/domain/documents'
import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { useCallback, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { shellWords } from '../../shell/copy.ts'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { useReturnDocuments } from '../tax-return/papers/use-return-documents.ts'
import { AddDocuments } from './AddDocuments.tsx'
import { words } from './copy.ts'
import { words as correctionWords } from './correction.copy.ts'
import { DocumentChecklist, RequiredInShort } from './DocumentChecklist.tsx'
import { OtherReturns } from './OtherReturns.tsx'
import { SamplesCard } from './SamplesCard.tsx'
import { SeveralUploads } from './SeveralUploads.tsx'
import { UploadedDocuments } from './UploadedDocuments.tsx'
import { toastWords } from './upload.copy.ts'
import { uploadIds } from './upload-problems.ts'
import { useWaitingFiles } from './use-waiting-files.ts'

/** Where documents are added, what became of each, and what is asked for. Spec 1 § 2. */
export function Part() {
  const filing = useCurrentFiling()
  const all = useDocuments()
  const documents = useReturnDocuments(filing)
  const { reading, trackReading } = useReadingSlots()
  const { files, arrived, opened, add, done } = useWaitingFiles()
  const listed = documents.filter(({ id }) => !reading.includes(id)).reverse()
  const hasSome = listed.length > 0 || files.length > 0
  // From the first file on, not when it has been read: what is looked at then would be pushed down.
  const isBegun = hasSome || reading.some((id) => id !== null)
  return (
    <Stack gap={10}>
      <UploadProblems />
      <CorrectionProblem />
      <Stack gap={4}>
        <AddDocuments hasSome={hasSome} filing={filing} onFiles={add} />
        {isBegun && <RequiredInShort filing={filing} documents={listed} />}
        <UploadedDocuments
          documents={listed}
          filing={filing}
          arrived={arrived}
          opened={opened}
          onTheirWay={files.length > 0 ? <SeveralUploads type="recognise" files={files} onDone={done} /> : null}
        />
      </Stack>
      <DocumentChecklist filing={filing} documents={listed} onReading={trackReading} />
      {hasSome && <SamplesCard />}
      <OtherReturns documents={all.filter((document) => !documents.includes(document))} />
      <Text size="sm" tone="muted">
        <T text={words.deletedAfter} />
      </Text>
    </Stack>
  )
}

/** The documents that upload forms are reading just now: they stand there and not in the list yet. */
function useReadingSlots() {
  const [slots, setSlots] = useState<Readonly<Partial<Record<DocumentType, number | null>>>>({})
  const trackReading = useCallback(
    (type: DocumentType, id: number | null) =>
      setSlots((before) => ((before[type] ?? null) === id ? before : { ...before, [type]: id })),
    [],
  )
  return { reading: Object.values(slots), trackReading }
}

/** A figure that was posted without script and is no amount. */
function CorrectionProblem() {
  const form = usePostedForm('correct')
  const { documentId = '', statement = '', field = '' } = form?.fields ?? {}
  if (form === null) return null
  return (
    <ErrorSummary
      title={<T text={shellWords.errorSummary} />}
      problems={[
        {
          href: `#figure-${documentId}-${statement}-${field}`,
          text: form.problems.length > 0 ? <T text={correctionWords.wrong} /> : form.message,
        },
      ]}
    />
  )
}

/** What is wrong with files that were posted without script, a line each. */
function UploadProblems() {
  const form = usePostedForm('upload')
  const { status } = usePage()
  if (form === null || status < 400) return null
  const type = uploadTypes.find((known) => known === form.fields.type) ?? 'recognise'
  const ids = uploadIds(type)
  const href = `#${form.problems.some(({ field }) => field === 'password') ? ids.password : ids.file}`
  const lines = form.message?.split('\n') ?? [<T key="failed" text={toastWords.fileUploadFailed} />]
  return <ErrorSummary title={<T text={shellWords.errorSummary} />} problems={lines.map((text) => ({ href, text }))} />
}
