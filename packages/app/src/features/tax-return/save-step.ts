import type { User } from '@aangiftewijs/domain/session'
import { draftHeader, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { SaveOutcome, SaveStep } from '@aangiftewijs/machines/tax-return'
import { CallFailed, callApi } from '../../ports/api.ts'
import { draftsSettled } from '../../ports/draft-calls.ts'
import type { QueryClient } from '../../ports/queries.ts'
import { dropSavedDrafts } from './use-draft.ts'

const filingsPath = '/api/tax-filings'
const documentsPath = '/api/documents'

type Answers = Pick<QueryClient, 'get' | 'set' | 'refresh'>

/** Puts a return that the server answered in its place, a new one first; the steps now work on it. */
function keepReturn(answers: Answers, filing: TaxFiling): void {
  const known = answers.get<readonly TaxFiling[]>(filingsPath) ?? []
  const isKnown = known.some(({ id }) => id === filing.id)
  answers.set(filingsPath, isKnown ? known.map((one) => (one.id === filing.id ? filing : one)) : [filing, ...known])
  const user = answers.get<User | null>('/api/user')
  if (user) answers.set('/api/user', { ...user, chosenFilingId: filing.id })
}

/** Whose a document without a BSN is goes by the names of both people: the server tells. */
function readNamesAgain(answers: Answers): void {
  const documents = answers.get<readonly unknown[]>(documentsPath) ?? []
  if (documents.length > 0) answers.refresh(documentsPath).catch(() => undefined)
}

const draftsOf = ({ drafts }: SaveStep): Readonly<Record<string, string>> =>
  drafts === undefined ? {} : { [draftHeader]: drafts }

/**
 * Saves a step: `POST /api/tax-filings` for a new return, else `PATCH` with `If-Match`. Spec 2 § 7.
 * A lost race (412) and a return submitted elsewhere (409) are outcomes with the return as it is now;
 * every other refusal is thrown and can be tried again.
 */
export function saveStepWith(answers: Answers, call: typeof callApi = callApi) {
  const cached = () => answers.get<readonly TaxFiling[]>(filingsPath) ?? []

  const send = (save: SaveStep): Promise<TaxFiling> => {
    if (save.kind === 'create') {
      const userId = answers.get<User | null>('/api/user')?.id
      return call<TaxFiling>('POST', filingsPath, { userId, ...save.changes }, draftsOf(save))
    }
    if (save.kind === 'open')
      return call<TaxFiling>('POST', `${filingsPath}/${save.filingId}/choose`, undefined, draftsOf(save))
    const headers = { 'If-Match': String(save.version), ...draftsOf(save) }
    return call<TaxFiling>('PATCH', `${filingsPath}/${save.filingId}`, save.changes, headers)
  }

  return async (save: SaveStep): Promise<SaveOutcome> => {
    try {
      // Drafts that arrived after the answers would come back as something unsaved.
      await draftsSettled()
      const filing = await send(save)
      if (save.drafts !== undefined) dropSavedDrafts(answers, save.step, save.drafts)
      keepReturn(answers, filing)
      if (save.step === 'partner') readNamesAgain(answers)
      return { kind: 'saved', filing }
    } catch (failure) {
      const status = failure instanceof CallFailed ? failure.status : null
      if (status !== 412 && status !== 409) throw failure
      await answers.refresh(filingsPath)
      const filing = save.kind === 'update' ? cached().find(({ id }) => id === save.filingId) : undefined
      if (filing === undefined || (status === 409 && !filing.completed)) throw failure
      return filing.completed ? { kind: 'closed', filing } : { kind: 'overtaken', filing }
    }
  }
}
