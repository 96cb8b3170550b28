import type { FormFields } from '@aangiftewijs/domain/form'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { StepFormState } from '../step-form/use-step-form.ts'

const versionOf = (filing: TaxFiling | null) => `${filing?.id} ${filing?.version}`

/**
 * A field that still holds what it opened with follows when the documents say something else; what was typed stays. `opening`: by
 * name, what the fields open with now.
 */
export function useRefill(form: StepFormState, filing: TaxFiling | null, opening: FormFields): void {
  const version = versionOf(filing)
  const before = useRef({ opening, version })
  const refill = useEffectEvent((was: FormFields) => {
    const element = document.getElementById(form.id)
    const changed = Object.entries(opening).filter(([name, text]) => was[name] !== undefined && was[name] !== text)
    if (changed.length === 0 || !(element instanceof HTMLFormElement)) return
    for (const [name, text] of changed) {
      const field = element.elements.namedItem(name)
      if (field instanceof HTMLInputElement && field.value === was[name]) field.value = text
    }
    // What stands beside the fields, and the draft, go by what was typed once something was.
    if (form.live !== null || form.typed !== null) form.onType(element)
  })
  useEffect(() => {
    const was = before.current
    before.current = { opening, version }
    // Saved answers are no news from the documents.
    if (was.version === version) refill(was.opening)
  })
}
