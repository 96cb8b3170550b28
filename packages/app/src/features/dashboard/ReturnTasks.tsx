import { ownDocuments, pathOf, type Step, steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { type Task, TaskList } from '@aangiftewijs/ui/TaskList'
import { T } from '../../copy/words.tsx'
import { useDocuments } from '../../ports/queries.ts'
import { dashboardWords } from './copy.ts'
import { countRequired } from './required-documents.ts'
import { type TaskState, taskState } from './task-state.ts'

const looks = {
  done: { status: dashboardWords.taskDone, tone: 'success' },
  current: { status: dashboardWords.taskCurrent, tone: 'info' },
  open: { status: dashboardWords.taskOpen, tone: 'info' },
  later: { status: dashboardWords.taskLater, tone: 'neutral' },
  'not-needed': { status: dashboardWords.taskNotNeeded, tone: 'neutral' },
} as const

/** The seven steps as a task list; every step that may be opened is a link. */
export function ReturnTasks({ filing }: { readonly filing: TaxFiling | null }) {
  const required = countRequired(ownDocuments(filing, useDocuments()))
  const tasks = steps.map((step): Task => {
    const state = taskState(step, filing)
    const { status, tone } = looks[state]
    return {
      id: `task-${step}`,
      label: <T text={dashboardWords[step]} />,
      href: state === 'later' || state === 'not-needed' ? undefined : pathOf(step),
      status: <T text={status} />,
      tone,
      ...hintOf(step, state, required),
    }
  })
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>
        <T text={dashboardWords.tasks} />
      </Heading>
      <TaskList tasks={tasks} />
    </Stack>
  )
}

function hintOf(step: Step, state: TaskState, required: { readonly count: number; readonly total: number }) {
  if (state === 'not-needed') return { hint: <T text={dashboardWords.taskNotNeededHint} /> }
  if (step === 'documents') return { hint: <T text={dashboardWords.taskDocumentsHint} values={required} /> }
  return {}
}
