import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { formatEuros } from '@aangiftewijs/domain/money'
import {
  figuresFor,
  questionWords,
  type Step,
  savedAnswers,
  type TaxCalculation,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { AnswerList } from './AnswerList.tsx'
import { EmployersPanel } from './EmployersPanel.tsx'
import { GrossToNet } from './GrossToNet.tsx'
import { ReviewDocuments } from './ReviewDocuments.tsx'
import { words } from './review.copy.ts'

interface ReviewOverviewProps {
  readonly filing: TaxFiling
  readonly fullName: string
  readonly documents: readonly TaxDocument[]
  readonly calculation: TaxCalculation
  /** Part of the calculation comes from documents and is not saved. */
  readonly isUnsaved: boolean
}

/** The overview of all answers, section by section, each with the way to change it. Spec 2 § 2.7. */
export function ReviewOverview({ filing, fullName, documents, calculation, isUnsaved }: ReviewOverviewProps) {
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
        {(incomeData?.employerList?.length ?? 0) > 1 && <EmployersPanel employers={incomeData?.employerList ?? []} />}
      </Section>
      <Section title={words.deductions}>
        <AnswerList {...answersAt('deductions')} />
      </Section>
      <Section title={words.calculation}>
        {isUnsaved && (
          <Text tone="warning">
            <T text={words.notSaved} />
          </Text>
        )}
        <GrossToNet calculation={calculation} />
        {filing.isJointFiling && (
          <MoneyTable
            caption={<T text={words.partnerBenefit} />}
            isCaptionHidden
            rows={[{ label: <T text={words.partnerBenefit} />, amount: formatEuros(figuresFor(year).partnerBenefit) }]}
          />
        )}
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { readonly title: Copy; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>
        <T text={title} />
      </Heading>
      {children}
    </Stack>
  )
}
