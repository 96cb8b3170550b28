import type { FormFields } from '@aangiftewijs/domain/form'
import { calculateDeductionsStepTax, fillIncome, type IncomeData } from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { useState } from 'react'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { AmountAnswers } from './AmountAnswers.tsx'
import { AmountQuestion } from './AmountQuestion.tsx'
import { fromDocuments } from './AmountSource.tsx'
import { words as wizardWords } from './copy.ts'
import { EmployersPanel } from './EmployersPanel.tsx'
import { words } from './income.copy.ts'
import { CompletedNotice, NoFiling } from './Notices.tsx'
import { StepForm } from './StepForm.tsx'
import { filledFields, typedIncome } from './step-fields.ts'
import { knownDeductions, usePrefill } from './use-prefill.ts'
import { useStepForm } from './use-step-form.ts'
import { useTaxReturn } from './use-tax-return.ts'
import { WizardFrame } from './WizardFrame.tsx'

const toasts = { saved: words.saved, failed: wizardWords.error, failedText: words.failedText }

const questions = [
  { name: 'salary', label: words.salary, hint: words.salaryHint },
  { name: 'otherIncome', label: words.otherIncome, hint: words.otherIncomeHint },
  { name: 'taxWithheld', label: words.taxWithheld, hint: words.taxWithheldHint },
] as const

/** What was earned and what was withheld, pre-filled from the statements. Spec 2 § 2.5. */
export function Page() {
  const prefill = usePrefill()
  const wizard = useTaxReturn('income', toasts, prefill.employers)
  const form = useStepForm('income', wizard)
  const { filing } = wizard.snapshot.context
  const saved = filing?.incomeData ?? null
  const filled = fillIncome(saved, prefill)
  const changedBack = new URLSearchParams(usePage().search).get(fromDocuments)
  const shown = form.typed ?? filledFields(filled, changedBack)
  const [typed, setTyped] = useState<FormFields | null>(null)
  const now = typed ?? shown
  const isUnsaved = saved === null && typed === null
  const calculation = calculateDeductionsStepTax(typedIncome(now), knownDeductions(filing, prefill))

  return (
    <WizardFrame
      step="income"
      title={words.title}
      intro={words.intro}
      filing={filing}
      calculation={filing && calculation}
      isUnsaved={isUnsaved}
    >
      {filing === null ? (
        <NoFiling />
      ) : filing.completed ? (
        <CompletedIncome saved={saved} />
      ) : (
        <StepForm
          step="income"
          form={form}
          filing={filing}
          continueWords={wizardWords.continue}
          failure={<T text={words.failedText} />}
          onType={setTyped}
        >
          <Stack gap={6}>
            {prefill.employers.length > 1 && <EmployersPanel employers={prefill.employers} />}
            {questions.map((question) => (
              <AmountQuestion
                key={question.name}
                {...question}
                shown={shown[question.name] ?? ''}
                typed={now[question.name] ?? ''}
                filled={filled[question.name]}
                unsure={prefill.unsure.filter(({ name }) => name === question.name)}
                isRequired={question.name === 'salary'}
                errorOf={form.errorOf}
              />
            ))}
          </Stack>
        </StepForm>
      )}
    </WizardFrame>
  )
}

function CompletedIncome({ saved }: { readonly saved: IncomeData | null }) {
  return (
    <>
      <CompletedNotice />
      {saved && <AmountAnswers caption={words.title} amounts={saved} questions={questions} />}
      {saved?.employerList && saved.employerList.length > 1 && <EmployersPanel employers={saved.employerList} />}
    </>
  )
}
