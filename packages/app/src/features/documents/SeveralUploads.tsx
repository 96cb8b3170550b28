import type { UploadType } from '@aangiftewijs/domain/documents'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { Card } from '@aangiftewijs/ui/Card'
import { Cluster, Text } from '@aangiftewijs/ui/layout'
import { VisuallyHidden } from '@aangiftewijs/ui/VisuallyHidden'
import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { useQueryClient, useUser } from '../../ports/queries.ts'
import { OfDocument } from './OfDocument.tsx'
import { sendLeft } from './send-left.ts'
import { statusWords } from './status.copy.ts'
import { UploadStatus } from './UploadStatus.tsx'
import { keepUnsent } from './unsent-files.ts'
import { fileProblemWords, words } from './upload.copy.ts'
import { documentCalls } from './upload-calls.ts'
import { chosenFile, fileErrorOf, uploadIds } from './upload-problems.ts'
import { type DocumentScanSnapshot, useDocumentScan, useTellKept } from './use-document-scan.ts'
import { useStayAsked } from './use-stay-asked.ts'
import type { WaitingFile } from './use-waiting-files.ts'

interface SeveralUploadsProps {
  readonly type: UploadType
  readonly files: readonly WaitingFile[]
  /** Told which document came of a file when it is listed, or null when the person let go of it. */
  readonly onDone: (key: number, documentId: number | null) => void
}

/**
 * The list items of several files, uploaded one after the other, each by a chart of its own. One that is refused or protected says
 * so under its name and does not hold up the others; one that is in shows among the documents. Leaving the page loses none.
 */
export function SeveralUploads({ type, files, onDone }: SeveralUploadsProps) {
  const [stopped, setStopped] = useState<readonly number[]>([])
  const owner = useUser()?.id ?? null
  const turn = files.find(({ key }) => !stopped.includes(key))?.key
  const begun = useRef(new Set<number>())
  // Each that has begun sees to itself.
  const takeWaiting = () => {
    const waiting = files.filter(({ key }) => !begun.current.has(key))
    for (const { key } of waiting) begun.current.add(key)
    return waiting.map(({ file }) => file)
  }
  // The one that was refused is kept with its call.
  const keepFollowing = () => {
    if (owner !== null) for (const file of takeWaiting()) keepUnsent({ owner, type, file, lacks: 'try' })
  }
  const tellKept = useTellKept()
  const queryClient = useQueryClient()
  const leave = useEffectEvent(() => {
    const left = takeWaiting()
    if (owner !== null) void sendLeft(left, documentCalls(queryClient, '').upload, { owner, type, onKept: tellKept })
  })
  useEffect(() => () => leave(), [])
  useStayAsked(files.length > 0)
  return files.map(({ key, file }) => (
    <OneOfSeveral
      key={key}
      type={type}
      file={file}
      passwordId={`${uploadIds(type).password}-${key}`}
      hasTurn={key === turn}
      onStop={() => setStopped((before) => [...before, key])}
      onBegin={() => begun.current.add(key)}
      onSignedOut={keepFollowing}
      onDone={(documentId) => onDone(key, documentId)}
    />
  ))
}

interface OneOfSeveralProps {
  readonly type: UploadType
  readonly file: File
  readonly passwordId: string
  /** Whether the files before it are on their way or waiting for the person. */
  readonly hasTurn: boolean
  /** It is on its way. */
  readonly onBegin: () => void
  /** It waits for the person: the next has its turn. */
  readonly onStop: () => void
  /** The session had ended: the next would be refused as well. */
  readonly onSignedOut: () => void
  readonly onDone: (documentId: number | null) => void
}

const badgeOf = (snapshot: DocumentScanSnapshot) => {
  if (snapshot.hasTag('password')) return statusWords.password_required
  return snapshot.hasTag('failed') ? statusWords.failed : statusWords.pending
}

function OneOfSeveral({ type, file, passwordId, hasTurn, onBegin, onStop, onSignedOut, onDone }: OneOfSeveralProps) {
  const scan = useDocumentScan({ type, allowsSeveral: false })
  const { snapshot, send } = scan
  const [isSent, setSent] = useState(false)
  const documentId = snapshot.context.document?.id ?? null
  const problem = fileErrorOf(snapshot.context.fileProblems, false, [])
  const isLetGo = isSent && snapshot.matches('choosing')
  const waitsForPerson = problem !== null || snapshot.hasTag('password') || snapshot.hasTag('failed')

  const begin = useEffectEvent(() => {
    setSent(true)
    onBegin()
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
  // Before it is painted: the document is in the list by then, and would stand there twice.
  useLayoutEffect(() => {
    if (isLetGo || (documentId !== null && !waitsForPerson)) done(documentId)
  }, [isLetGo, documentId, waitsForPerson])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password')
    if (typeof password === 'string') send({ type: 'a password is given', password })
  }
  return (
    <Card
      as="li"
      title={file.name}
      headingLevel={3}
      eyebrow={
        <Cluster as="span">
          <Badge tone={waitsForPerson ? 'warning' : 'info'}>
            <T text={problem === null ? badgeOf(snapshot) : statusWords.failed} />
          </Badge>
        </Cluster>
      }
    >
      {problem !== null && (
        <Banner
          tone="error"
          role="alert"
          actions={
            <Button size="small" variant="secondary" onPress={() => onDone(null)}>
              <OfDocument text={words.letGo} name={file.name} />
            </Button>
          }
        >
          <VisuallyHidden>{file.name}: </VisuallyHidden>
          <T text={fileProblemWords[problem]} />
        </Banner>
      )}
      {!isSent && (
        <Text size="sm" tone="muted">
          <T text={words.waiting} values={{ document: file.name }} />
        </Text>
      )}
      <form noValidate onSubmit={submit}>
        <UploadStatus type={type} scan={scan} passwordId={passwordId} />
      </form>
    </Card>
  )
}
