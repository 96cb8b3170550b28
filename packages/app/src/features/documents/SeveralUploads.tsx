import type { DocumentType } from '@aangiftewijs/domain/documents'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { useUser } from '../../ports/queries.ts'
import { UploadStatus } from './UploadStatus.tsx'
import { keepUnsent } from './unsent-files.ts'
import { fileProblemWords, words } from './upload.copy.ts'
import { chosenFile, fileErrorOf, uploadIds } from './upload-problems.ts'
import { useDocumentScan } from './use-document-scan.ts'

/** One of several files that were dropped or chosen together. */
export interface WaitingFile {
  readonly key: number
  readonly file: File
}

interface SeveralUploadsProps {
  readonly type: DocumentType
  readonly files: readonly WaitingFile[]
  /** Told when a file is listed among the documents, or the person let go of it. */
  readonly onDone: (key: number) => void
}

/**
 * Several files of one type, uploaded one after the other, each by a chart of its own. One that is refused or protected says
 * so under its name and does not hold up the others; one that is in shows among the documents.
 */
export function SeveralUploads({ type, files, onDone }: SeveralUploadsProps) {
  const [stopped, setStopped] = useState<readonly number[]>([])
  const owner = useUser()?.id ?? null
  const turn = files.find(({ key }) => !stopped.includes(key))?.key
  // The one that was refused is kept with its call.
  const keepFollowing = (refused: number) => {
    if (owner !== null) for (const { key, file } of files) if (key > refused) keepUnsent({ owner, type, file })
  }
  if (files.length === 0) return null
  return (
    <Stack as="ul" gap={3}>
      {files.map(({ key, file }) => (
        <OneOfSeveral
          key={key}
          type={type}
          file={file}
          passwordId={`${uploadIds(type).password}-${key}`}
          hasTurn={key === turn}
          onStop={() => setStopped((before) => [...before, key])}
          onSignedOut={() => keepFollowing(key)}
          onDone={() => onDone(key)}
        />
      ))}
    </Stack>
  )
}

interface OneOfSeveralProps {
  readonly type: DocumentType
  readonly file: File
  readonly passwordId: string
  /** Whether the files before it are on their way or waiting for the person. */
  readonly hasTurn: boolean
  /** It waits for the person: the next has its turn. */
  readonly onStop: () => void
  /** The session had ended: the next would be refused as well. */
  readonly onSignedOut: () => void
  readonly onDone: () => void
}

function OneOfSeveral({ type, file, passwordId, hasTurn, onStop, onSignedOut, onDone }: OneOfSeveralProps) {
  const scan = useDocumentScan({ type, allowsSeveral: false })
  const { snapshot, send } = scan
  const [isSent, setSent] = useState(false)
  const isIn = snapshot.context.document !== null
  const problem = fileErrorOf(snapshot.context.fileProblems, false, [])
  const isLetGo = isSent && snapshot.matches('choosing')
  const waitsForPerson = problem !== null || snapshot.hasTag('password') || snapshot.hasTag('failed')

  const begin = useEffectEvent(() => {
    setSent(true)
    send({ type: 'a file is chosen', file: chosenFile(file) })
  })
  const stop = useEffectEvent(snapshot.context.failure?.status === 401 ? onSignedOut : onStop)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (hasTurn && !isSent) begin()
  }, [hasTurn, isSent])
  useEffect(() => {
    if (waitsForPerson) stop()
  }, [waitsForPerson])
  useEffect(() => {
    if (isLetGo || (isIn && !waitsForPerson)) done()
  }, [isLetGo, isIn, waitsForPerson])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string') send({ type: 'a password is given', password })
  }
  return (
    <li>
      {problem !== null && (
        <Banner
          variant="error"
          title={file.name}
          role="alert"
          actions={
            <Button size="small" variant="secondary" onPress={onDone}>
              <T text={words.letGo} />
            </Button>
          }
        >
          <T text={fileProblemWords[problem]} />
        </Banner>
      )}
      {!isSent && (
        <Text size="sm" tone="muted">
          <T text={words.waiting} values={{ document: file.name }} />
        </Text>
      )}
      {snapshot.hasTag('failed') && (
        <Text>
          <strong>{file.name}</strong>
        </Text>
      )}
      <form noValidate onSubmit={submit}>
        <UploadStatus type={type} scan={scan} passwordId={passwordId} />
      </form>
    </li>
  )
}
