import type { Step, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { usePage } from '../../../shell/page-context.tsx'

/** The year of the return that the page's address starts; null where it starts none, `''` where it names no year. */
export function useStartedYear(): string | null {
  const { path, search } = usePage()
  return path === '/tax-filing/setup' ? new URLSearchParams(search).get('new') : null
}

/** The return that the page of a step is of: none where its address starts another. */
export function useOpenedFiling(step: Step): TaxFiling | null {
  const current = useCurrentFiling()
  const startedYear = useStartedYear()
  return step === 'setup' && startedYear !== null ? null : current
}
