import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import { estimateFromDocuments, figuresFor, totalsOfDocuments } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T } from '../../../copy/words.tsx'
import { words } from '../review.copy.ts'

interface FinancialSummaryProps {
  readonly documents: readonly TaxDocument[]
  readonly year: number
}

/** What the documents alone come to, at the flat rate. Spec 2 §§ 2.7 and 9. */
export function FinancialSummary({ documents, year }: FinancialSummaryProps) {
  const { income, deductions, withheld } = totalsOfDocuments(documents, year)
  const estimate = estimateFromDocuments(income, deductions, withheld, year)
  return (
    <Card title={<T text={words.summary} />} headingLevel={2} as="section">
      {documents.length === 0 ? (
        <Text>
          <T text={words.noDocuments} />
        </Text>
      ) : (
        <Stack gap={3}>
          <Text tone="muted" size="sm">
            <T text={words.summaryIntro} values={{ percent: figuresFor(year).summaryPercent }} />
          </Text>
          <MoneyTable
            caption={<T text={words.summary} />}
            isCaptionHidden
            rows={[
              { label: <T text={words.documentIncome} />, amount: formatEuros(income) },
              { label: <T text={words.documentDeductions} />, amount: formatEuros(deductions) },
              { label: <T text={words.documentWithheld} />, amount: formatEuros(withheld) },
              {
                label: <T text={estimate > 0 ? words.estimateToPay : words.estimateToReceive} />,
                amount: formatEuros(Math.abs(estimate)),
                isTotal: true,
              },
            ]}
          />
        </Stack>
      )}
    </Card>
  )
}
