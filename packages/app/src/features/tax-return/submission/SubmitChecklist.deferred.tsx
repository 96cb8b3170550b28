import { lawfulResult } from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import { type ChecklistItem, pathOf, submitChecklist } from '@aangiftewijs/domain/tax-return'
import { dividedWords } from '@aangiftewijs/domain/what-if'
import { TaskList, type TaskListProps } from '@aangiftewijs/ui/TaskList'
import { T } from '../../../copy/words.tsx'
import { useCurrentFiling, useDocuments } from '../../../ports/queries.ts'
import { divideHere, divisionHere } from '../../what-if/addresses.ts'
import { type Divided, dividedOf, leftToGain } from '../../what-if/divided.ts'
import { useCountedDocuments } from '../papers/use-return-documents.ts'
import { checklistWords as words } from '../submit.copy.ts'
import { useWizardLink } from '../wizard/use-wizard-link.ts'

type Task = TaskListProps['tasks'][number]
type Said = Pick<Task, 'status' | 'tone' | 'hint'>

/** What has to be there before submission, each done or missing, with the way to it. Decisions, Filing. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const counted = useCountedDocuments(filing)
  const link = useWizardLink()
  if (filing === null) return null
  const result = lawfulResult(filing, documents)
  const divided = dividedOf(filing, result)
  const tasks = submitChecklist(filing, counted).map((item) => ({
    id: `check-${item.id}`,
    label: <T text={words[item.id]} />,
    ...link({ type: 'a step is chosen', step: item.step }),
    ...said(item, result.kind === 'figure'),
  }))
  return <TaskList layout="pairs" tasks={divided ? [...tasks, divisionTask(divided)] : tasks} />
}

function divisionTask(divided: Divided): Task {
  const gain = leftToGain(divided)
  const values = { amount: formatWholeEuros(eurosOf(gain)) }
  return {
    id: 'check-division',
    label: <T text={dividedWords.title} />,
    // It is settled where the whole return is looked over.
    href: `${pathOf('review')}#${gain > 0 ? divideHere : divisionHere}`,
    ...(gain > 0
      ? {
          status: <T text={words.canBeBetter} />,
          tone: 'warning',
          hint: <T text={words.divisionNote} values={values} />,
        }
      : { status: <T text={words.done} />, tone: 'success' }),
  }
}

function said({ id, isDone }: ChecklistItem, hasFigure: boolean): Said {
  // Neither blocks: the figures can be typed, and every step can be practised without a figure.
  if (id === 'documents' && !isDone)
    return { status: <T text={words.notUploaded} />, tone: 'warning', hint: <T text={words.documentsNote} /> }
  if (id === 'calculation' && isDone && !hasFigure)
    return { status: <T text={words.notCalculated} />, tone: 'warning', hint: <T text={words.notCalculatedNote} /> }
  return isDone
    ? { status: <T text={words.done} />, tone: 'success' }
    : { status: <T text={words.missing} />, tone: 'error' }
}
