import { useCurrentFiling } from '../../../ports/queries.ts'
import { EmployersPanel } from './EmployersPanel.tsx'
import { usePrefill } from './use-prefill.ts'

/** The employers on the income statements; those the income was saved with where there are no statements, or no more. */
export function Part() {
  const filing = useCurrentFiling()
  const { employers } = usePrefill()
  const isRead = employers.length > 1 && !filing?.completed
  const saved = filing?.incomeData ?? null
  return <EmployersPanel employers={isRead ? employers : (saved?.employerList ?? [])} saved={saved} />
}
