import type { TaxDocument, UploadType } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import {
  type DocumentScanEvent,
  documentScanMachine,
  type Upload,
  type UploadOutcome,
} from '@aangiftewijs/machines/document-scan'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useWords } from '../../copy/words.tsx'
import { useQueryClient, useUser } from '../../ports/queries.ts'
import { failureWords } from '../../shell/failure-words.ts'
import { inspected } from '../../shell/inspection.ts'
import { showToast } from '../../shell/toasts.ts'
import { useProvided } from '../../shell/use-provided.ts'
import { keepLeft, keepUnlessIn } from './send-left.ts'
import { statusWords } from './status.copy.ts'
import { unsentWords } from './unsent.copy.ts'
import { type Lack, unsentNames } from './unsent-files.ts'
import { toastWords, words } from './upload.copy.ts'
import { documentCalls } from './upload-calls.ts'

export type DocumentScanSnapshot = SnapshotFrom<typeof documentScanMachine>

/** The scan of one file as a component sees it. */
export interface DocumentScan {
  readonly snapshot: DocumentScanSnapshot
  readonly send: (event: DocumentScanEvent) => void
}

interface Asked {
  readonly type: UploadType
  readonly document?: TaxDocument
  /** Whether the form empties itself for a next file. */
  readonly allowsSeveral: boolean
}

/** One file's chart, with the calls it needs and the toasts of spec 1 § 8. */
export function useDocumentScan({ type, document, allowsSeveral }: Asked): DocumentScan {
  const say = useWords()
  const queryClient = useQueryClient()
  const owner = useUser()?.id ?? null
  const underway = useRef<{ readonly file: File; readonly ending: Promise<UploadOutcome> } | null>(null)
  const machine = useProvided(documentScanMachine, (chart) => {
    const calls = documentCalls(queryClient, say(toastWords.fileUploadFailed))
    const upload = (asked: Upload) => {
      const ending = calls.upload(asked)
      const file = asked.file?.content
      underway.current = file instanceof File ? { file, ending } : null
      const end = () => {
        underway.current = null
      }
      ending.then(end, end)
      return ending
    }
    return chart.provide({
      actors: {
        uploadDocument: remoteRequest(upload),
        readDocument: remoteRequest(calls.read),
        removeDocument: remoteRequest<unknown, { readonly id: number }>(calls.remove),
      },
    })
  })
  const [snapshot, send, actor] = useMachine(machine, {
    input: { type, document: document ? asLastSeen(document) : null, allowsSeveral, seed: seedOf(type) },
    ...inspected(),
  })

  const tell = useEffectEvent((before: DocumentScanSnapshot, now: DocumentScanSnapshot) => {
    const toast = toastFor(before, now)
    if (toast !== null) {
      const text = typeof toast.text === 'object' ? say(toast.text) : toast.text
      showToast({ variant: toast.variant, title: say(toast.title), ...(text === undefined ? {} : { text }) })
    }
    const { document: shown } = before.context
    if (shown === null) return
    if (before.hasTag('scanning') && now.hasTag('unread') && now.context.document?.status === 'scanning')
      givenUp.add(shown.id)
    if (before.matches('removing') && now.matches('choosing')) documentCalls(queryClient, '').forget(shown)
  })
  useEffect(() => {
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      tell(before, now)
      before = now
    })
    return () => subscription.unsubscribe()
  }, [actor])

  const tellKept = useTellKept()
  const leave = useEffectEvent(() => {
    if (owner === null) return
    const kept = { owner, type, onKept: tellKept }
    if (underway.current !== null) void keepUnlessIn(underway.current.ending, underway.current.file, kept)
    else {
      const waiting = waitingIn(actor.getSnapshot())
      if (waiting !== null) keepLeft(waiting.file, waiting.lacks, kept)
    }
  })
  useEffect(() => () => leave(), [])

  return { snapshot, send }
}

/** The file at hand that waits for the person: for its password, or for another try. What an ended session refused is kept by its call. */
function waitingIn(snapshot: DocumentScanSnapshot): { readonly file: File; readonly lacks: Lack } | null {
  const { file, failure } = snapshot.context
  if (!(file?.content instanceof File)) return null
  if (snapshot.hasTag('password')) return { file: file.content, lacks: 'password' }
  return snapshot.hasTag('failed') && failure?.status !== 401 ? { file: file.content, lacks: 'try' } : null
}

const keptToasts = {
  password: { variant: 'warning', title: toastWords.passwordRequired },
  try: { variant: 'destructive', title: toastWords.uploadFailed },
} as const satisfies Readonly<Record<Lack, ScanToast>>

/** Says which files whose page was left are not in, and what becomes of them. */
export function useTellKept(): (lacks: Lack) => void {
  const say = useWords()
  const owner = useUser()?.id ?? null
  return (lacks) => {
    const { variant, title } = keptToasts[lacks]
    showToast({ variant, title: say(title), text: say(unsentWords[lacks], { documents: unsentNames(owner, lacks) }) })
  }
}

/** Documents whose reading was waited for as long as it is: nobody looks for their figures again during this visit. Spec 1 § 4. */
const givenUp = new Set<number>()

const asLastSeen = (document: TaxDocument): TaxDocument =>
  document.status === 'scanning' && givenUp.has(document.id) ? { ...document, status: 'unread' } : document

/** Any number will do: it only varies how the simulated bar grows. */
const seedOf = (type: string): number => [...type].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

type ToastWords = (typeof toastWords)[keyof typeof toastWords]

interface ScanToast {
  readonly variant: 'default' | 'destructive' | 'warning'
  readonly title: ToastWords
  /** A sentence of the server's, or ours. */
  readonly text?: Copy | string
}

/** What is said when the scan goes from one state to another; null when nothing is. */
function toastFor(before: DocumentScanSnapshot, now: DocumentScanSnapshot): ScanToast | null {
  if (before.value === now.value) return null
  const wasUploading = before.hasTag('pending')
  const { failure, document, passwordTries } = now.context
  if (before.matches('removing')) {
    if (now.matches('notRemoved'))
      return { variant: 'destructive', title: toastWords.error, text: toastWords.removeFailed }
    return now.matches('choosing') ? { variant: 'default', title: toastWords.removed } : null
  }
  const wasLate = before.hasTag('late') && before.context.document?.status !== document?.status
  if (!wasUploading && !before.hasTag('scanning') && !wasLate) return null
  // Which of several it was; what became of the reading is said with the document itself.
  const named = document && { text: document.filename }
  if (now.hasTag('passed')) return { variant: 'default', title: toastWords.extracted }
  if (document?.status === 'timed_out' || document?.status === 'delayed')
    return { variant: 'default', title: toastWords.uploaded, text: statusWords[document.status] }
  if (now.hasTag('unread')) return { variant: 'default', title: toastWords.processed, ...named }
  if (wasUploading && now.hasTag('scanning')) return { variant: 'default', title: toastWords.uploaded, ...named }
  if (now.hasTag('password') && passwordTries > 0)
    return { variant: 'warning', title: toastWords.passwordRefused, text: words.passwordWrong }
  if (now.hasTag('password'))
    return document === null
      ? { variant: 'warning', title: toastWords.passwordRequired, text: toastWords.passwordRequiredText }
      : { variant: 'warning', title: toastWords.protected, text: toastWords.protectedText }
  // Who is not signed in any more hears that, and goes to sign in.
  if (now.hasTag('failed') && failure?.status !== 401)
    return { variant: 'destructive', title: toastWords.uploadFailed, text: failureWords(failure) }
  return null
}
