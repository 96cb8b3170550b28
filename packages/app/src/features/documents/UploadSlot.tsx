import type { DocumentType } from '@aangiftewijs/domain/documents'
import { Stack } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { type SubmitEvent, useEffect, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { SeveralUploads } from './SeveralUploads.tsx'
import { documentTypeWords } from './type.copy.ts'
import { UploadForm } from './UploadForm.tsx'
import { UploadStatus } from './UploadStatus.tsx'
import { fileProblemWords, words } from './upload.copy.ts'
import { chosenFile, fileErrorOf } from './upload-problems.ts'
import { useDocumentScan } from './use-document-scan.ts'
import { useStayAsked } from './use-stay-asked.ts'
import { useWaitingFiles } from './use-waiting-files.ts'

interface UploadSlotProps {
  readonly type: DocumentType
  /** Told which document this slot is reading; null when it is done. */
  readonly onReading: (type: DocumentType, documentId: number | null) => void
  /** Told whether the slot is doing or asking something. */
  readonly onBusy: (isBusy: boolean) => void
}

/**
 * The upload form of one type. With script a chosen or dropped file is uploaded at once and its
 * chart shows how far it is; the form empties itself for the next file. Several at once are taken one after the other, each
 * by a chart of its own. Spec 1 § 4.
 */
export function UploadSlot({ type, onReading, onBusy }: UploadSlotProps) {
  const scan = useDocumentScan({ type, allowsSeveral: true })
  const { snapshot, send } = scan
  const [isMissing, setMissing] = useState(false)
  const form = usePostedForm('upload')
  const posted = form?.fields.type === type && !snapshot.context.file ? form : null
  const isChoosing = snapshot.hasTag('choosing')
  const readingId = snapshot.hasTag('scanning') ? (snapshot.context.document?.id ?? null) : null
  useEffect(() => onReading(type, readingId), [onReading, type, readingId])

  useStayAsked(snapshot.hasTag('pending') || snapshot.hasTag('password'))

  const several = useWaitingFiles()
  const isBusy = !isChoosing || several.files.length > 0
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])

  const error = fileErrorOf(snapshot.context.fileProblems, isMissing, posted?.problems ?? [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isChoosing) setMissing(true)
    const password = new FormData(event.currentTarget).get('password')
    if (snapshot.hasTag('password') && typeof password === 'string') send({ type: 'a password is given', password })
  }
  const choose = (files: readonly File[]) => {
    const [file] = files
    if (!file) return
    setMissing(false)
    if (files.length === 1) send({ type: 'a file is chosen', file: chosenFile(file) })
    else several.add(files)
  }
  const name = <T text={documentTypeWords(type)} />
  return (
    <Stack gap={4}>
      <UploadForm
        type={type}
        name={name}
        isChoosing={isChoosing}
        error={error && fileProblemWords[error]}
        onFiles={choose}
        onSubmit={submit}
        label={
          <>
            <T text={words.file} />
            <VisuallyHidden>
              {': '}
              {name}
            </VisuallyHidden>
          </>
        }
        hint={<T text={words.fileHint} />}
        dropLabel={<T text={words.dropSeveral} />}
        browseLabel={<T text={words.browse} />}
      >
        <UploadStatus type={type} scan={scan} />
      </UploadForm>
      {several.files.length > 0 && (
        <Stack as="ul" gap={3}>
          <SeveralUploads type={type} files={several.files} onDone={several.done} />
        </Stack>
      )}
    </Stack>
  )
}
