import type { Copy } from '@aangiftewijs/domain/language'
import { firstUnanswered, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Button } from '@aangiftewijs/ui/Button'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Actions, Cluster, ScreenOnly, Stack } from '@aangiftewijs/ui/layout'
import type { ReactNode } from 'react'
import { T, useWords } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useCurrentFiling, useFreshReturns, useReturnState } from '../../ports/queries.ts'
import { Outcome } from '../lawful-result/Outcome.tsx'
import { stepWords, words as wizardWords } from './copy.ts'
import { UnsavedNotice } from './drafts/UnsavedNotice.tsx'
import { NotCounted } from './papers/NotCounted.tsx'
import { PrintPreview } from './review/PrintPreview.tsx'
import { actionWords, words } from './review.copy.ts'
import { FailureNotice, SaveNotice } from './step-form/SaveNotices.tsx'
import { useStepForm } from './step-form/use-step-form.ts'
import { ProceedToSubmission } from './submission/ProceedToSubmission.tsx'
import { CompletedNotice } from './wizard/Notices.tsx'
import { useTaxReturn, type Wizard } from './wizard/use-tax-return.ts'
import { useWizardLink } from './wizard/use-wizard-link.ts'
import { WizardFrame } from './wizard/WizardFrame.tsx'

const toasts = { failed: wizardWords.error, failedText: actionWords.proceedFailed }

/** Everything that was filled in and what it comes to. Spec 2 § 2.7. */
export function Page() {
  // A submitted return can no longer be changed: its notice says so.
  const isOpen = useCurrentFiling()?.completed === false
  return <ReviewStep title={words.title} intro={isOpen ? words.intro : undefined} />
}

interface ReviewStepProps {
  readonly title: Copy
  readonly intro: Copy | undefined
  /** Stands before the review. */
  readonly before?: ReactNode
}

/** The review of the return that is open; fetched again on mount and on focus. */
export function ReviewStep(place: ReviewStepProps) {
  useFreshReturns()
  const filing = useCurrentFiling()
  const wizard = useTaxReturn('review', toasts)
  return filing ? <Review {...place} filing={filing} wizard={wizard} /> : <NotFound />
}

function NotFound() {
  const link = useWizardLink()
  return (
    <WizardFrame step="review" title={words.title} filing={null}>
      <EmptyState
        title={<T text={words.notFound} />}
        actions={
          <LinkButton {...link({ type: 'a new return is started' })}>
            <T text={wizardWords.startReturn} />
          </LinkButton>
        }
      >
        <T text={wizardWords.noFilingText} />
      </EmptyState>
    </WizardFrame>
  )
}

interface ReviewProps extends ReviewStepProps {
  readonly filing: TaxFiling
  readonly wizard: Wizard
}

function Review({ title, intro, before, filing, wizard }: ReviewProps) {
  const form = useStepForm(wizard)
  const link = useWizardLink()
  const shown = useReturnState()
  const say = useWords()
  const unanswered = firstUnanswered('submit', filing)
  const onward =
    unanswered === null ? (
      <Button type="submit" form={form.id} variant="primary" isPending={form.isBusy}>
        <T text={actionWords.practise} />
      </Button>
    ) : (
      <LinkButton {...link({ type: 'a step is chosen', step: unanswered })} variant="primary">
        <T text={actionWords.goOn} values={{ step: say(stepWords[unanswered]) }} />
      </LinkButton>
    )
  return (
    <WizardFrame step="review" title={title} intro={intro} filing={filing} isOfAllReturns={before !== undefined}>
      {before}
      {filing.completed && <CompletedNotice />}
      <SaveNotice form={form} />
      <UnsavedNotice filing={filing} />
      <Stack gap={10}>
        <NotCounted />
        <Outcome />
        <Deferred part="tax-return/review/Overview" follows={shown} />
        <Deferred part="tax-return/review/DemonstrationOverview" follows={shown} />
        <Deferred part="tax-return/review/TipsPanel" />
        <FailureNotice form={form}>
          <T text={actionWords.proceedFailed} />
        </FailureNotice>
        <ScreenOnly>
          <Stack gap={4}>
            <Cluster gap={3}>
              {!filing.completed && <ProceedToSubmission filing={filing} wizard={wizard} form={form} onward={onward} />}
              <PrintPreview />
            </Cluster>
            <Actions>
              {!filing.completed && onward}
              <LinkButton {...link({ type: 'back is chosen' }, 'review')} variant="secondary">
                <T text={wizardWords.back} />
              </LinkButton>
            </Actions>
          </Stack>
        </ScreenOnly>
      </Stack>
    </WizardFrame>
  )
}
