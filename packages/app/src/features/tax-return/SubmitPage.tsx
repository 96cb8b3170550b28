import { isOpen, realFormOf, submitWords, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Checkbox } from '@aangiftewijs/ui/Checkbox'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useReturnState } from '../../ports/queries.ts'
import { failureWords } from '../../shell/failure-words.ts'
import { Outcome } from '../lawful-result/Outcome.tsx'
import { UnsavedNotice } from './drafts/UnsavedNotice.tsx'
import { StepForm } from './step-form/StepForm.tsx'
import { useStepForm } from './step-form/use-step-form.ts'
import { SubmitSuccess } from './submission/SubmitSuccess.tsx'
import { words } from './submit.copy.ts'
import { NoFiling } from './wizard/Notices.tsx'
import { useTaxReturn, type Wizard } from './wizard/use-tax-return.ts'
import { WizardFrame } from './wizard/WizardFrame.tsx'

const toasts = {
  saved: words.submitted,
  failed: words.failed,
  failedText: null,
  refused: { title: words.agreementRequired, text: words.agreementText },
}

/** The last check, the confirmation, and the success view of a submitted return. Spec 2 § 2.8. */
export function Page() {
  const wizard = useTaxReturn('submit', toasts)
  const { filing } = wizard
  const [wasCompleted] = useState(filing?.completed === true)
  if (filing?.completed) return <SubmitSuccess filing={filing} takesFocus={!wasCompleted} />
  return (
    <WizardFrame step="submit" title={words.title} intro={words.intro} filing={filing}>
      {filing ? <Submit filing={filing} wizard={wizard} /> : <NoFiling />}
    </WizardFrame>
  )
}

function Submit({ filing, wizard }: { readonly filing: TaxFiling; readonly wizard: Wizard }) {
  const shown = useReturnState()
  const form = useStepForm(wizard, submitWords)
  const said = failureWords(wizard.context.failure)
  const isIncomplete = wizard.state === 'incomplete' || !isOpen('submit', filing)
  return (
    <StepForm
      form={form}
      filing={filing}
      continueWords={words.submit}
      pendingWords={words.submitting}
      before={
        <Stack gap={6}>
          <UnsavedNotice filing={filing} />
          <Outcome />
          <Stack as="section" gap={3}>
            <Heading level={2} size="lg">
              <T text={words.checklist} />
            </Heading>
            <Deferred part="tax-return/submission/SubmitChecklist" follows={shown} />
          </Stack>
          {isIncomplete && (
            <Banner tone="warning" title={<T text={words.notReady} />} role="status">
              <T text={words.notReadyText} />
            </Banner>
          )}
        </Stack>
      }
      failure={
        <>
          <T text={words.failed} />
          {': '}
          {typeof said === 'string' ? said : <T text={said} />}
        </>
      }
    >
      {/* That it is needed is said above and in a toast, as the specification has it: here it is said what to do. */}
      <Checkbox
        name="confirmation"
        isRequired
        error={form.errorOf('confirmation').error && <T text={words.tickToSubmit} />}
      >
        <T text={submitWords.confirmation.label} />
      </Checkbox>
      {filing.isJointFiling && (
        <Text size="sm" tone="muted">
          <T text={words.signing[realFormOf(filing.incomeData ?? {})]} />
          {!filing.incomeData?.diedInYear && (
            <>
              {' '}
              <T text={words.diedSince} values={{ year: filing.year }} />
            </>
          )}
        </Text>
      )}
    </StepForm>
  )
}
