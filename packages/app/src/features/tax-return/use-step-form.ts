import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { Step } from '@aangiftewijs/domain/tax-return'
import { stateOf } from '@aangiftewijs/machines/tax-return'
import { type SubmitEvent, useState } from 'react'
import { useErrorTitle } from '../../shell/document-title.ts'
import { type ErrorWords, wordsOfProblems } from '../../shell/form-errors.tsx'
import { fieldsOf } from '../../shell/form-fields.ts'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { questionProblem, type WordsByName } from './question-problem.ts'
import { controlIdOf } from './step-fields.ts'
import { isBusy, type Wizard } from './use-tax-return.ts'

/** The steps with a form of their own. */
export type FormStep = Exclude<Step, 'documents' | 'review'>

/** A step's form, whether it was posted without script or is given to the chart. */
export interface StepFormState extends ErrorWords {
  /** What was typed, kept after a problem; null while nothing was sent. */
  readonly typed: FormFields | null
  /** A message about the whole form. */
  readonly message: string | null
  /** Someone else saved a newer version. */
  readonly isOvertaken: boolean
  readonly hasFailed: boolean
  readonly isBusy: boolean
  /** Grows with every refused attempt, so that the summary takes focus again. */
  readonly attempt: number
  /** Changes when the fields have to start over with other values. */
  readonly generation: number
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  readonly takeNewer: () => void
  readonly keepMine: () => void
}

const noProblems: readonly Problem[] = []

/** Connects a step's form to the wizard; before hydration, to the form that came back from the server. */
export function useStepForm(step: FormStep, wizard: Wizard, words: WordsByName): StepFormState {
  const posted = usePostedForm(step)
  const { status } = usePage()
  const [attempt, setAttempt] = useState(0)
  const [generation, setGeneration] = useState(0)
  const { snapshot, send } = wizard
  const state = stateOf(snapshot)
  const current = attempt === 0 ? posted : null
  const isRefused = state === 'refused'
  const problems = current?.problems ?? (isRefused ? snapshot.context.problems : noProblems)
  const isOvertaken = state === 'overtaken' || (current !== null && status === 412)
  useErrorTitle(problems.length > 0 || isOvertaken)

  return {
    ...wordsOfProblems(problems, questionProblem(words), (field) => controlIdOf(step, field)),
    typed: current?.fields ?? (Object.keys(snapshot.context.fields).length > 0 ? snapshot.context.fields : null),
    message: current?.message ?? null,
    isOvertaken,
    hasFailed: state === 'failed',
    isBusy: isBusy(wizard, step),
    attempt,
    generation,
    onSubmit: (event) => {
      event.preventDefault()
      setAttempt((count) => count + 1)
      send({ type: 'answers are given', fields: fieldsOf(event.currentTarget) })
    },
    takeNewer: () => {
      setAttempt((count) => count + 1)
      setGeneration((count) => count + 1)
      send({ type: 'the newer version is taken' })
    },
    keepMine: () => send({ type: 'my answers are kept' }),
  }
}
