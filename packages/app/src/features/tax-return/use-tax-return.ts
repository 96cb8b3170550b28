import type { Copy } from '@aangiftewijs/domain/language'
import type { Step, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import {
  addressOf,
  type StepState,
  stateOf,
  stepOf,
  type TaxReturnContext,
  type TaxReturnEvent,
  type TaxReturnInput,
  type TaxReturnSnapshot,
  taxReturnMachine,
} from '@aangiftewijs/machines/tax-return'
import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createActor } from 'xstate'
import { useWords } from '../../copy/words.tsx'
import { type QueryClient, useFilings, useQueryClient } from '../../ports/queries.ts'
import { failureWords } from '../../shell/failure-words.ts'
import { inspected } from '../../shell/inspection.ts'
import { useNavigate } from '../../shell/navigation.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useVisit, type Visit } from '../../shell/visit.tsx'
import { words } from './copy.ts'
import { saveStepWith } from './save-step.ts'
import { useOpenedFiling } from './use-opened-filing.ts'
import { useCountedDocuments } from './use-return-documents.ts'

/** What a step says when its save ends. A missing text means nothing is said. */
export interface StepToasts {
  readonly saved?: Copy
  readonly failed: Copy
  /** Null: why it failed. */
  readonly failedText: Copy | null
  readonly refused?: { readonly title: Copy; readonly text: Copy }
}

/** The wizard as the page of one step sees it. */
export interface Wizard {
  readonly step: Step
  /** Where it stands within the step; `answering` while it comes from another step or goes to one. */
  readonly state: StepState
  /** The return as this page shows it. */
  readonly filing: TaxFiling | null
  /** What was typed and sent, and what is wrong with it. */
  readonly context: Pick<TaxReturnContext, 'fields' | 'problems' | 'failure'>
  /** The page waits: for a save, or for the page of another step. */
  readonly isBusy: boolean
  /** What a person does on this page; nothing while the wizard is at another step. */
  readonly send: (event: TaxReturnEvent) => void
}

const nothingYet: Wizard['context'] = { fields: {}, problems: [], failure: null }

/** The server renders first states only, in which nothing is saved. */
const isBrowser = typeof document !== 'undefined'

/** The one wizard of a visit; the first page that needs it makes it. */
function wizardOf(visit: Visit, answers: QueryClient, input: TaxReturnInput) {
  const machine = isBrowser
    ? taxReturnMachine.provide({ actors: { saveStep: remoteRequest(saveStepWith(answers)) } })
    : taxReturnMachine
  visit.wizard ??= createActor(machine, { input, ...inspected() })
  return visit.wizard
}

/**
 * The wizard behind one step's page. It is told which page is open, what was read and what the person does; it saves
 * through the API. The page says how that went (the toasts of spec 1 § 8 and spec 2 § 8), and the address follows.
 */
export function useTaxReturn(step: Step, toasts: StepToasts): Wizard {
  const say = useWords()
  const navigate = useNavigate()
  const answers = useQueryClient()
  const opened = useOpenedFiling(step)
  const filings = useFilings()
  const documents = useCountedDocuments(opened)
  const visit = useVisit()
  const wizard = visit.wizard ?? wizardOf(visit, answers, { step, filing: opened, filings, documents })
  const snapshot = useSelector(wizard, (now) => now)
  const goingTo = useRef(step)

  const tell = useEffectEvent((before: TaxReturnSnapshot, now: TaxReturnSnapshot) => {
    const isSaved = stepOf(now) !== step || stateOf(now) === 'submitted'
    if (!before.hasTag('saving') || now.hasTag('saving') || stepOf(before) !== step) return
    if (stateOf(now) === 'failed') {
      const said = toasts.failedText ?? failureWords(now.context.failure)
      const text = typeof said === 'string' ? said : say(said)
      showToast({ variant: 'destructive', title: say(toasts.failed), text })
    } else if (isSaved && toasts.saved) showToast({ variant: 'default', title: say(toasts.saved) })
  })

  /** Wherever the wizard comes to rest, its page is shown. */
  const follow = useEffectEvent((now: TaxReturnSnapshot) => {
    if (now.hasTag('saving') || stepOf(now) === goingTo.current) return
    goingTo.current = stepOf(now)
    void navigate(addressOf(now.context))
  })

  // The page that is left must not hear of the next one's opening, so this ends before that begins.
  useLayoutEffect(() => {
    let before = wizard.getSnapshot()
    const subscription = wizard.subscribe((now) => {
      tell(before, now)
      follow(now)
      before = now
    })
    return () => subscription.unsubscribe()
  }, [wizard])

  // All before the browser paints: a page never shows what was typed, or went wrong, at another step.
  useLayoutEffect(() => void wizard.start(), [wizard])

  useLayoutEffect(() => {
    const { context } = wizard.getSnapshot()
    if (context.latest !== opened || context.filings !== filings)
      wizard.send({ type: 'the return is read again', filing: opened, filings })
  }, [wizard, opened, filings])

  useLayoutEffect(() => {
    if (wizard.getSnapshot().context.documents !== documents) wizard.send({ type: 'the documents are read', documents })
  }, [wizard, documents])

  useLayoutEffect(() => wizard.send({ type: 'a page is opened', step }), [wizard, step])

  const send = (event: TaxReturnEvent) => {
    if (stepOf(wizard.getSnapshot()) !== step) return
    wizard.send(event)
    const state = stateOf(wizard.getSnapshot())
    if (state === 'refused' && toasts.refused)
      showToast({ variant: 'destructive', title: say(toasts.refused.title), text: say(toasts.refused.text) })
    if (state === 'unstarted') showToast({ variant: 'destructive', title: say(words.error), text: say(words.noFiling) })
  }

  const isHere = stepOf(snapshot) === step
  return {
    step,
    state: isHere ? stateOf(snapshot) : 'answering',
    filing: isHere ? snapshot.context.filing : opened,
    context: isHere ? snapshot.context : nothingYet,
    isBusy: snapshot.hasTag('saving') || !isHere,
    send,
  }
}
