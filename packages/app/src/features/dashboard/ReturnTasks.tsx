import { pathOf, requiredOf, type Step, steps, type TaxFiling, unansweredBefore } from '@aangiftewijs/domain/tax-return'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { type Task, TaskList } from '@aangiftewijs/ui/TaskList'
import type { ReactNode } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { useDocuments } from '../../ports/queries.ts'
import { dashboardWords } from './copy.ts'
import { type TaskState, taskState } from './task-state.ts'

const looks = {
  done: { status: dashboardWords.taskDone, tone: 'success' },
  current: { status: dashboardWords.taskCurrent, tone: 'info' },
  open: { status: dashboardWords.taskOpen, tone: 'info' },
  later: { status: dashboardWords.taskLater, tone: 'neutral' },
  closed: { status: dashboardWords.taskClosed, tone: 'neutral' },
  'not-needed': { status: dashboardWords.taskNotNeeded, tone: 'neutral' },
} as const

/** The seven steps of the return as a task list; every step that may be opened is a link. */
export function ReturnTasks({ filing }: { readonly filing: TaxFiling | null }) {
  const documents = useDocuments()
  const hintOf = useHints(filing)
  const tasks = steps.map((step): Task => {
    const state = taskState(step, filing, documents)
    const { status, tone } = looks[state]
    return {
      id: `task-${step}`,
      label: <T text={dashboardWords[step]} />,
      href: state === 'later' || state === 'not-needed' ? undefined : pathOf(step),
      status: <T text={status} />,
      tone,
      hint: hintOf(step, state),
    }
  })
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        {filing ? (
          <T text={dashboardWords.tasksOf} values={{ year: filing.year }} />
        ) : (
          <T text={dashboardWords.tasks} />
        )}
      </Heading>
      <TaskList tasks={tasks} />
    </Stack>
  )
}

/** What stands under a step: how many documents there are, what submitting waits for, why a step is not needed. */
function useHints(filing: TaxFiling | null): (step: Step, state: TaskState) => ReactNode {
  const say = useWords()
  const { present, required } = requiredOf(filing, useDocuments())
  return (step, state) => {
    if (step === 'documents')
      return <T text={dashboardWords.taskDocumentsHint} values={{ count: present, total: required }} />
    if (state === 'not-needed') return <T text={dashboardWords.taskNotNeededHint} />
    if (step !== 'submit' || state !== 'later' || filing === null) return undefined
    const missing = unansweredBefore('submit', filing).map((asking) => say(dashboardWords[asking]))
    return <T text={dashboardWords.taskSubmitHint} values={{ steps: missing.join(', ') }} />
  }
}
