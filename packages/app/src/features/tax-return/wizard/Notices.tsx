import { Banner } from '@aangiftewijs/ui/Banner'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { returnsPath } from '../../returns/addresses.ts'
import { completedWords, words } from '../copy.ts'
import { useWizardLink } from './use-wizard-link.ts'

/** A step of a return that was never started: the way to setup. */
export function NoFiling() {
  const link = useWizardLink()
  return (
    <EmptyState
      title={<T text={words.noFiling} />}
      actions={
        <LinkButton {...link({ type: 'a new return is started' })} variant="primary">
          <T text={words.startReturn} />
        </LinkButton>
      }
    >
      <T text={words.noFilingText} />
    </EmptyState>
  )
}

/** Above the answers of a submitted return, which can only be read. Decisions, Filing. */
export function CompletedNotice() {
  const link = useWizardLink()
  const { path } = usePage()
  return (
    <Banner
      tone="success"
      title={<T text={completedWords.title} />}
      actions={
        <Cluster gap={3}>
          <LinkButton {...link({ type: 'a step is chosen', step: 'submit' })} variant="primary" size="small">
            <T text={completedWords.toConfirmation} />
          </LinkButton>
          <LinkButton {...link({ type: 'a new return is started' })} variant="secondary" size="small">
            <T text={completedWords.startNew} />
          </LinkButton>
          {path !== returnsPath && (
            <LinkButton href={returnsPath} variant="secondary" size="small">
              <T text={completedWords.correct} />
            </LinkButton>
          )}
        </Cluster>
      }
    >
      <T text={completedWords.text} />
    </Banner>
  )
}
