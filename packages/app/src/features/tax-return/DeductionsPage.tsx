import type { FormFields } from '@aangiftewijs/domain/form'
import { calculateDeductionsStepTax, fillDeductions } from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { AmountAnswers } from './AmountAnswers.tsx'
import { AmountQuestion } from './AmountQuestion.tsx'
import { fromDocuments } from './AmountSource.tsx'
import { words as wizardWords } from './copy.ts'
import { words } from './deductions.copy.ts'
import { CompletedNotice, NoFiling } from './Notices.tsx'
import { StepForm } from './StepForm.tsx'
import { filledFields, typedDeductions } from './step-fields.ts'
import { knownIncome, usePrefill } from './use-prefill.ts'
import { useStepForm } from './use-step-form.ts'
import { useTaxReturn } from './use-tax-return.ts'
import { WizardFrame } from './WizardFrame.tsx'

const toasts = { saved: words.saved, failed: wizardWords.error, failedText: words.failedText }

const questions = [
  { name: 'mortgageInterest', label: words.mortgageInterest, hint: words.mortgageInterestHint },
  { name: 'healthcareExpenses', label: words.healthcareExpenses, hint: words.healthcareExpensesHint },
  { name: 'educationExpenses', label: words.educationExpenses, hint: words.educationExpensesHint },
  { name: 'charityDonations', label: words.charityDonations, hint: words.charityDonationsHint },
] as const

/** What may be subtracted from the income, pre-filled from the documents. Spec 2 § 2.6. */
export function Page() {
  const prefill = usePrefill()
  const wizard = useTaxReturn('deductions', toasts, prefill.employers)
  const form = useStepForm('deductions', wizard)
  const { filing } = wizard.snapshot.context
  const saved = filing?.deductionsData ?? null
  const filled = fillDeductions(saved, prefill)
  const changedBack = new URLSearchParams(usePage().search).get(fromDocuments)
  const shown = form.typed ?? filledFields(filled, changedBack)
  const [typed, setTyped] = useState<FormFields | null>(null)
  const now = typed ?? shown
  const calculation = calculateDeductionsStepTax(knownIncome(filing, prefill), typedDeductions(now))

  return (
    <WizardFrame
      step="deductions"
      title={words.title}
      intro={words.intro}
      filing={filing}
      calculation={filing && calculation}
      isUnsaved={saved === null && typed === null}
    >
      {filing === null ? (
        <NoFiling />
      ) : filing.completed ? (
        <>
          <CompletedNotice />
          {saved && <AmountAnswers caption={words.title} amounts={saved} questions={questions} />}
        </>
      ) : (
        <StepForm
          step="deductions"
          form={form}
          filing={filing}
          continueWords={words.continueToReview}
          failure={<T text={words.failedText} />}
          onType={setTyped}
        >
          <Stack gap={6}>
            {questions.map((question) => (
              <AmountQuestion
                key={question.name}
                {...question}
                shown={shown[question.name] ?? ''}
                typed={now[question.name] ?? ''}
                filled={filled[question.name]}
                unsure={prefill.unsure.filter(({ name }) => name === question.name)}
                errorOf={form.errorOf}
              />
            ))}
          </Stack>
        </StepForm>
      )}
    </WizardFrame>
  )
}
