import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Actions, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { OutcomeLine } from '../../lawful-result/OutcomeLine.tsx'
import { words as wizardWords } from '../copy.ts'
import { stepWords } from '../documents.copy.ts'
import { ReturnFields } from '../ReturnFields.tsx'
import { FailureNotice, SaveNotice } from '../step-form/SaveNotices.tsx'
import { useStepForm } from '../step-form/use-step-form.ts'
import type { Wizard } from './use-tax-return.ts'
import { useWizardLink } from './use-wizard-link.ts'

interface ContinueFormProps {
  readonly wizard: Wizard
  readonly filing: TaxFiling | null
  /** A required document is not there. */
  readonly isMissing: boolean
}

/** On to income, or back to setup. Spec 1 § 2: Continue sets the return's step to income. */
export function ContinueForm({ wizard, filing, isMissing }: ContinueFormProps) {
  const form = useStepForm(wizard)
  const link = useWizardLink()
  const isUnstarted = wizard.state === 'unstarted' || (filing === null && form.typed !== null)
  return (
    <form id={form.id} method="post" action={pathOf('documents')} noValidate onSubmit={form.onSubmit}>
      <ReturnFields filing={filing} />
      <Stack gap={4}>
        {isUnstarted ? <NoFilingNotice /> : <SaveNotice form={form} />}
        <FailureNotice form={form}>
          <T text={stepWords.updateFailed} />
        </FailureNotice>
        {isMissing && (
          <Text size="sm" tone="muted">
            <T text={stepWords.missingRequired} />
          </Text>
        )}
        <Actions line={filing && <OutcomeLine />}>
          <Button
            type="submit"
            name="intent"
            value="continue"
            isPending={form.isBusy}
            pendingLabel={<T text={stepWords.continuing} />}
          >
            <T text={form.hasFailed ? wizardWords.tryAgain : stepWords.continue} />
          </Button>
          <LinkButton variant="secondary" {...link({ type: 'back is chosen' }, 'documents')}>
            <T text={stepWords.back} />
          </LinkButton>
        </Actions>
      </Stack>
    </form>
  )
}

function NoFilingNotice() {
  const link = useWizardLink()
  return (
    <Banner
      tone="error"
      role="alert"
      actions={
        <LinkButton size="small" {...link({ type: 'a new return is started' })}>
          <T text={wizardWords.startReturn} />
        </LinkButton>
      }
    >
      <T text={stepWords.noFiling} />
    </Banner>
  )
}
