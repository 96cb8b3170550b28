import { lawfulResult } from '@aangiftewijs/domain/lawful-result'
import { type ChecklistItem, submitChecklist } from '@aangiftewijs/domain/tax-return'
import { TaskList, type TaskListProps } from '@aangiftewijs/ui/TaskList'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../ports/queries.ts'
import { checklistWords as words } from './submit.copy.ts'
import { useCountedDocuments } from './use-return-documents.ts'
import { useWizardLink } from './use-wizard-link.ts'

type Said = Pick<TaskListProps['tasks'][number], 'status' | 'tone' | 'hint'>

/** What has to be there before submission, each done or missing, with the way to it. Decisions, Filing. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const counted = useCountedDocuments(filing)
  const link = useWizardLink()
  if (filing === null) return null
  const hasFigure = lawfulResult(filing, documents).kind === 'figure'
  return (
    <TaskList
      tasks={submitChecklist(filing, counted).map((item) => ({
        id: `check-${item.id}`,
        label: <T text={words[item.id]} />,
        ...link({ type: 'a step is chosen', step: item.step }),
        ...said(item, hasFigure),
      }))}
    />
  )
}

function said({ id, isDone }: ChecklistItem, hasFigure: boolean): Said {
  // Neither blocks: the figures can be typed, and every step can be practised without a figure.
  if (id === 'documents' && !isDone)
    return { status: <T text={words.missing} />, tone: 'warning', hint: <T text={words.documentsNote} /> }
  if (id === 'calculation' && isDone && !hasFigure)
    return { status: <T text={words.notCalculated} />, tone: 'warning', hint: <T text={words.notCalculatedNote} /> }
  return isDone
    ? { status: <T text={words.done} />, tone: 'success' }
    : { status: <T text={words.missing} />, tone: 'error' }
}
