import type { Step } from '@aangiftewijs/domain/tax-return'
import type { SummaryRow } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../../copy/words.tsx'
import { completedWords } from '../copy.ts'
import { useWizardLink } from './use-wizard-link.ts'

/** Makes the link by which the overview changes an answer: to the control of this id at a step. */
export function useChangeLink(): (
  step: Step,
  control: string,
) => Pick<SummaryRow, 'changeHref' | 'changeLabel' | 'onFollow'> {
  const link = useWizardLink()
  return (step, control) => {
    const { href, onFollow } = link({ type: 'changing an answer is chosen', step, control })
    return { changeHref: href, changeLabel: <T text={completedWords.change} />, onFollow }
  }
}
