import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { submitChecklist, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { TaskList } from '@aangiftewijs/ui/TaskList'
import { T } from '../../copy/words.tsx'
import { words } from './submit.copy.ts'
import { useWizardLink } from './use-wizard-link.ts'

interface SubmitChecklistProps {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
}

/** What has to be there before submission, each done or missing, with the way to it. Decisions, Filing. */
export function SubmitChecklist({ filing, documents }: SubmitChecklistProps) {
  const link = useWizardLink()
  return (
    <TaskList
      tasks={submitChecklist(filing, documents).map(({ id, isDone, step }) => ({
        id: `check-${id}`,
        label: <T text={words[id]} />,
        ...link({ type: 'a step is chosen', step }),
        status: <T text={isDone ? words.done : words.missing} />,
        // Missing documents never block: the figures can be typed.
        tone: isDone ? 'success' : id === 'documents' ? 'warning' : 'error',
        ...(id === 'documents' && !isDone ? { hint: <T text={words.documentsNote} /> } : {}),
      }))}
    />
  )
}
