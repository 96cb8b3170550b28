import { acceptedFiles, type DocumentType } from '@aangiftewijs/domain/documents'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { FileDrop } from '@aangiftewijs/ui/FileDrop'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Stack } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { SeveralUploads, type WaitingFile } from './SeveralUploads.tsx'
import { documentTypeWords } from './type.copy.ts'
import { UploadStatus } from './UploadStatus.tsx'
import { takeUnsent } from './unsent-files.ts'
import { fileProblemWords, words } from './upload.copy.ts'
import { chosenFile, fileErrorOf, passwordErrorOf, uploadIds } from './upload-problems.ts'
import { useDocumentScan } from './use-document-scan.ts'

interface UploadSlotProps {
  readonly type: DocumentType
  /** Told which document this slot is reading; null when it is done. */
  readonly onReading: (type: DocumentType, documentId: number | null) => void
  /** Told whether the slot is doing or asking something. */
  readonly onBusy: (isBusy: boolean) => void
}

/**
 * The upload form of one type: a real multipart form. With script a chosen or dropped file is uploaded at once and its
 * chart shows how far it is; the form empties itself for the next file. Several at once are taken one after the other, each
 * by a chart of its own. Spec 1 § 4.
 */
export function UploadSlot({ type, onReading, onBusy }: UploadSlotProps) {
  const say = useWords()
  const isHydrated = useHydrated()
  const scan = useDocumentScan({ type, allowsSeveral: true })
  const { snapshot, send } = scan
  const [isMissing, setMissing] = useState(false)
  const form = usePostedForm('upload')
  const posted = form?.fields.type === type && !snapshot.context.file ? form : null
  const isChoosing = snapshot.hasTag('choosing')
  const readingId = snapshot.hasTag('scanning') ? (snapshot.context.document?.id ?? null) : null
  useEffect(() => onReading(type, readingId), [onReading, type, readingId])

  const several = useSeveral()
  const isBusy = !isChoosing || several.files.length > 0
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])

  const ids = uploadIds(type)
  const fileError = fileErrorOf(snapshot.context.fileProblems, isMissing, posted?.problems ?? [])
  const passwordError = passwordErrorOf(posted?.problems ?? [])

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

  const takeEarlierChoice = useEffectEvent(choose)
  useEffect(() => {
    // A file chosen before the script was there.
    const input = document.getElementById(uploadIds(type).file)
    if (!(input instanceof HTMLInputElement) || !input.files?.length) return
    takeEarlierChoice([...input.files])
    input.value = ''
  }, [type])

  const userId = useUser()?.id ?? null
  useEffect(() => {
    if (userId !== null) takeEarlierChoice(takeUnsent(userId, type))
  }, [userId, type])

  return (
    <Stack gap={4}>
      <form method="post" action={pathOf('documents')} encType="multipart/form-data" noValidate onSubmit={submit}>
        <input type="hidden" name="type" value={type} />
        <Stack gap={4}>
          {isChoosing && (
            <div>
              <FileDrop
                name="file"
                id={ids.file}
                label={
                  <>
                    <T text={words.file} />
                    <VisuallyHidden>
                      {': '}
                      <T text={documentTypeWords(type)} />
                    </VisuallyHidden>
                  </>
                }
                hint={<T text={words.fileHint} />}
                accept={acceptedFiles}
                dropLabel={<T text={isHydrated ? words.dropSeveral : words.drop} />}
                isMultiple={isHydrated}
                browseLabel={<T text={words.browse} />}
                isImmediate={isHydrated}
                onFiles={choose}
                {...(fileError ? { error: <T text={fileProblemWords[fileError]} /> } : {})}
              />
              <InsteadOfScript>
                <Stack gap={4}>
                  <PasswordField
                    name="password"
                    id={ids.password}
                    label={<T text={words.password} />}
                    hint={<T text={words.passwordHint} />}
                    autoComplete="off"
                    showLabel={say(words.showPassword)}
                    hideLabel={say(words.hidePassword)}
                    {...(passwordError ? { error: <T text={passwordError} /> } : {})}
                  />
                  <div>
                    <Button type="submit" name="intent" value="upload" variant="secondary">
                      <T text={words.upload} />
                      <VisuallyHidden>
                        {' '}
                        <T text={documentTypeWords(type)} />
                      </VisuallyHidden>
                    </Button>
                  </div>
                </Stack>
              </InsteadOfScript>
            </div>
          )}
          <UploadStatus type={type} scan={scan} />
        </Stack>
      </form>
      <SeveralUploads type={type} files={several.files} onDone={several.done} />
    </Stack>
  )
}

/** The files that were dropped or chosen together and are not in yet. */
function useSeveral() {
  const [files, setFiles] = useState<readonly WaitingFile[]>([])
  const [count, setCount] = useState(0)
  const add = (more: readonly File[]) => {
    setFiles((before) => [...before, ...more.map((file, at) => ({ key: count + at, file }))])
    setCount((before) => before + more.length)
  }
  const done = (key: number) => setFiles((before) => before.filter((one) => one.key !== key))
  return { files, add, done }
}
