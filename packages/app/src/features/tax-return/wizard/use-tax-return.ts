import type { Copy } from '@aangiftewijs/domain/language'
import type { Step, TaxFiling } from '@aangiftewijs/domain/tax-return'
import {
  addressOf,
  type StepState,
  type TaxReturnContext,
  type TaxReturnEvent,
} from '@aangiftewijs/machines/tax-return'
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { spoken, useWords } from '../../../copy/words.tsx'
import { useFilings, useQueryClient } from '../../../ports/queries.ts'
import { failureWords } from '../../../shell/failure-words.ts'
import { useNavigate } from '../../../shell/navigation.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { useVisit } from '../../../shell/visit.tsx'
import { words } from '../copy.ts'
import { useCountedDocuments } from '../papers/use-return-documents.ts'
import { onFirstUse } from './on-first-use.ts'
import { useOpenedFiling } from './use-opened-filing.ts'
import type { WizardView } from './wizard-at-rest.ts'
import { createVisitWizard, wizardChart } from './wizard-of-visit.ts'

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
  /** A form is sent as without script. */
  readonly isLost: boolean
  /** What a person does on this page; nothing while the wizard is at another step. */
  readonly send: (event: TaxReturnEvent) => void
}

const nothingYet: Wizard['context'] = { fields: {}, problems: [], failure: null }

/**
 * The wizard behind one step's page. It is told which page is open, what was read and what the person does; it saves
 * through the API. The page says how that went (the toasts of spec 1 § 8 and spec 2 § 8), and the address follows.
 */
export function useTaxReturn(step: Step, toasts: StepToasts): Wizard {
  const say = useWords()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const opened = useOpenedFiling(step)
  const filings = useFilings()
  const documents = useCountedDocuments(opened)
  const visit = useVisit()
  visit.wizard ??= createVisitWizard(queryClient, { step, filing: opened, filings, documents }, wizardChart)
  const { wizard } = visit
  const view = useSyncExternalStore(wizard.subscribe, wizard.get, wizard.get)
  const goingTo = useRef(step)
  const page = usePage()

  const tell = useEffectEvent((before: WizardView, now: WizardView) => {
    const isSaved = now.step !== step || now.state === 'submitted'
    if (!before.isSaving || now.isSaving || before.step !== step) return
    if (now.state === 'failed') {
      const said = toasts.failedText ?? failureWords(now.failure)
      const text = spoken(said, say)
      showToast({ variant: 'destructive', title: say(toasts.failed), text })
    } else if (isSaved && toasts.saved) showToast({ variant: 'default', title: say(toasts.saved) })
  })

  /** Wherever the wizard comes to rest, its page is shown. */
  const follow = useEffectEvent((now: WizardView) => {
    if (now.isSaving || now.step === goingTo.current) return
    goingTo.current = now.step
    void navigate(addressOf(now))
  })

  // The page that is left must not hear of the next one's opening, so this ends before that begins.
  useLayoutEffect(() => {
    let before = wizard.get()
    return wizard.subscribe(() => {
      const now = wizard.get()
      const last = before
      before = now
      tell(last, now)
      follow(now)
    })
  }, [wizard])

  // All before the browser paints: a page never shows what was typed, or went wrong, at another step.
  useLayoutEffect(() => {
    const { latest, filings: known } = wizard.get()
    if (latest !== opened || known !== filings)
      wizard.send({ type: 'the return is read again', filing: opened, filings })
  }, [wizard, opened, filings])

  useLayoutEffect(() => {
    if (wizard.get().documents !== documents) wizard.send({ type: 'the documents are read', documents })
  }, [wizard, documents])

  // Also when it stays, because another one could not be had.
  useLayoutEffect(() => {
    goingTo.current = step
    wizard.send({ type: 'a page is opened', step })
  }, [wizard, step, page])

  useLayoutEffect(() => onFirstUse(wizard.prepare, wizardChart), [wizard])

  const send = (event: TaxReturnEvent) => {
    if (wizard.get().step !== step) return
    wizard.send(event, ({ state }) => {
      if (state === 'refused' && toasts.refused)
        showToast({ variant: 'destructive', title: say(toasts.refused.title), text: say(toasts.refused.text) })
      if (state === 'unstarted')
        showToast({ variant: 'destructive', title: say(words.error), text: say(words.noFiling) })
    })
  }

  const isHere = view.step === step
  return {
    step,
    state: isHere ? view.state : 'answering',
    filing: isHere ? view.filing : opened,
    context: isHere ? view : nothingYet,
    isBusy: view.isSaving || !isHere,
    isLost: isHere && view.isLost,
    send,
  }
}
