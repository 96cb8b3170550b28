import type { FormFields } from '@aangiftewijs/domain/form'
import type { Copy } from '@aangiftewijs/domain/language'
import {
  type AmountStep,
  type Amounts,
  amountsAsked,
  amountWords,
  fillAmount,
  isTakenOver,
  type Prefill,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { type ReactNode, useMemo } from 'react'
import { T } from '../../../copy/words.tsx'
import { usePage } from '../../../shell/page-context.tsx'
import { Outcome } from '../../lawful-result/Outcome.tsx'
import { OutcomeLine } from '../../lawful-result/OutcomeLine.tsx'
import { words as wizardWords } from '../copy.ts'
import { fromDocuments } from '../papers/AmountSource.tsx'
import { NotCounted } from '../papers/NotCounted.tsx'
import { ReadingNotice } from '../papers/ReadingNotice.tsx'
import { type Unread, useAbsent, usePrefill } from '../papers/use-prefill.ts'
import { useRefill } from '../papers/use-refill.ts'
import { type BoundWords, questionProblem } from '../step-form/question-problem.ts'
import { StepForm } from '../step-form/StepForm.tsx'
import { openingText } from '../step-form/typed-amounts.ts'
import { useLeftUnread } from '../step-form/use-left-unread.ts'
import { type StepFormState, useStepForm } from '../step-form/use-step-form.ts'
import { CompletedNotice, NoFiling } from '../wizard/Notices.tsx'
import { useTaxReturn } from '../wizard/use-tax-return.ts'
import { WizardFrame } from '../wizard/WizardFrame.tsx'
import { AlsoCount, AlsoCountAround } from './AlsoCount.tsx'
import { AmountAnswers } from './AmountAnswers.tsx'
import { AmountQuestion } from './AmountQuestion.tsx'

interface AmountsStepProps {
  readonly step: AmountStep
  readonly words: Readonly<Record<'title' | 'intro' | 'saved' | 'failedText', Copy>>
  /** Of its parts that are more than their whole. */
  readonly boundWords: BoundWords
  readonly continueWords: Copy
  /** Shown above the form of an open return. */
  readonly above?: (filing: TaxFiling) => ReactNode
  /** Shown above the amounts of an open return, in its form. */
  readonly before?: (form: StepFormState) => ReactNode
  /** Shown below the amounts of an open return. */
  readonly below?: (prefill: Prefill) => ReactNode
  /** Shown below the amounts of a submitted return. */
  readonly after?: (filing: TaxFiling) => ReactNode
}

/** A step that asks for amounts, pre-filled from the documents. Spec 2 § 2.5, § 2.6. */
export function AmountsStep({ step, words, boundWords, continueWords, above, before, below, after }: AmountsStepProps) {
  const prefill = usePrefill()
  const absent = useAbsent()
  const toasts = { saved: words.saved, failed: wizardWords.error, failedText: words.failedText }
  const wizard = useTaxReturn(step, toasts)
  const form = useLeftUnread(useStepForm(wizard, amountWords, boundWords), questionProblem(amountWords, {}, boundWords))
  const { filing } = wizard
  const saved: Amounts | null = filing?.[`${step}Data`] ?? null
  const questions = (filing ? amountsAsked(step, filing) : []).map((name) => ({
    name,
    filled: fillAmount(saved?.[name], prefill.suggestions[name]),
  }))
  const unreadOf = (name: string): readonly Unread[] => [
    ...prefill.unsure.flatMap(({ question, figure }) => (question === name ? [figure] : [])),
    ...absent.filter(({ question }) => question === name),
  ]
  const changedBack = new URLSearchParams(usePage().search).get(fromDocuments)
  const opening = questions.map(({ name, filled }) => [name, openingText(filled, name === changedBack)])
  const blank: FormFields = Object.fromEntries(opening)
  useRefill(form, filing, blank)
  const shown =
    form.typed === null
      ? blank
      : { ...blank, ...form.typed, ...(changedBack && { [changedBack]: blank[changedBack] ?? '' }) }
  const now = form.live ?? shown
  const names = questions.map(({ name }) => name)
  // What was taken over counts once the person acts: the figure leaves out nothing that the documents say.
  const typed = form.live ?? (isTakenOver(form.typed) ? null : form.typed)
  const typedNow = useMemo(() => typed && { step, fields: typed }, [typed, step])

  return (
    <WizardFrame
      step={step}
      title={words.title}
      intro={words.intro}
      filing={filing}
      outcome={filing && <Outcome typed={typedNow} />}
    >
      {filing === null ? (
        <NoFiling />
      ) : filing.completed ? (
        <>
          <CompletedNotice />
          {saved && <AmountAnswers caption={words.title} amounts={saved} names={names} />}
          <AlsoCountAround step={step} filing={filing} form={form} now={now}>
            <AlsoCount part="tax-return/questions/AlsoCount" form={form} />
          </AlsoCountAround>
          {saved && after?.(filing)}
        </>
      ) : (
        <>
          {above?.(filing)}
          <StepForm
            form={form}
            filing={filing}
            continueWords={continueWords}
            line={<OutcomeLine typed={typedNow} />}
            failure={<T text={words.failedText} />}
          >
            <AlsoCountAround step={step} filing={filing} form={form} now={now}>
              <Stack gap={6}>
                <ReadingNotice />
                <NotCounted />
                {before?.(form)}
                {questions.map(({ name, filled }) => (
                  <AmountQuestion
                    key={name}
                    name={name}
                    shown={shown[name] ?? ''}
                    typed={now[name] ?? ''}
                    filled={filled}
                    unsure={unreadOf(name)}
                    errorOf={form.errorOf}
                  />
                ))}
                {below?.(prefill)}
                <AlsoCount part="tax-return/questions/AlsoCount" form={form} />
              </Stack>
            </AlsoCountAround>
          </StepForm>
        </>
      )}
    </WizardFrame>
  )
}
