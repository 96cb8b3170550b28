import { type Draft, isDraftStep, type Step, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { discardDraft } from '../../../ports/draft-calls.ts'
import { newId } from '../../../ports/new-id.ts'
import { hasOwnData, useQueryClient } from '../../../ports/queries.ts'
import { fieldsOf } from '../../../shell/form-fields.ts'
import { useStartedYear } from '../wizard/use-opened-filing.ts'
import { cacheDraft, formStart } from './draft-cache.ts'
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { awaitSentDraft, isUnkept, sendDraft } from './send-draft.ts'
import { useGivingWay } from './use-giving-way.ts'

/** What became of what is typed, as the page says it. */
export type DraftSaying =
  | { readonly kind: 'kept'; readonly savedAt: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'discarded' | 'not discarded' }

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

/** Sends what is not sent yet when the page is hidden, closed or left for another one. */
function useSendingOnLeave(keeper: DraftKeeper): void {
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
  const startedYear = useStartedYear()
  const keptStep = isDraftStep(step) && filing?.completed !== true ? step : null
  const filingId = filing?.id ?? null

  const begin = (generation: number): Typing => {
    const user = queryClient.get('/api/user')
    const idOf = idWhenAsked()
    const start = keptStep ? formStart(queryClient, keptStep, filing, startedYear) : null
    const draft = start?.draft ?? null
    const keeper = createDraftKeeper({
      send: async (typed, revision) => {
        if (!keptStep || !start || !user) return
        hasSent.current = true
        const target = { step: keptStep, taxFilingId: filingId, userId: user.id, draft, base: start.base }
        const kept = await sendDraft(queryClient, target, idOf(), typed, revision)
        if (kept) setSaying({ kind: 'kept', savedAt: kept.savedAt })
      },
      onFailure: () => setSaying({ kind: 'failed' }),
    })
    return { generation, filingId, draft, isOvertaken: start?.isOvertaken ?? false, idOf, keeper }
  }

  const [typing, setTyping] = useState(() => begin(0))
  if (!isBusy && typing.filingId !== filingId) setTyping(begin(typing.generation))
  const { keeper, draft, idOf } = typing

  useEffect(() => {
    if (draft !== null && isUnkept(draft.id)) keeper.typed(() => draft.fields)
  }, [keeper, draft])

  const showArrived = useEffectEvent(() => {
    if (!hasTyped) setTyping(begin(typing.generation + 1))
  })
  useEffect(() => {
    if (keptStep) return awaitSentDraft(queryClient, keptStep, () => showArrived())
  }, [queryClient, keptStep])

  useSendingOnLeave(keeper)
  const ids = hasTyped ? `${idOf()} ${draft?.id ?? idOf()}` : (draft?.id ?? '')
  useGivingWay(keeper, ids)

  useEffect(() => {
    if (!isBusy) keeper.release()
  })

  return {
    generation: typing.generation,
    draft,
    isOvertaken: typing.isOvertaken,
    saying,
    ids,
    onType: (form) => {
      if (!keptStep || !hasOwnData(queryClient.get('/api/user') ?? null)) return
      setHasTyped(true)
      keeper.typed(() => fieldsOf(form))
    },
    hold: keeper.hold,
    discard: () => {
      keeper.drop()
      const sent = hasSent.current ? idOf() : draft?.id
      if (keptStep && sent !== undefined) {
        cacheDraft(queryClient, keptStep, [idOf(), draft?.id ?? idOf()])
        // What is typed anew meanwhile has more to say.
        const say = (kind: 'discarded' | 'not discarded') => setSaying((now) => (now?.kind === 'kept' ? now : { kind }))
        void discardDraft(keptStep, sent, () => say('not discarded')).then(() => say('discarded'))
      }
      hasSent.current = false
      setHasTyped(false)
      setSaying(sent === undefined ? { kind: 'discarded' } : null)
      setTyping(begin(typing.generation + 1))
    },
  }
}
