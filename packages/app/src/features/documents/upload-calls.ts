import type { DocumentPatch, TaxDocument, UploadAnswer } from '@aangiftewijs/domain/documents'
import { currentFilingOf, removedWithAll, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Upload, UploadOutcome } from '@aangiftewijs/machines/document-scan'
import { asksForPassword, CallFailed, type callApi } from '../../ports/api.ts'
import type { QueryClient } from '../../ports/queries.ts'
import { refreshDocuments } from '../../ports/refresh-documents.ts'
import { sendOnce } from '../../ports/send-once.ts'
import { Refused } from './failure-words.ts'
import { keepUnsent } from './unsent-files.ts'

const documentsPath = '/api/documents'

type Client = Pick<QueryClient, 'get' | 'set' | 'refresh'>

/** The documents' calls of spec 1 § 7, as the charts use them. */
export interface DocumentCalls {
  readonly upload: (upload: Upload) => Promise<UploadOutcome>
  /** The document as the list has it now; null when it is gone. */
  readonly read: (asked: { readonly id: number }) => Promise<TaxDocument | null>
  /** Removes it at the server; {@link DocumentCalls.forget} takes it out of the list, when that was told. */
  readonly remove: (asked: { readonly id: number }) => Promise<void>
  readonly forget: (asked: { readonly id: number }) => void
  /** Says something of a document; its list is then as the server has it. */
  readonly change: (asked: { readonly id: number; readonly patch: DocumentPatch }) => Promise<void>
  /** Removes those of a return, or all where there is none yet. Resolves with how many were removed. */
  readonly removeAll: (filing: TaxFiling | null) => Promise<number>
  /** Resolves with how many sample documents there are now. */
  readonly loadSamples: () => Promise<number>
}

/** `fallback` is what is said of a refused upload whose answer is not JSON. Spec 1 § 8. */
export function documentCalls(queryClient: Client, fallback: string, call: typeof callApi = sendOnce): DocumentCalls {
  const listed = () => queryClient.get(documentsPath) ?? []
  const read = async ({ id }: { readonly id: number }) => {
    await refreshDocuments(queryClient)
    return listed().find((document) => document.id === id) ?? null
  }
  const send = async (upload: Upload): Promise<UploadOutcome> => {
    try {
      const answer = await call('POST', `${documentsPath}/upload`, formOf(upload, queryClient))
      return { kind: 'uploaded', document: (await read(answer)) ?? shownAs(answer, upload) }
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      if (asksForPassword(failure.text)) return { kind: 'password-required' }
      const user = queryClient.get('/api/user')
      const { file, type } = upload
      if (failure.status === 401 && user && file?.content instanceof File)
        keepUnsent({ owner: user.id, type, file: file.content, lacks: 'try' })
      throw new Refused(failure.status, messageIn(failure.text) ?? fallback)
    }
  }
  return {
    read,
    upload: send,
    remove: async ({ id }) => {
      await call('DELETE', `${documentsPath}/${id}`).catch((failure: unknown) => {
        // Gone already, removed in another window: that is what was wanted.
        if (!(failure instanceof CallFailed && failure.status === 404)) throw failure
      })
    },
    forget: ({ id }) =>
      queryClient.set(
        documentsPath,
        listed().filter((document) => document.id !== id),
      ),
    change: async ({ id, patch }) => {
      await call('PATCH', `${documentsPath}/${id}`, patch).catch((failure: unknown) => {
        throw failure instanceof CallFailed ? new Refused(failure.status, failure.text) : failure
      })
      await refreshDocuments(queryClient)
    },
    removeAll: async (filing) => {
      const all = `${documentsPath}/all` as const
      const { count } = await call('DELETE', filing === null ? all : `${all}?taxFilingId=${filing.id}`)
      const removed = filing === null ? listed() : removedWithAll(filing, listed())
      queryClient.set(
        documentsPath,
        listed().filter((document) => !removed.includes(document)),
      )
      return count
    },
    loadSamples: async () => {
      const { documents } = await call('POST', '/api/load-sample-documents')
      await refreshDocuments(queryClient)
      return documents.length
    },
  }
}

/** The multipart body: file, type, userId, taxFilingId and password where there are. Spec 1 § 3. */
function formOf({ type, file, password }: Upload, queryClient: Client): FormData {
  const form = new FormData()
  form.set('type', type)
  const user = queryClient.get('/api/user')
  const filings = queryClient.get('/api/tax-filings') ?? []
  const filing = currentFilingOf(filings, user?.chosenFilingId ?? null)
  if (user) form.set('userId', String(user.id))
  if (filing) form.set('taxFilingId', String(filing.id))
  if (password !== null) form.set('password', password)
  if (file?.content instanceof Blob) form.set('file', file.content, file.name)
  return form
}

/** The document while the list does not have it yet. */
const shownAs = (answer: UploadAnswer, { type, file }: Upload): TaxDocument => ({
  ...answer,
  type: type === 'recognise' ? 'other' : type,
  userId: 0,
  taxFilingId: null,
  sameFileAs: [],
  verdict: null,
  filename: file?.name ?? '',
  filesize: file?.size ?? 0,
  uploadedAt: '',
})

/** The sentence in a refused upload's JSON answer; null when it is no JSON. */
function messageIn(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
      ? answer.message
      : null
  } catch {
    return null
  }
}
