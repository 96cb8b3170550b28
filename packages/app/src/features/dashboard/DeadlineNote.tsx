import { dayOf } from '@aangiftewijs/domain/day'
import { currentTaxYear, figuresFor } from '@aangiftewijs/domain/tax-return'
import { formatDay, formatDayBefore } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { dashboardWords } from './copy.ts'

/** The deadline of the current tax year, an ISO day, and whether it has passed. */
export function useDeadline() {
  const { now } = usePage()
  const { deadline } = figuresFor(currentTaxYear)
  return { deadline, isPassed: dayOf(new Date(now)) >= deadline }
}

/** Until when the return of the current tax year can be filed, or could be. */
export function DeadlineNote() {
  const choice = useLanguageChoice()
  const { deadline, isPassed } = useDeadline()
  return (
    <T
      text={isPassed ? dashboardWords.deadlinePassed : dashboardWords.deadlineNote}
      values={{ date: formatDay(deadline, choice), lastDay: formatDayBefore(deadline, choice) }}
    />
  )
}
