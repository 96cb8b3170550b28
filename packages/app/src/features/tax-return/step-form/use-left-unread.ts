import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { Step } from '@aangiftewijs/domain/tax-return'
import { useState } from 'react'
import { fieldsOf } from '../../../shell/form-fields.ts'
import { unreadAmounts } from './typed-answers.ts'

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
 * The amounts of a form that were left while they could not be read. Each is said to be wrong until it can be read, and not again before it
 * is left again. `before`: what was typed on an earlier visit, which is left.
 */
export function useLeftUnread(step: Step, before: FormFields = {}) {
  const [problems, setProblems] = useState(() => unreadAmounts(step, before))
  const look = (fields: FormFields, left?: string) =>
    setProblems((said) => {
      const names = [left, ...said.map(({ field }) => field)]
      return unreadAmounts(step, fields).filter(({ field }) => names.includes(field))
    })
  return {
    problems: problems as readonly Problem[],
    onType: (fields: FormFields) => look(fields),
    onLeave: ({ form, name, value }: HTMLInputElement) => {
      if (form && unreadAmounts(step, { [name]: value }).length > 0) whenReleased(() => look(fieldsOf(form), name))
    },
    forget: () => look({}),
  }
}
