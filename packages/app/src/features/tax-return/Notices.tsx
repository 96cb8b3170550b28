import { pathOf } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { completedWords, words } from './copy.ts'

/** A step of a return that was never started: the way to setup. */
export function NoFiling() {
  return (
    <EmptyState
      title={<T text={words.noFiling} />}
      actions={
        <LinkButton href={pathOf('setup')} variant="primary">
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
  return (
    <Banner
      variant="success"
      title={<T text={completedWords.title} />}
      actions={
        <Cluster gap={3}>
          <LinkButton href={pathOf('submit')} variant="primary" size="small">
            <T text={completedWords.toConfirmation} />
          </LinkButton>
          <LinkButton href={pathOf('setup')} variant="secondary" size="small">
            <T text={completedWords.startNew} />
          </LinkButton>
        </Cluster>
      }
    >
      <T text={completedWords.text} />
    </Banner>
  )
}
