import type { FormFields } from '@aangiftewijs/domain/form'
import type { Parsed } from '@aangiftewijs/domain/problem'
import { type FormEvent, useState } from 'react'
import { spoken, useWords } from '../copy/words.tsx'
import { CallFailed } from '../ports/api.ts'
import { errorsOfCall, type FormErrors, postedErrors } from './form-errors.tsx'
import { fieldsOf } from './form-fields.ts'
import { usePostedForm } from './page-context.tsx'
import { reasonWords } from './refusal-words.ts'

interface FormCall<Value> {
  /** The form's name in a {@link PageRequest}. */
  readonly name: string
  readonly fields: readonly string[]
  /** The field whose password a 403 refuses. */
  readonly passwordField?: string
  /** Reads the form as the server does. */
  readonly read: (fields: FormFields) => Parsed<Value>
  readonly call: (value: Value) => Promise<unknown>
  readonly onDone: (form: HTMLFormElement) => void
  readonly onRefused: (failure: unknown) => void
}

/** A form of one call: checked here, sent, its answer or errors shown. Without script the same form is posted. */
export function useFormCall<Value>({ name, fields, passwordField, read, call, onDone, onRefused }: FormCall<Value>) {
  const say = useWords()
  const [errors, setErrors] = useState<FormErrors>(postedErrors(usePostedForm(name)))
  const [isPending, setPending] = useState(false)
  const fail = (found: Omit<FormErrors, 'attempt'>) => setErrors(({ attempt }) => ({ ...found, attempt: attempt + 1 }))

  const send = async (form: HTMLFormElement) => {
    const parsed = read(fieldsOf(form))
    if (!parsed.ok) {
      fail({ problems: parsed.problems, answers: {}, message: null })
      return
    }
    setPending(true)
    try {
      await call(parsed.value)
      setErrors(postedErrors(null))
      onDone(form)
    } catch (failure) {
      const sentence = spoken(reasonWords(failure), say)
      const isWrongPassword = failure instanceof CallFailed && failure.status === 403
      fail(errorsOfCall(isWrongPassword && passwordField ? `${passwordField}: ${sentence}` : sentence, fields))
      onRefused(failure)
    } finally {
      setPending(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void send(event.currentTarget)
  }
  return { errors, isPending, submit }
}
