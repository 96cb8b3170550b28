import type { FormFields } from '@aangiftewijs/domain/form'
import { answeredFields, type Draft, type DraftStep, draftsPath } from '@aangiftewijs/domain/tax-return'
import { keepDraft } from '../../../ports/draft-calls.ts'
import type { QueryClient } from '../../../ports/queries.ts'
import { markDraft, markedDraft, unmarkDraft } from '../../../shell/draft-mark.ts'
import { cacheDraft, draftsIn, type FormStart } from './draft-cache.ts'

/** Sent and not answered, or not received. */
const unkept = new Set<string>()

/** Whether the server never said that it keeps a draft of this window: shown again it is sent again. */
export const isUnkept = (id: string): boolean => unkept.has(id)

/** Where what is typed belongs. */
export interface DraftTarget extends Pick<FormStart, 'draft' | 'base'> {
  readonly step: DraftStep
  /** Null where the form starts a return. */
  readonly taxFilingId: number | null
  /** Whose it is: nothing is sent once somebody else is signed in. */
  readonly userId: number
}

/**
 * Keeps on the server what stands in a form, and in the cache meanwhile, instead of the draft the form began with.
 * `revision` grows with every time. Resolves with what the server keeps; null when it was not sent. @throws as `keepDraft`.
 */
export async function sendDraft(
  queryClient: QueryClient,
  { step, taxFilingId, userId, draft, base }: DraftTarget,
  id: string,
  typed: FormFields,
  revision: number,
): Promise<Draft | null> {
  if (queryClient.get('/api/user')?.id !== userId) return null
  const fields = answeredFields(step, typed)
  const gone = [id, draft?.id ?? id]
  unkept.add(id)
  markDraft(id)
  cacheDraft(queryClient, step, gone, { id, taxFilingId, fields, base, savedAt: new Date().toISOString() })
  const kept = await keepDraft(step, id, { userId, taxFilingId, revision, replaces: draft?.id ?? null, fields, base })
  for (const one of gone) unkept.delete(one)
  unmarkDraft()
  cacheDraft(queryClient, step, gone, kept)
  return kept
}

/** When the server is asked for the draft that was on its way, in milliseconds after the page was opened. */
const looks = [0, 500, 2_000]

/** Waits for the draft that this page sent when it was left and loaded again; returns how to stop. */
export function awaitSentDraft(queryClient: QueryClient, step: DraftStep, onArrived: () => void): () => void {
  const id = markedDraft()
  const isThere = () => draftsIn(queryClient, step).some((draft) => draft.id === id)
  if (id === null || isUnkept(id)) return () => undefined
  const timers = looks.map((wait) =>
    setTimeout(async () => {
      if (markedDraft() !== id) return
      // Failing is not finding it; the next look may.
      await queryClient.refresh(draftsPath(step)).catch(() => undefined)
      if (!isThere()) return
      unmarkDraft()
      onArrived()
    }, wait),
  )
  if (isThere()) unmarkDraft()
  return () => timers.forEach(clearTimeout)
}
