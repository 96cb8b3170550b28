import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { questionWords, type Step, savedAnswers, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'
import { Deferred } from '../../../deferred/Deferred.tsx'
import { AlsoAnswers } from '../questions/AlsoAnswers.tsx'
import { AnswerList } from '../questions/AnswerList.tsx'
import { words } from '../review.copy.ts'
import { Section } from '../Section.tsx'
import { ReviewDocuments } from './ReviewDocuments.tsx'

interface ReviewOverviewProps {
  readonly filing: TaxFiling
  readonly fullName: string
  readonly documents: readonly TaxDocument[]
}

/** The overview of all answers, section by section, each with the way to change it. Spec 2 § 2.7. */
export function ReviewOverview({ filing, fullName, documents }: ReviewOverviewProps) {
  const { year, incomeData, partnerData } = filing
  const answersAt = (step: Step) => ({
    step,
    year,
    words: questionWords,
    answers: savedAnswers(step, filing),
    changeAt: filing.completed ? undefined : step,
  })
  return (
    <Stack gap={10}>
      <Section title={words.personal}>
        <AnswerList {...answersAt('setup')} first={[{ id: 'name', term: <T text={words.name} />, value: fullName }]} />
      </Section>
      <Section title={words.documents}>
        <ReviewDocuments filing={filing} documents={documents} />
      </Section>
      {filing.isJointFiling && (
        <Section title={words.partner}>
          <AnswerList {...answersAt('partner')} />
          {partnerData?.incomeData && (
            <AnswerList step="income" year={year} words={questionWords} answers={partnerData.incomeData} />
          )}
          {partnerData?.deductionsData && (
            <AnswerList step="deductions" year={year} words={questionWords} answers={partnerData.deductionsData} />
          )}
        </Section>
      )}
      <Section title={words.income}>
        <AnswerList {...answersAt('income')} />
        {(incomeData?.employerList?.length ?? 0) > 1 && <Deferred part="tax-return/papers/Employers" />}
        <AlsoAnswers step="income" filing={filing} isChangeable={!filing.completed} />
      </Section>
      <Section title={words.deductions}>
        <AnswerList {...answersAt('deductions')} />
        <AlsoAnswers step="deductions" filing={filing} isChangeable={!filing.completed} />
      </Section>
    </Stack>
  )
}
