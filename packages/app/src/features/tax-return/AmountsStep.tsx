import type { FormFields } from '@aangiftewijs/domain/form'
import type { Copy } from '@aangiftewijs/domain/language'
import type { FilledAmount, Prefill, TaxCalculation, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { type ReactNode, useState } from 'react'
import { T } from '../../copy/words.tsx'
import { usePage } from '../../shell/page-context.tsx'
import { AmountAnswers } from './AmountAnswers.tsx'
import { AmountQuestion } from './AmountQuestion.tsx'
import { fromDocuments } from './AmountSource.tsx'
import { words as wizardWords } from './copy.ts'
import { CompletedNotice, NoFiling } from './Notices.tsx'
import { StepForm } from './StepForm.tsx'
import { filledFields } from './step-fields.ts'
import { usePrefill } from './use-prefill.ts'
import { useStepForm } from './use-step-form.ts'
import { useTaxReturn } from './use-tax-return.ts'
import { WizardFrame } from './WizardFrame.tsx'

interface Question<Name extends string> {
  readonly name: Name
  readonly label: Copy
  readonly hint: Copy
  readonly isRequired?: boolean
}

interface AmountsStepProps<Name extends string, Saved extends Readonly<Record<Name, number>>> {
  readonly step: 'income' | 'deductions'
  readonly words: Readonly<Record<'title' | 'intro' | 'saved' | 'failedText', Copy>>
  readonly continueWords: Copy
  readonly questions: readonly Question<Name>[]
  readonly savedIn: (filing: TaxFiling) => Saved | null
  readonly fill: (saved: Saved | null, prefill: Prefill) => Readonly<Record<Name, FilledAmount>>
  /** The tax with what stands in the fields now. */
  readonly calculate: (typed: FormFields, filing: TaxFiling | null, prefill: Prefill) => TaxCalculation
  /** Shown above the questions. */
  readonly before?: (prefill: Prefill) => ReactNode
  /** Shown below the amounts of a submitted return. */
  readonly after?: (saved: Saved) => ReactNode
}

/** A step that asks for amounts, pre-filled from the documents. Spec 2 § 2.5, § 2.6. */
export function AmountsStep<Name extends string, Saved extends Readonly<Record<Name, number>>>({
  step,
  words,
  continueWords,
  questions,
  savedIn,
  fill,
  calculate,
  before,
  after,
}: AmountsStepProps<Name, Saved>) {
  const prefill = usePrefill()
  const toasts = { saved: words.saved, failed: wizardWords.error, failedText: words.failedText }
  const wizard = useTaxReturn(step, toasts, prefill.employers)
  const form = useStepForm(step, wizard)
  const { filing } = wizard.snapshot.context
  const saved = filing && savedIn(filing)
  const filled = fill(saved, prefill)
  const changedBack = new URLSearchParams(usePage().search).get(fromDocuments)
  const shown = form.typed ?? filledFields(filled, changedBack)
  const [typed, setTyped] = useState<FormFields | null>(null)
  const now = typed ?? shown

  return (
    <WizardFrame
      step={step}
      title={words.title}
      intro={words.intro}
      filing={filing}
      calculation={filing && calculate(now, filing, prefill)}
      isUnsaved={saved === null && typed === null}
    >
      {filing === null ? (
        <NoFiling />
      ) : filing.completed ? (
        <>
          <CompletedNotice />
          {saved && <AmountAnswers caption={words.title} amounts={saved} questions={questions} />}
          {saved && after?.(saved)}
        </>
      ) : (
        <StepForm
          step={step}
          form={form}
          filing={filing}
          continueWords={continueWords}
          failure={<T text={words.failedText} />}
          onType={setTyped}
        >
          <Stack gap={6}>
            {before?.(prefill)}
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
