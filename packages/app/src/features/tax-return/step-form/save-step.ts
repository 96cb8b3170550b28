import { draftHeader, draftSteps, draftsPath, type FilingPatch, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { SaveOutcome, SaveStep } from '@aangiftewijs/machines/tax-return'
import { CallFailed, type callApi } from '../../../ports/api.ts'
import { draftsSettled } from '../../../ports/draft-calls.ts'
import type { QueryClient } from '../../../ports/queries.ts'
import { sendOnce } from '../../../ports/send-once.ts'
import { dropSavedDrafts } from '../drafts/draft-cache.ts'

const filingsPath = '/api/tax-filings'
const documentsPath = '/api/documents'

type Client = Pick<QueryClient, 'get' | 'set' | 'refresh'>

/** Puts a return that the server answered in its place, a new one first; the steps now work on it. */
function keepReturn(queryClient: Client, filing: TaxFiling): void {
  const known = queryClient.get(filingsPath) ?? []
  const isKnown = known.some(({ id }) => id === filing.id)
  // It may begin with what lasts of another (ADR 0076).
  if (!isKnown) for (const step of draftSteps) queryClient.set(draftsPath(step), undefined)
  queryClient.set(filingsPath, isKnown ? known.map((one) => (one.id === filing.id ? filing : one)) : [filing, ...known])
  const user = queryClient.get('/api/user')
  if (user) queryClient.set('/api/user', { ...user, chosenFilingId: filing.id })
}

/** Whose a document without a BSN is goes by the names of both people: the server tells. */
function readNamesAgain(queryClient: Client): void {
  const documents = queryClient.get(documentsPath) ?? []
  if (documents.length > 0) queryClient.refresh(documentsPath).catch(() => undefined)
}

const draftsOf = ({ drafts }: SaveStep): Readonly<Record<string, string>> =>
  drafts === undefined ? {} : { [draftHeader]: drafts }

const statusOf = (failure: unknown): number | null => (failure instanceof CallFailed ? failure.status : null)

/** Whether `before` may be why `save` was refused: it moved the same return on (412), or took the year (409). So it cannot be done now. */
function mayStandInTheWay(before: SaveStep, save: SaveStep, status: number | null): boolean {
  if (save.kind === 'create')
    return status === 409 && before.kind === 'create' && before.changes.year === save.changes.year
  const isOfUpdates = save.kind === 'update' && before.kind === 'update'
  return status === 412 && isOfUpdates && before.filingId === save.filingId && before.version === save.version
}

/** The same answers, on the return as another save left it. */
const builtOn = ({ id, version }: TaxFiling, save: SaveStep & { readonly changes: FilingPatch }): SaveStep => ({
  ...save,
  kind: 'update',
  filingId: id,
  version,
})

/**
 * Saves a step: `POST /api/tax-filings` for a new return, else `PATCH` with `If-Match`. Spec 2 § 7.
 * A lost race (412) and a return submitted elsewhere (409) are outcomes with the return as it is now;
 * every other refusal is thrown and can be tried again. A save whose answer was lost is never taken for somebody else's.
 */
export function saveStepWith(queryClient: Client, call: typeof callApi = sendOnce) {
  const cached = () => queryClient.get(filingsPath) ?? []

  const send = (save: SaveStep): Promise<TaxFiling> => {
    if (save.kind === 'create') {
      const userId = queryClient.get('/api/user')?.id
      return call('POST', filingsPath, { userId, ...save.changes }, draftsOf(save))
    }
    if (save.kind === 'open') return call('POST', `${filingsPath}/${save.filingId}/choose`, undefined, draftsOf(save))
    if (save.kind === 'correct')
      return call('POST', `${filingsPath}/${save.filingId}/correction`, undefined, draftsOf(save))
    const headers = { 'If-Match': String(save.version), ...draftsOf(save) }
    return call('PATCH', `${filingsPath}/${save.filingId}`, save.changes, headers)
  }

  /** Saves that got no answer, so that they may have been done; and the return as they left it, once that was told. */
  let unanswered: readonly { readonly save: SaveStep; left: TaxFiling | null }[] = []

  /** The return as an unanswered save left it that stands in the way of another: its key brings the answer that was lost. */
  const leftBefore = async (save: SaveStep, status: number | null): Promise<TaxFiling | null> => {
    for (const before of unanswered) {
      if (!mayStandInTheWay(before.save, save, status)) continue
      try {
        before.left ??= await send(before.save)
        return before.left
      } catch (failure) {
        if (statusOf(failure) === null) throw failure
      }
    }
    return null
  }

  const sendOn = async (save: SaveStep): Promise<TaxFiling> => {
    unanswered = [...unanswered, { save, left: null }]
    try {
      return await send(save)
    } catch (failure) {
      const status = statusOf(failure)
      if (status !== null && status < 500) unanswered = unanswered.filter((one) => one.save !== save)
      const left = await leftBefore(save, status)
      if (left === null || !('changes' in save)) throw failure
      return sendOn(builtOn(left, save))
    }
  }

  return async (save: SaveStep): Promise<SaveOutcome> => {
    try {
      // Drafts that arrived after the answers would come back as something unsaved.
      await draftsSettled()
      const filing = await sendOn(save)
      unanswered = []
      if (save.drafts !== undefined) dropSavedDrafts(queryClient, save.step, save.drafts)
      keepReturn(queryClient, filing)
      if (save.step === 'partner') readNamesAgain(queryClient)
      return { kind: 'saved', filing }
    } catch (failure) {
      const status = statusOf(failure)
      if (status !== 412 && status !== 409) throw failure
      await queryClient.refresh(filingsPath)
      const filing = save.kind === 'update' ? cached().find(({ id }) => id === save.filingId) : undefined
      if (filing === undefined || (status === 409 && !filing.completed)) throw failure
      return filing.completed ? { kind: 'closed', filing } : { kind: 'overtaken', filing }
    }
  }
}
