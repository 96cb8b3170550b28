import { maskBsn } from '@aangiftewijs/domain/bsn'
import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { formatEuros } from '@aangiftewijs/domain/money'
import {
  fiscalPartnerBenefit,
  pathOf,
  type Step,
  type TaxCalculation,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import type { ReactNode } from 'react'
import { T } from '../../copy/words.tsx'
import { EmployersPanel } from './EmployersPanel.tsx'
import { GrossToNet } from './GrossToNet.tsx'
import { centsOrZero } from './known-amounts.ts'
import { PartnerAnswers } from './PartnerAnswers.tsx'
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
  const { incomeData, deductionsData, partnerData, setupData } = filing
  const isOpen = !filing.completed
  const income = amountRows('income', incomeData, ['salary', 'otherIncome', 'taxWithheld'], isOpen)
  const deductions = amountRows('deductions', deductionsData, deductionNames, isOpen)
  return (
    <Stack gap={10}>
      <Section title={words.personal}>
        <SummaryList
          rows={[
            { id: 'name', term: <T text={words.name} />, value: fullName },
            answer('bsn', setupData ? maskBsn(setupData.taxIdentifier) : null, isOpen, 'setup', 'taxIdentifier'),
            answer('year', String(filing.year), isOpen, 'setup', 'year'),
            answer('foreignIncome', yesNo(setupData?.foreignIncome), isOpen, 'setup', 'foreignIncome'),
            answer('ownHome', yesNo(setupData?.ownHome), isOpen, 'setup', 'ownHome'),
            answer('joint', yesNo(filing.isJointFiling), isOpen, 'setup', 'isJointFiling'),
          ]}
        />
      </Section>
      <Section title={words.documents}>
        <ReviewDocuments documents={documents} isOpen={isOpen} />
      </Section>
      {filing.isJointFiling && (
        <Section title={words.partner}>
          {partnerData ? (
            <PartnerAnswers partner={partnerData} {...(isOpen ? { changeHref: pathOf('partner') } : {})} />
          ) : (
            <SummaryList rows={[answer('partnerName', null, isOpen, 'partner', 'fullName')]} />
          )}
          {partnerData?.incomeData && (
            <SummaryList
              rows={amountRows('partner', partnerData.incomeData, ['salary', 'otherIncome', 'taxWithheld'], false)}
            />
          )}
          {partnerData?.deductionsData && (
            <SummaryList rows={amountRows('partner', partnerData.deductionsData, deductionNames, false)} />
          )}
        </Section>
      )}
      <Section title={words.income}>
        <SummaryList rows={income} />
        {(incomeData?.employerList?.length ?? 0) > 1 && <EmployersPanel employers={incomeData?.employerList ?? []} />}
      </Section>
      <Section title={words.deductions}>
        <SummaryList rows={deductions} />
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
            rows={[{ label: <T text={words.partnerBenefit} />, amount: formatEuros(fiscalPartnerBenefit) }]}
          />
        )}
      </Section>
    </Stack>
  )
}

const deductionNames = ['mortgageInterest', 'healthcareExpenses', 'educationExpenses', 'charityDonations'] as const

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

const yesNo = (answer: boolean | undefined) =>
  answer === undefined ? null : <T text={answer ? words.yes : words.no} />

type Term = 'bsn' | 'year' | 'foreignIncome' | 'ownHome' | 'joint' | 'partnerName'

/** One answer, the step and the control where it can be changed. */
const answer = (id: Term, value: ReactNode, isOpen: boolean, step: Step, control: string) => ({
  id,
  term: <T text={words[id]} />,
  value: value ?? <T text={words.notProvided} />,
  ...(isOpen ? { changeHref: `${pathOf(step)}#${control}`, changeLabel: <T text={words.change} /> } : {}),
})

type AmountName = 'salary' | 'otherIncome' | 'taxWithheld' | (typeof deductionNames)[number]

const amountRows = <Name extends AmountName>(
  step: Step,
  amounts: Readonly<Record<Name, number>> | null,
  names: readonly Name[],
  isOpen: boolean,
) =>
  names.map((name) => ({
    id: name,
    term: <T text={words[name]} />,
    value: amounts ? formatEuros(centsOrZero(amounts[name])) : <T text={words.notProvided} />,
    ...(isOpen ? { changeHref: `${pathOf(step)}#${name}`, changeLabel: <T text={words.change} /> } : {}),
  }))
