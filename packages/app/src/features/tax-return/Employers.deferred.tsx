import { useCurrentFiling } from '../../ports/queries.ts'
import { EmployersPanel } from './EmployersPanel.tsx'
import { usePrefill } from './use-prefill.ts'

/** The employers on the income statements; those the income was saved with where there are no statements, or no more. */
export function Part() {
  const filing = useCurrentFiling()
  const { employers } = usePrefill()
  const isRead = employers.length > 1 && !filing?.completed
  return <EmployersPanel employers={isRead ? employers : (filing?.incomeData?.employerList ?? [])} />
}
