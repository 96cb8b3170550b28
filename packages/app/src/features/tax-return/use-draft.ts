import type { FormFields } from '@aangiftewijs/domain/form'
import {
  answeredFields,
  compareDraft,
  type Draft,
  type DraftStep,
  draftsPath,
  isDraftStep,
  type Step,
  savedFields,
  type TaxFiling,
  unsavedStepsPath,
} from '@aangiftewijs/domain/tax-return'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { discardDrafts, keepDraft } from '../../ports/draft-calls.ts'
import { newId } from '../../ports/new-id.ts'
import { hasOwnData, type QueryClient, useQueryClient } from '../../ports/queries.ts'
import { markDraft, markedDraft, unmarkDraft } from '../../shell/draft-mark.ts'
import { fieldsOf } from '../../shell/form-fields.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'

/** What became of what is typed, as the page says it. */
export type DraftSaying =
  | { readonly kind: 'kept'; readonly savedAt: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'discarded' }

/** What one page typed, or began with, in one return. */
interface Typing {
  /** Grows when the form starts over. */
  readonly generation: number
  readonly filingId: number | null
  /** What was typed before and is shown again. */
  readonly draft: Draft | null
  /** Other answers were saved since. */
  readonly isOvertaken: boolean
  readonly idOf: () => string
  readonly keeper: DraftKeeper
}

/** The draft of a page. */
export interface DraftState extends Pick<Typing, 'draft' | 'isOvertaken' | 'generation'> {
  /** What the page says of it; null while it says nothing. */
  readonly saying: DraftSaying | null
  /** The drafts that are none any more when the form is saved: a hidden field's value. */
  readonly ids: string
  readonly onType: (form: HTMLFormElement) => void
  /** The answers are on their way to be saved. */
  readonly hold: () => void
  /** Forgets what was typed. */
  readonly discard: () => void
}

/** An id that is drawn when it is first asked for: a page that is only looked at needs none. */
function idWhenAsked(): () => string {
  let id: string | undefined
  return () => {
    id ??= newId()
    return id
  }
}

/** Sent and not answered, or not received: shown again in this window they are sent again. */
const unkept = new Set<string>()

const userIdIn = (queryClient: QueryClient) => queryClient.get('/api/user')?.id

/** The returns may have been fetched since the wizard took one over. */
const latestOf = (queryClient: QueryClient, filing: TaxFiling | null): TaxFiling | null =>
  queryClient.get('/api/tax-filings')?.find(({ id }) => id === filing?.id) ?? filing

const draftsIn = (queryClient: Pick<QueryClient, 'get'>, step: DraftStep) => queryClient.get(draftsPath(step)) ?? []

/** Puts a draft in the cache instead of these, so that this window shows it when the page is opened again; what was said of all steps is forgotten. */
function cacheDraft(
  queryClient: Pick<QueryClient, 'get' | 'set'>,
  step: DraftStep,
  gone: readonly string[],
  ...drafts: readonly Draft[]
): void {
  const others = draftsIn(queryClient, step).filter(({ id }) => !gone.includes(id))
  queryClient.set(draftsPath(step), [...drafts, ...others])
  queryClient.set(unsavedStepsPath, undefined)
}

/** Forgets in the cache what was saved as answers. `ids`: as {@link DraftState} has them. */
export function dropSavedDrafts(queryClient: Pick<QueryClient, 'get' | 'set'>, step: Step, ids: string): void {
  if (isDraftStep(step)) cacheDraft(queryClient, step, ids.split(' '))
}

/** When the server is asked for the draft that was on its way, in milliseconds after the page was opened. */
const looks = [0, 500, 2_000]

/** Waits for the draft that this page sent when it was left and loaded again; returns how to stop. */
function lookForMarked(queryClient: QueryClient, step: DraftStep, onArrived: () => void): () => void {
  const id = markedDraft()
  const isThere = () => draftsIn(queryClient, step).some((draft) => draft.id === id)
  if (id === null || unkept.has(id)) return () => undefined
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

/**
 * Keeps on the server what is typed in a step's form, and finds what was typed before. `filing`: null where the form starts a return;
 * `isBusy`: its answers are being saved.
 */
export function useDraft(step: Step, filing: TaxFiling | null, isBusy: boolean): DraftState {
  const queryClient = useQueryClient()
  const [saying, setSaying] = useState<DraftSaying | null>(null)
  const [hasTyped, setHasTyped] = useState(false)
  const hasSent = useRef(false)
  const isKept = isDraftStep(step) && filing?.completed !== true

  const begin = (generation: number): Typing => {
    const latest = latestOf(queryClient, filing)
    const userId = userIdIn(queryClient)
    const idOf = idWhenAsked()
    const mayHave = isKept ? draftsIn(queryClient, step).filter((one) => one.taxFilingId === (filing?.id ?? null)) : []
    const compared = mayHave.map((draft) => ({ draft, is: isKept ? compareDraft(step, draft, latest) : 'same' }))
    const found = compared.find(({ is }) => is !== 'same')
    const draft = found?.draft ?? null
    const isOvertaken = found?.is === 'overtaken'

    const send = async (typed: FormFields, revision: number) => {
      // Whoever is signed in by now, it is none of theirs.
      if (!isKept || userId === undefined || userIdIn(queryClient) !== userId) return
      const taxFilingId = filing?.id ?? null
      const base = isOvertaken && draft ? draft.base : savedFields(step, latest)
      const fields = answeredFields(step, typed)
      const id = idOf()
      const gone = [id, draft?.id ?? id]
      hasSent.current = true
      unkept.add(id)
      markDraft(id)
      cacheDraft(queryClient, step, gone, { id, taxFilingId, fields, base, savedAt: new Date().toISOString() })
      const sent = { userId, taxFilingId, revision, replaces: draft?.id ?? null, fields, base }
      const kept = await keepDraft(step, id, sent)
      for (const one of gone) unkept.delete(one)
      unmarkDraft()
      cacheDraft(queryClient, step, gone, kept)
      setSaying({ kind: 'kept', savedAt: kept.savedAt })
    }
    return {
      generation,
      filingId: filing?.id ?? null,
      draft,
      isOvertaken,
      idOf,
      keeper: createDraftKeeper({ send, onFailure: () => setSaying({ kind: 'failed' }) }),
    }
  }

  const [typing, setTyping] = useState(() => begin(0))
  if (!isBusy && typing.filingId !== (filing?.id ?? null)) setTyping(begin(typing.generation))
  const { keeper, draft, idOf } = typing

  useEffect(() => {
    if (draft !== null && unkept.has(draft.id)) keeper.typed(() => draft.fields)
  }, [keeper, draft])

  const showArrived = useEffectEvent(() => {
    if (!hasTyped) setTyping(begin(typing.generation + 1))
  })
  useEffect(() => {
    if (isKept) return lookForMarked(queryClient, step, () => showArrived())
  }, [queryClient, step, isKept])

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && keeper.leave()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', keeper.leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', keeper.leave)
      keeper.end()
    }
  }, [keeper])

  useEffect(() => {
    if (!isBusy) keeper.release()
  })

  return {
    generation: typing.generation,
    draft,
    isOvertaken: typing.isOvertaken,
    saying,
    ids: [hasTyped ? idOf() : '', draft?.id ?? ''].join(' ').trim(),
    onType: (form) => {
      if (!isKept || !hasOwnData(queryClient.get('/api/user') ?? null)) return
      setHasTyped(true)
      keeper.typed(() => fieldsOf(form))
    },
    hold: keeper.hold,
    discard: () => {
      keeper.drop()
      const sent = hasSent.current ? idOf() : draft?.id
      if (isKept && sent !== undefined) {
        cacheDraft(queryClient, step, [idOf(), draft?.id ?? idOf()])
        void discardDrafts(step, [sent])
      }
      hasSent.current = false
      setHasTyped(false)
      setSaying({ kind: 'discarded' })
      setTyping(begin(typing.generation + 1))
    },
  }
}
