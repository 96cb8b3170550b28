import { formatEuros } from '@aangiftewijs/domain/money'
import { figuresFor } from '@aangiftewijs/domain/tax-return'
import { Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T } from '../../../copy/words.tsx'
import { useCurrentFiling } from '../../../ports/queries.ts'
import { Demonstration } from '../../lawful-result/Demonstration.tsx'
import { isPartlyRead, knownTax } from '../papers/known-amounts.ts'
import { usePrefill } from '../papers/use-prefill.ts'
import { useCountedDocuments } from '../papers/use-return-documents.ts'
import { words } from '../review.copy.ts'
import { Section } from '../Section.tsx'
import { InDutch } from '../submission/InDutch.tsx'
import { FinancialSummary } from './FinancialSummary.tsx'
import { HowWeGotThis } from './ReturnTally.tsx'

/** The specified figures of review: what the documents come to, the tax, and the partner benefit. Spec 2 §§ 2.7 and 9. */
export function Part() {
  const filing = useCurrentFiling()
  const documents = useCountedDocuments(filing)
  const prefill = usePrefill()
  if (filing === null) return null
  const { year, isJointFiling } = filing
  return (
    <InDutch>
      <Demonstration>
        <FinancialSummary documents={documents} year={year} />
        <Section title={words.calculation}>
          {isPartlyRead(filing, prefill) && (
            <Text tone="warning">
              <T text={words.notSaved} />
            </Text>
          )}
          <HowWeGotThis calculation={knownTax(filing, prefill)} />
          {isJointFiling && (
            <MoneyTable
              caption={<T text={words.partnerBenefit} />}
              isCaptionHidden
              rows={[
                { label: <T text={words.partnerBenefit} />, amount: formatEuros(figuresFor(year).partnerBenefit) },
              ]}
            />
          )}
        </Section>
      </Demonstration>
    </InDutch>
  )
}
