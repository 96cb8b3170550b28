import type { Copy } from '@aangiftewijs/domain/language'
import { type Employer, pathOf, type Step } from '@aangiftewijs/domain/tax-return'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import {
  stateOf,
  stepOf,
  type TaxReturnEvent,
  type TaxReturnSnapshot,
  taxReturnMachine,
} from '@aangiftewijs/machines/tax-return'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '../../copy/words.tsx'
import { useAnswerCache, useNewestFiling } from '../../ports/queries.ts'
import { inspected } from '../../shell/inspection.ts'
import { useNavigate } from '../../shell/navigation.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useProvided } from '../../shell/use-provided.ts'
import { words } from './copy.ts'
import { saveStepWith } from './save-step.ts'

/** What a step says when its save ends. A missing text means nothing is said. */
export interface StepToasts {
  readonly saved?: Copy
  readonly failed: Copy
  /** Null: the failure's own message. */
  readonly failedText: Copy | null
  readonly refused?: { readonly title: Copy; readonly text: Copy }
}

/** The wizard as a page sees it. */
export interface Wizard {
  readonly snapshot: TaxReturnSnapshot
  readonly send: (event: TaxReturnEvent) => void
}

/**
 * The wizard's chart behind one step's page: it saves through the API, says how it went (the toasts of spec 1 § 8 and
 * spec 2 § 8) and opens the page of the step the chart goes on to.
 */
export function useTaxReturn(step: Step, toasts: StepToasts, employers: readonly Employer[] = []): Wizard {
  const say = useWords()
  const navigate = useNavigate()
  const answers = useAnswerCache()
  const filing = useNewestFiling()
  const machine = useProvided(taxReturnMachine, (chart) =>
    chart.provide({ actors: { saveStep: remoteRequest(saveStepWith(answers)) } }),
  )
  const [snapshot, send, actor] = useMachine(machine, { input: { step, filing, employers }, ...inspected() })

  const tell = useEffectEvent((before: TaxReturnSnapshot, now: TaxReturnSnapshot) => {
    if (now === before) return
    const state = stateOf(now)
    const wasSaving = before.hasTag('saving')
    if (wasSaving && state === 'failed') {
      const text = toasts.failedText ? say(toasts.failedText) : now.context.failure?.message
      showToast({ variant: 'destructive', title: say(toasts.failed), text: text || say(words.unknownError) })
    } else if (wasSaving && (stepOf(now) !== step || state === 'submitted')) {
      if (toasts.saved) showToast({ variant: 'default', title: say(toasts.saved) })
      if (stepOf(now) !== step) void navigate(pathOf(stepOf(now)))
    } else if (state === 'refused' && toasts.refused) {
      showToast({ variant: 'destructive', title: say(toasts.refused.title), text: say(toasts.refused.text) })
    } else if (state === 'unstarted') {
      showToast({ variant: 'destructive', title: say(words.error), text: say(words.noFiling) })
    }
  })

  useEffect(() => {
    let before = actor.getSnapshot()
    const subscription = actor.subscribe((now) => {
      tell(before, now)
      before = now
    })
    return () => subscription.unsubscribe()
  }, [actor])

  return { snapshot, send }
}

/** Whether the page waits: for a save, or for the next page to open after one. */
export const isBusy = ({ snapshot }: Wizard, step: Step): boolean =>
  snapshot.hasTag('saving') || stepOf(snapshot) !== step
