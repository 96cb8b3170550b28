import type { FormFields } from '@aangiftewijs/domain/form'
import { preselectedYear, savedFields, setupWords, type TaxFiling, yearChoices } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { InsteadOfScript } from '@aangiftewijs/ui/InsteadOfScript'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { completedWords, words as wizardWords } from './copy.ts'
import { SetupQuestions } from './SetupQuestions.tsx'
import { StepForm } from './StepForm.tsx'
import { words } from './setup.copy.ts'
import { useStepForm } from './use-step-form.ts'
import { useTaxReturn } from './use-tax-return.ts'
import { WizardFrame } from './WizardFrame.tsx'

const toasts = { failed: wizardWords.error, failedText: wizardWords.saveFailed }

/** The first step: year, BSN and the kind of return. Starts a return, or updates the newest open one. Spec 2 § 2.2. */
export function Page() {
  const newest = useCurrentFiling()
  const wizard = useTaxReturn('setup', toasts)
  const filing = openReturn(wizard.filing)
  const form = useStepForm(wizard, setupWords)
  const today = new Date(usePage().now)
  const saved: FormFields = filing ? savedFields('setup', filing) : { year: String(preselectedYear(today)) }
  const shown = form.typed ?? saved
  const isJoint = (form.live ?? shown).isJointFiling === 'on'

  return (
    <WizardFrame step="setup" title={words.title} intro={words.intro} filing={filing} isJoint={isJoint}>
      {newest?.completed && (
        <Banner variant="info">
          <T text={completedWords.setupNotice} values={{ year: newest.year }} />
        </Banner>
      )}
      <StepForm
        form={form}
        filing={filing}
        continueWords={isJoint ? words.continueToPartner : words.continueToDocuments}
        note={
          <InsteadOfScript as="span">
            <T text={words.nextWithoutScript} />
          </InsteadOfScript>
        }
        failure={<T text={wizardWords.saveFailed} />}
      >
        <SetupQuestions
          years={yearsWith(Number(shown.year), today)}
          shown={shown}
          filing={filing}
          errorOf={form.errorOf}
        />
      </StepForm>
    </WizardFrame>
  )
}

/** A submitted return stays as it is: setup then starts another. */
const openReturn = (filing: TaxFiling | null) => (filing?.completed ? null : filing)

/** The years on offer, and the return's own year where it is an older one. */
function yearsWith(own: number, today: Date): readonly number[] {
  const years = yearChoices(today)
  return years.includes(own) || !Number.isInteger(own) ? years : [...years, own]
}
