import type { FormFields } from '@aangiftewijs/domain/form'
import type { AmountStep, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { Deferred } from '../../../deferred/Deferred.tsx'
import type { PartName } from '../../../deferred/parts.ts'
import { useReturnState } from '../../../ports/queries.ts'
import { createCell } from '../../../shell/cell.ts'
import type { StepFormState } from '../step-form/use-step-form.ts'

/** The form of a step around the questions under “also count this”. */
interface FormAround {
  readonly step: AmountStep
  readonly filing: TaxFiling
  readonly form: Pick<StepFormState, 'typed' | 'live' | 'errorOf' | 'lines' | 'attempt'>
  /** What stands in the form, as far as the page knows. */
  readonly now: FormFields
}

const createAround = (first: FormAround) => ({ first, latest: createCell(first) })
const AroundContext = createContext<ReturnType<typeof createAround> | null>(null)

/**
 * A step’s form around the questions that the law needs besides the specified ones. It reaches them through a cell: a context that
 * changes would make React give up what the server wrote.
 */
export function AlsoCountAround({ children, ...around }: FormAround & { readonly children: ReactNode }) {
  const [value] = useState(() => createAround(around))
  useEffect(() => value.latest.set(around))
  return <AroundContext value={value}>{children}</AroundContext>
}

interface AlsoCountProps {
  readonly part: Extract<PartName, `tax-return/questions/Also${string}`>
  readonly form: Pick<StepFormState, 'lines' | 'attempt' | 'live'>
}

/**
 * Those before the amounts of the step, or all others. Their script comes when they are used, when something is wrong, or when other
 * documents are there.
 */
export function AlsoCount({ part, form: { lines, attempt, live } }: AlsoCountProps) {
  const stored = useReturnState()
  // What is typed below may call for questions at the top, where nobody would touch what is not there yet.
  const isTyping = part === 'tax-return/questions/AlsoFirst' && live !== null
  return <Deferred part={part} follows={lines.length > 0 || isTyping ? `${stored} ${attempt}` : stored} />
}

/** The form that stands around. Throws outside of one. */
export function useFormAround(): FormAround {
  const value = useContext(AroundContext)
  if (value === null) throw new Error('useFormAround needs AlsoCountAround above it')
  const { first, latest } = value
  return useSyncExternalStore(latest.subscribe, latest.get, () => first)
}
