import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import { discardIntent, type Step, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { SentForm, TaxReturnEvent } from '@aangiftewijs/machines/tax-return'
import { type SubmitEvent, useLayoutEffect, useState } from 'react'
import type { FieldNames } from '../../../page-request.ts'
import { useErrorTitle } from '../../../shell/document-title.ts'
import { fieldsOf } from '../../../shell/form-fields.ts'
import { usePage, usePostedForm } from '../../../shell/page-context.tsx'
import { type ErrorWords, wordsOfProblems } from '../../../shell/problem-words.tsx'
import { type DraftState, useDraft } from '../drafts/use-draft.ts'
import { questionNames } from '../questions/question-names.ts'
import type { Wizard } from '../wizard/use-tax-return.ts'
import { headingId } from '../wizard/WizardFrame.tsx'
import { lookAround, prepareToLook } from './implausible.ts'
import { type BoundWords, questionProblem, type WordsByName } from './question-problem.ts'
import { controlIdOf } from './step-fields.ts'

/** A step's form, whether it was posted without script or is given to the chart. */
export interface StepFormState extends ErrorWords {
  readonly step: Step
  /** Its id, for buttons that stand outside of it. */
  readonly id: string
  /** What was typed: kept after a problem, or shown again from a draft; null while there is none of both. */
  readonly typed: FormFields | null
  /** A message about the whole form, from the server; null when the wizard speaks for itself. */
  readonly message: string | null
  /** Someone else saved a newer version. */
  readonly isOvertaken: boolean
  readonly hasFailed: boolean
  /** It could not, since its return was discarded meanwhile. */
  readonly isGone: boolean
  readonly isBusy: boolean
  /** Grows with every attempt, so that the summary or the notice takes focus again. */
  readonly attempt: number
  /** Changes when the fields have to start over with other values. */
  readonly generation: number
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** What stands in the form while it is typed, for what changes along with it; null before that. */
  readonly live: FormFields | null
  readonly onType: (form: HTMLFormElement) => void
  /** What is done when a control is left; nothing unless told. */
  readonly onLeave?: (field: HTMLInputElement) => void
  readonly draft: Pick<DraftState, 'ids' | 'saying'>
  /** What was typed before and is shown again, for the person to go on with or to discard; null when nothing is. */
  readonly restored: DraftState['draft']
  /** Shows the newer version; null where its page has to be loaded for it. */
  readonly takeNewer: (() => void) | null
}

const noProblems: readonly Problem[] = []

/** The name and value of the button that forgets what was typed. */
export const discardTyped = { name: 'intent', value: discardIntent } as const

/** The name and value of the button that saves over a newer version. */
export const keepMine = { name: 'intent', value: 'keep-mine' } as const

/** What sending the form means where the wizard stands. */
function sentAt(
  { step, state }: Pick<Wizard, 'step' | 'state'>,
  submitter: HTMLElement | null,
  form: SentForm,
): readonly TaxReturnEvent[] {
  if (state === 'failed') return [{ type: 'trying again is chosen', ...form }]
  if (state === 'notice') return [{ type: 'the practice submission is chosen' }]
  // Straight to it, as without script.
  if (step === 'review') return [{ type: 'proceeding is chosen' }, { type: 'the practice submission is chosen' }]
  const isKept = submitter instanceof HTMLButtonElement && submitter.value === keepMine.value
  if (state === 'overtaken' && isKept) return [{ type: 'my answers are kept', ...form }]
  return [{ type: 'answers are given', ...form }]
}

/** Setup starts another return where the one shown is submitted. */
const filingOf = ({ step, filing }: Wizard): TaxFiling | null => (step === 'setup' && filing?.completed ? null : filing)

/**
 * Connects a step's form to the wizard; before hydration, to the form that came back from the server. `words`: of its
 * questions, where it asks any; `bounds`: of those that are parts of others.
 */
export function useStepForm(wizard: Wizard, words: WordsByName = {}, bounds: BoundWords = {}): StepFormState {
  const { step, state, context, isBusy, isLost, send } = wizard
  const posted = usePostedForm(step === 'documents' ? 'continue' : step)
  const { status, now } = usePage()
  const [attempt, setAttempt] = useState(0)
  const [live, setLive] = useState<FormFields | null>(null)
  const [names, setNames] = useState<FieldNames>({})
  const draft = useDraft(step, filingOf(wizard), isBusy)
  const current = attempt === 0 ? posted : null
  const problems = current?.problems ?? (state === 'refused' ? context.problems : noProblems)
  const sent = current?.fields ?? (Object.keys(context.fields).length > 0 ? context.fields : null)
  const isDraftOvertaken = draft.isOvertaken && attempt === 0
  const isOvertaken = state === 'overtaken' || isDraftOvertaken || (current !== null && status === 412)
  useErrorTitle(problems.length > 0 || isOvertaken)

  const isMeetingNewer = isDraftOvertaken && state === 'answering' && !isBusy
  useLayoutEffect(() => {
    if (isMeetingNewer && draft.draft !== null)
      send({ type: 'a draft meets a newer version', fields: draft.draft.fields })
  }, [isMeetingNewer, draft.draft, send])

  const startOver = () => {
    setAttempt((count) => count + 1)
    setLive(null)
    draft.discard()
    if (state === 'overtaken') send({ type: 'the newer version is taken' })
    // What was pressed is gone.
    document.getElementById(headingId)?.focus()
  }

  return {
    ...wordsOfProblems(problems, questionProblem(words, current?.names ?? names, bounds), (field) =>
      controlIdOf(step, field),
    ),
    step,
    id: `${step}-form`,
    typed: sent ?? draft.draft?.fields ?? null,
    message: isOvertaken ? null : (current?.message ?? null),
    isOvertaken,
    hasFailed: state === 'failed',
    isGone: state === 'failed' && wizard.context.failure?.status === 404,
    isBusy,
    attempt,
    generation: draft.generation,
    onSubmit: (event) => {
      if (isLost) return draft.hold()
      event.preventDefault()
      const { submitter } = event.nativeEvent
      if (submitter instanceof HTMLButtonElement && submitter.value === discardIntent) return startOver()
      setAttempt((count) => count + 1)
      const fields = fieldsOf(event.currentTarget)
      setNames(questionNames(event.currentTarget))
      lookAround(step, fields, now, (problems) => {
        draft.hold()
        for (const event of sentAt(wizard, submitter, { fields, problems })) send(event)
      })
    },
    live,
    onType: (form) => {
      const fields = fieldsOf(form)
      setLive(fields)
      prepareToLook(step, fields)
      draft.onType(form)
    },
    draft,
    restored: sent === null ? draft.draft : null,
    takeNewer: state === 'overtaken' ? startOver : null,
  }
}
