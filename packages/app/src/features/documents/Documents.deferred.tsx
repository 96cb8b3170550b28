import { type DocumentType, documentTypes, requiredDocumentTypes } from '@aangiftewijs/domain/documents'
import { requiredOf } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { Grid, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useCallback, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { useReturnDocuments } from '../tax-return/use-return-documents.ts'
import { words } from './copy.ts'
import { words as correctionWords } from './correction.copy.ts'
import { OtherReturns } from './OtherReturns.tsx'
import { SamplesCard } from './SamplesCard.tsx'
import { UploadCard } from './UploadCard.tsx'
import { UploadedDocuments } from './UploadedDocuments.tsx'
import { toastWords, words as uploadWords } from './upload.copy.ts'
import { uploadIds } from './upload-problems.ts'

// Both stand there as specified; how many of them this person needs is counted apart.
const isRequired = (type: DocumentType) => requiredDocumentTypes.some((required) => required === type)
const optionalTypes = documentTypes.filter((type) => !isRequired(type))

/** The upload forms, the samples and what was uploaded. Spec 1 § 2. */
export function Part() {
  const filing = useCurrentFiling()
  const all = useDocuments()
  const documents = useReturnDocuments(filing)
  const { reading, trackReading } = useReadingSlots()
  const { missing } = requiredOf(filing, all)
  const listed = documents.filter(({ id }) => !reading.includes(id))

  const card = (type: DocumentType) => (
    <UploadCard
      key={type}
      type={type}
      isRequired={isRequired(type)}
      count={listed.filter((document) => document.type === type).length}
      onReading={trackReading}
    />
  )
  return (
    <Stack gap={10}>
      <UploadProblems />
      <CorrectionProblem />
      {missing.length > 0 && (
        <Banner variant="info">
          <T text={words.banner} />
        </Banner>
      )}
      <Stack as="section" gap={4}>
        <Heading level={2}>
          <T text={words.requiredTitle} />
        </Heading>
        <Grid min="medium" gap={4}>
          {requiredDocumentTypes.map(card)}
        </Grid>
      </Stack>
      <Stack as="section" gap={4}>
        <Heading level={2}>
          <T text={words.optionalTitle} />
        </Heading>
        <Stack gap={3}>{optionalTypes.map(card)}</Stack>
      </Stack>
      <SamplesCard />
      <UploadedDocuments documents={listed} filing={filing} />
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
      title={<T text={correctionWords.wrongTitle} />}
      problems={[
        {
          href: `#figure-${documentId}-${statement}-${field}`,
          text: form.problems.length > 0 ? <T text={correctionWords.wrong} /> : form.message,
        },
      ]}
    />
  )
}

/** What is wrong with a file that was posted without script. */
function UploadProblems() {
  const form = usePostedForm('upload')
  const { status } = usePage()
  if (form === null || status < 400) return null
  const type = documentTypes.find((known) => known === form.fields.type) ?? 'other'
  const ids = uploadIds(type)
  return (
    <ErrorSummary
      title={<T text={uploadWords.problemsTitle} />}
      problems={[
        {
          href: `#${form.problems.some(({ field }) => field === 'password') ? ids.password : ids.file}`,
          text: form.message ?? <T text={toastWords.fileUploadFailed} />,
        },
      ]}
    />
  )
}
