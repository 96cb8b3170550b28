import { lawfulAmounts, lawfulCalculation, readCalculator } from '@aangiftewijs/domain/calculator'
import type { FormFields } from '@aangiftewijs/domain/form'
import { amountWords } from '@aangiftewijs/domain/tax-return'
import { calculatorMachine } from '@aangiftewijs/machines/calculator'
import { useMachine } from '@xstate/react'
import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useErrorTitle } from '../../shell/document-title.ts'
import { inspected } from '../../shell/inspection.ts'
import { usePage, usePostedForm } from '../../shell/page-context.tsx'
import { type ErrorWords, wordsOfProblems } from '../../shell/problem-words.tsx'
import { questionProblem } from '../tax-return/step-form/question-problem.ts'
import { addressOf, allFields, amountsAmong, amountsIn, type View, viewAmong, viewIn } from './amounts-in-address.ts'
import { lawfulWords } from './lawful.copy.ts'

/** The id of a control: both forms are on the page, so its name alone would not do. */
export const controlId = (view: View, name: string) => `${view}-${name}`

const amountsUnderLaw = Object.fromEntries(lawfulAmounts.map((name) => [name, { label: lawfulWords[name] }]))

const textsOf = (form: HTMLFormElement): FormFields => {
  const data = new FormData(form)
  return Object.fromEntries(allFields.map((name) => [name, String(data.get(name) ?? '')]))
}

/** What the amounts come to under the law, as far as they can be read. */
function lawfulIn(fields: FormFields) {
  const read = readCalculator(fields)
  return read.ok ? lawfulCalculation(fields, read.value) : null
}

/** The calculator: amounts that were posted without script or stand in the address first, then those of its forms. */
export function useCalculator() {
  const { search } = usePage()
  const posted = usePostedForm('calculator')?.fields
  const [snapshot, send] = useMachine(calculatorMachine, {
    input: { fields: posted ? amountsAmong(posted) : null, tab: posted ? viewAmong(posted) : viewIn(search) },
    ...inspected(),
  })
  const { fields, problems, result } = snapshot.context
  const [typed, setTyped] = useState<FormFields>(fields ?? {})
  const [attempt, setAttempt] = useState(0)
  const [isOutdated, setOutdated] = useState(false)
  const view: View = snapshot.hasTag('detailed') ? 'detailed' : 'basic'
  useErrorTitle(problems.length > 0)
  const errors: ErrorWords = wordsOfProblems(
    problems,
    questionProblem({ ...amountWords, ...amountsUnderLaw }),
    (field) => controlId(view, field),
  )

  const calculate = (given: FormFields) => {
    setTyped(given)
    setOutdated(false)
    send({ type: 'the amounts are given', fields: given })
  }
  const followAddress = useEffectEvent(() => {
    const given = amountsIn(location.hash)
    if (given !== null) calculate(given)
  })
  useEffect(() => {
    const follow = () => followAddress()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return {
    ...errors,
    view,
    /** What both forms start from. */
    typed,
    /** Grows with every submit, so that summary or result takes the focus. */
    attempt,
    result,
    /** What the same amounts come to under the law; null without a result. */
    lawful: result && lawfulIn(fields ?? {}),
    /** Whether the forms say something else by now. */
    isOutdated,
    compare: (event: FormEvent<HTMLFormElement>) => {
      const now = textsOf(event.currentTarget)
      setOutdated(allFields.some((name) => (now[name] ?? '') !== (fields?.[name] ?? '')))
    },
    /** The address that shows this result. */
    address: addressOf(view, fields ?? {}),
    choose: (next: View) => {
      const form = document.getElementById(formId(view))
      if (form instanceof HTMLFormElement) setTyped(textsOf(form))
      send({ type: next === 'basic' ? 'the basic tab is chosen' : 'the detailed tab is chosen' })
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const given = textsOf(event.currentTarget)
      setAttempt((count) => count + 1)
      calculate(given)
      history.replaceState(history.state, '', addressOf(view, given))
    },
  }
}
export type Calculator = ReturnType<typeof useCalculator>

/** The id of a form. */
export const formId = (view: View) => `${view}-form`
