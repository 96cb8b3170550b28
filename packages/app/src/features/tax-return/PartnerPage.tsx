import { partnerWords, savedFields } from '@aangiftewijs/domain/tax-return'
import { EmptyState } from '@aangiftewijs/ui/EmptyState'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Split } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { words as wizardWords } from './copy.ts'
import { words } from './partner.copy.ts'
import { PartnerBenefits } from './questions/PartnerBenefits.tsx'
import { PartnerQuestions } from './questions/PartnerQuestions.tsx'
import { StepForm } from './step-form/StepForm.tsx'
import { useStepForm } from './step-form/use-step-form.ts'
import { CompletedNotice, NoFiling } from './wizard/Notices.tsx'
import { useTaxReturn } from './wizard/use-tax-return.ts'
import { useWizardLink } from './wizard/use-wizard-link.ts'
import { WizardFrame } from './wizard/WizardFrame.tsx'

const toasts = { saved: words.saved, failed: words.failed, failedText: words.failedText }

/** Who the fiscal partner is, in a joint return. Spec 2 § 2.3. */
export function Page() {
  const wizard = useTaxReturn('partner', toasts)
  const form = useStepForm(wizard, partnerWords)
  const { filing } = wizard
  const shown = form.typed ?? (filing ? savedFields('partner', filing) : {})

  return (
    <WizardFrame step="partner" title={words.title} intro={words.intro} filing={filing}>
      {filing === null ? (
        <NoFiling />
      ) : filing.completed ? (
        <>
          <CompletedNotice />
          <Deferred part="tax-return/questions/PartnerAnswers" />
        </>
      ) : filing.isJointFiling ? (
        <Split sideAt="end" side={<PartnerBenefits />}>
          <StepForm
            form={form}
            filing={filing}
            continueWords={wizardWords.continue}
            failure={<T text={words.failedText} />}
          >
            <PartnerQuestions shown={shown} errorOf={form.errorOf} />
          </StepForm>
        </Split>
      ) : (
        <>
          <NotJoint />
          <Deferred part="tax-return/questions/PartnerAnswers" />
        </>
      )}
    </WizardFrame>
  )
}

/** The partner step of a return that is not joint: there is nothing to fill in. */
function NotJoint() {
  const link = useWizardLink()
  return (
    <EmptyState
      title={<T text={words.notJoint} />}
      actions={
        <Cluster gap={3}>
          <LinkButton {...link({ type: 'a step is chosen', step: 'documents' })} variant="primary">
            <T text={words.toDocuments} />
          </LinkButton>
          <LinkButton {...link({ type: 'a step is chosen', step: 'setup' })} variant="secondary">
            <T text={words.toSetup} />
          </LinkButton>
        </Cluster>
      }
    >
      <T text={words.notJointText} />
    </EmptyState>
  )
}
