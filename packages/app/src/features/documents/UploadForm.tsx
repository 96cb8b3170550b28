import { acceptedFiles, type UploadType } from '@aangiftewijs/domain/documents'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { useHydrated } from '@aangiftewijs/ui/behaviour'
import { FileDrop, type FileDropProps } from '@aangiftewijs/ui/FileDrop'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { Stack } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { takeUnsent } from './unsent-files.ts'
import { type fileProblemWords, words } from './upload.copy.ts'
import { passwordErrorOf, uploadIds } from './upload-problems.ts'

interface UploadFormProps
  extends Pick<FileDropProps, 'label' | 'hint' | 'dropLabel' | 'browseLabel' | 'isCompact' | 'cameraLabel'> {
  readonly type: UploadType
  /** What the upload is of, for who hears its button without seeing where it stands. */
  readonly name: ReactNode
  /** Whether the form waits for files; else it shows how far the last one is. */
  readonly isChoosing: boolean
  readonly error: (typeof fileProblemWords)[keyof typeof fileProblemWords] | null
  readonly onFiles: (files: readonly File[]) => void
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** How far the last file is. */
  readonly children?: ReactNode
}

/** A real multipart form for files: with script they are handed over once they are chosen or dropped, without it they are posted. */
export function UploadForm({ type, name, isChoosing, error, onFiles, onSubmit, children, ...shown }: UploadFormProps) {
  const say = useWords()
  const isHydrated = useHydrated()
  const posted = usePostedForm('upload')
  const ids = uploadIds(type)
  const passwordError = passwordErrorOf(posted?.fields.type === type ? posted.problems : [])
  useEarlierFiles(type, onFiles)
  return (
    <form method="post" action={pathOf('documents')} encType="multipart/form-data" noValidate onSubmit={onSubmit}>
      <input type="hidden" name="type" value={type} />
      <Stack gap={4}>
        {isChoosing && (
          <div>
            <FileDrop
              name="file"
              id={ids.file}
              accept={acceptedFiles}
              isMultiple
              isImmediate={isHydrated}
              onFiles={onFiles}
              {...shown}
              {...(error ? { error: <T text={error} /> } : {})}
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
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                </div>
              </Stack>
            </InsteadOfScript>
          </div>
        )}
        {children}
      </Stack>
    </form>
  )
}

/** Hands over what was chosen before the script was there, and what the end of a session kept from being sent. */
function useEarlierFiles(type: UploadType, onFiles: (files: readonly File[]) => void): void {
  const userId = useUser()?.id ?? null
  const handOver = useEffectEvent((files: readonly File[]) => files.length > 0 && onFiles(files))
  useEffect(() => {
    const input = document.getElementById(uploadIds(type).file)
    if (!(input instanceof HTMLInputElement) || !input.files?.length) return
    handOver([...input.files])
    input.value = ''
  }, [type])
  useEffect(() => {
    if (userId !== null) handOver(takeUnsent(userId, type))
  }, [userId, type])
}
