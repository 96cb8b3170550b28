import type { TaxDocument, UploadType } from '@aangiftewijs/domain/documents'
import type { RequestFailure } from '@aangiftewijs/machines/remote-request'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { InReach } from '@aangiftewijs/ui/InReach'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { PasswordField } from '@aangiftewijs/ui/PasswordField'
import { ProgressBar } from '@aangiftewijs/ui/ProgressBar'
import { useEffect, useRef, useState } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { failureWords } from '../../shell/failure-words.ts'
import { OfDocument } from './OfDocument.tsx'
import { statusWords } from './status.copy.ts'
import { statusTexts, toastWords, words } from './upload.copy.ts'
import { uploadIds } from './upload-problems.ts'
import type { DocumentScan } from './use-document-scan.ts'

interface UploadStatusProps {
  readonly type: UploadType
  readonly scan: DocumentScan
  /** Of the password's control, when the type's own form has another. */
  readonly passwordId?: string
}

/** How far the upload and reading of one file is, and what the person can do about it. */
export function UploadStatus({ type, scan, passwordId = uploadIds(type).password }: UploadStatusProps) {
  const { snapshot, send } = scan
  const { file, document, progress, failure } = snapshot.context
  const name = file?.name ?? document?.filename ?? ''
  if (snapshot.hasTag('pending'))
    return <ProgressBar label={<T text={words.uploading} values={{ document: name }} />} value={progress} />
  if (snapshot.hasTag('scanning'))
    return (
      <Stack gap={2}>
        <ProgressBar label={<T text={words.reading} values={{ document: name }} />} />
        <Text size="sm" tone="muted">
          <T text={statusTexts.scanning} />
        </Text>
      </Stack>
    )
  if (snapshot.hasTag('password')) return <PasswordEntry passwordId={passwordId} name={name} scan={scan} />
  if (snapshot.hasTag('failed'))
    return (
      <InReach>
        <Banner
          tone="error"
          role="alert"
          title={<OfDocument text={toastWords.uploadFailed} name={name} />}
          actions={
            <Cluster gap={2}>
              {file && (
                <Button size="small" onPress={() => send({ type: 'trying again is chosen' })}>
                  <OfDocument text={words.tryAgain} name={name} />
                </Button>
              )}
              <Button size="small" variant="secondary" onPress={() => send({ type: 'starting over is chosen' })}>
                <OfDocument text={words.chooseOther} name={name} />
              </Button>
            </Cluster>
          }
        >
          <FailureWords failure={failure} />
        </Banner>
      </InReach>
    )
  if (snapshot.hasTag('passed') || snapshot.hasTag('unread') || snapshot.hasTag('late'))
    return (
      <Banner tone={snapshot.hasTag('passed') ? 'success' : 'info'}>
        {document?.filename}: <T text={snapshot.hasTag('passed') ? statusWords.passed : unreadWords(document)} />
      </Banner>
    )
  return null
}

/** One that is waited for no longer is treated as read. Spec 1 § 4. */
const unreadWords = (document: TaxDocument | null) =>
  document?.status === 'timed_out' || document?.status === 'delayed' ? statusWords[document.status] : statusWords.unread

function FailureWords({ failure }: { readonly failure: RequestFailure | null }) {
  const words = failureWords(failure)
  return typeof words === 'string' ? words : <T text={words} />
}

interface PasswordEntryProps {
  readonly passwordId: string
  readonly name: string
  readonly scan: DocumentScan
}

/** A protected PDF is uploaded again with its password, by the form around it. Submit waits until one is typed. Spec 1 § 5. */
function PasswordEntry({ passwordId, name, scan }: PasswordEntryProps) {
  const say = useWords()
  const [password, setPassword] = useState('')
  const isPasswordRefused = scan.snapshot.context.passwordTries > 0
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isPasswordRefused) field.current?.focus()
  }, [isPasswordRefused])
  return (
    <Stack gap={4}>
      <div role={isPasswordRefused ? undefined : 'alert'}>
        <Text>
          <strong>{name}</strong>. <T text={statusTexts.password_required} />
        </Text>
      </div>
      <PasswordField
        ref={field}
        name="password"
        id={passwordId}
        label={<OfDocument text={words.password} name={name} />}
        value={password}
        onChange={setPassword}
        autoComplete="off"
        showLabel={`${say(words.showPassword)} ${name}`}
        hideLabel={`${say(words.hidePassword)} ${name}`}
        {...(isPasswordRefused ? { error: <T text={words.passwordWrong} /> } : {})}
      />
      <Cluster gap={2}>
        <Button type="submit" isDisabled={password === ''}>
          <OfDocument text={words.submitPassword} name={name} />
        </Button>
        <Button variant="secondary" onPress={() => scan.send({ type: 'starting over is chosen' })}>
          <OfDocument text={words.cancel} name={name} />
        </Button>
      </Cluster>
    </Stack>
  )
}
