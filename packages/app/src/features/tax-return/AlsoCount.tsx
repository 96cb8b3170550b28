import type { FormFields } from '@aangiftewijs/domain/form'
import type { AmountStep, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useReturnState } from '../../ports/queries.ts'
import { createCell } from '../../shell/cell.ts'
import type { StepFormState } from './use-step-form.ts'

/** The form of a step around the questions under “also count this”. */
interface FormAround {
  readonly step: AmountStep
  readonly filing: TaxFiling
  readonly form: Pick<StepFormState, 'typed' | 'errorOf' | 'lines' | 'attempt'>
  /** What stands in the form, as far as the page knows. */
  readonly now: FormFields
}

const createAround = (first: FormAround) => ({ first, latest: createCell(first) })
const AroundContext = createContext<ReturnType<typeof createAround> | null>(null)

/**
 * The questions that the law needs besides the specified ones. Their script comes when they are used, when something is wrong, or when
 * other documents are there.
 * The form reaches them through a cell: a context that changes would make React give up what the server wrote.
 */
export function AlsoCount(around: FormAround) {
  const [value] = useState(() => createAround(around))
  useEffect(() => value.latest.set(around))
  const { lines, attempt } = around.form
  const stored = useReturnState()
  return (
    <AroundContext value={value}>
      <Deferred part="tax-return/AlsoCount" follows={lines.length > 0 ? `${stored} ${attempt}` : stored} />
    </AroundContext>
  )
}

/** The form that stands around. Throws outside of one. */
export function useFormAround(): FormAround {
  const value = useContext(AroundContext)
  if (value === null) throw new Error('useFormAround needs AlsoCount above it')
  const { first, latest } = value
  return useSyncExternalStore(latest.subscribe, latest.get, () => first)
}
