import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Actions } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { askedQuestion } from './asked-question.ts'
import { words } from './copy.ts'

/** The way back to the question, or the step, from which this page was opened; in reach on the whole page. */
export function BackToQuestion() {
  const question = askedQuestion(usePage().search)
  if (question === null) return null
  return (
    <Actions>
      <LinkButton href={question}>
        <T text={words.backToQuestion} />
      </LinkButton>
    </Actions>
  )
}
