import type { FormFields } from '@aangiftewijs/domain/form'
import type { Copy } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import { useState } from 'react'
import { fieldsOf } from '../../../shell/form-fields.ts'
import { wordsOfProblems } from '../../../shell/problem-words.tsx'
import { unreadAmounts } from './typed-amounts.ts'
import type { StepFormState } from './use-step-form.ts'

/** Acts when the press or the key that moved the focus has ended: what would move under a press is not pressed. */
function whenReleased(act: () => void): void {
  const acted = new AbortController()
  const once = () => {
    acted.abort()
    act()
  }
  for (const end of ['click', 'keyup']) addEventListener(end, once, { capture: true, signal: acted.signal })
}

/**
 * A form that says of amounts that they cannot be read as they are left, and of those of an earlier visit at once. It is said until one can
 * be read, and not again before it is left again.
 */
export function useLeftUnread(form: StepFormState, wordsFor: (problem: Problem) => Copy): StepFormState {
  const { step, generation, restored } = form
  const [left, setLeft] = useState(() => ({ generation, problems: unreadAmounts(step, restored?.fields ?? {}) }))
  // A form that starts over has left nothing.
  const problemsIn = (was: typeof left) => (was.generation === generation ? was.problems : [])
  const look = (fields: FormFields, name?: string) =>
    setLeft((was) => {
      const names = [name, ...problemsIn(was).map(({ field }) => field)]
      return { generation, problems: unreadAmounts(step, fields).filter(({ field }) => names.includes(field)) }
    })
  return {
    ...form,
    errorOf: (field) => ({ ...wordsOfProblems(problemsIn(left), wordsFor).errorOf(field), ...form.errorOf(field) }),
    onType: (typed) => {
      form.onType(typed)
      look(fieldsOf(typed))
    },
    onLeave: ({ form: around, name, value }) => {
      if (around && unreadAmounts(step, { [name]: value }).length > 0) whenReleased(() => look(fieldsOf(around), name))
    },
  }
}
