import { dayOf } from '@aangiftewijs/domain/day'
import { currentTaxYear, deadlineOf } from '@aangiftewijs/domain/tax-return'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { dashboardWords } from './copy.ts'

/** The deadline of a tax year. */
export function useDeadline(year: number): ReturnType<typeof deadlineOf> {
  const { now } = usePage()
  return deadlineOf(year, dayOf(new Date(now)))
}

/** Until when the return of the current tax year can be filed, or could be. */
export function DeadlineNote() {
  const { said, isPassed } = useDeadline(currentTaxYear)
  return (
    <>
      <T text={said} />
      {isPassed && (
        <>
          {' '}
          <T text={dashboardWords.canStillPractise} />
        </>
      )}
    </>
  )
}
