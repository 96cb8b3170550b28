import { pathOf, stepBefore, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { stateOf } from '@aangiftewijs/machines/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import type { SubmitEvent } from 'react'
import { T } from '../../copy/words.tsx'
import { usePostedForm } from '../../shell/page-context.tsx'
import { raceWords, words as wizardWords } from '../tax-return/copy.ts'
import { CompletedNotice } from '../tax-return/Notices.tsx'
import { isBusy, type Wizard } from '../tax-return/use-tax-return.ts'
import { stepWords } from './step.copy.ts'

interface ContinueFormProps {
  readonly wizard: Wizard
  readonly filing: TaxFiling | null
  /** A required document is not there. */
  readonly isMissing: boolean
}

/** On to income, or back to setup. Spec 1 § 2: Continue sets the return's step to income. */
export function ContinueForm({ wizard, filing, isMissing }: ContinueFormProps) {
  const posted = usePostedForm('continue')
  const state = stateOf(wizard.snapshot)
  if (filing?.completed) return <CompletedNotice />
  const goOn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Nothing is typed here, so a newer version cannot lose anything: it is simply continued.
    wizard.send(state === 'overtaken' ? { type: 'my answers are kept' } : { type: 'answers are given', fields: {} })
  }
  return (
    <form method="post" action={pathOf('documents')} noValidate onSubmit={goOn}>
      {filing && <input type="hidden" name="version" value={filing.version} />}
      <Stack gap={4}>
        {state === 'overtaken' && (
          <Banner variant="warning" role="alert" title={<T text={raceWords.title} />}>
            <T text={raceWords.nothingLost} />
          </Banner>
        )}
        {state === 'failed' && (
          <Banner variant="error" role="status">
            <T text={stepWords.updateFailed} />
          </Banner>
        )}
        {(state === 'unstarted' || (filing === null && posted !== null)) && <NoFilingNotice />}
        {posted?.message && filing !== null && <Banner variant="error">{posted.message}</Banner>}
        {isMissing && (
          <Text size="sm" tone="muted">
            <T text={stepWords.missingRequired} />
          </Text>
        )}
        <Cluster gap={3}>
          <Button
            type="submit"
            name="intent"
            value="continue"
            isPending={isBusy(wizard, 'documents')}
            pendingLabel={<T text={stepWords.continuing} />}
          >
            <T text={state === 'failed' ? wizardWords.tryAgain : stepWords.continue} />
          </Button>
          {stepBefore.documents && (
            <LinkButton variant="secondary" href={pathOf(stepBefore.documents)}>
              <T text={stepWords.back} />
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}

const NoFilingNotice = () => (
  <Banner
    variant="error"
    role="alert"
    actions={
      <LinkButton size="small" href={pathOf('setup')}>
        <T text={wizardWords.startReturn} />
      </LinkButton>
    }
  >
    <T text={stepWords.noFiling} />
  </Banner>
)
