import { formatEuros, percentWords } from '@aangiftewijs/domain/money'
import { exactPerCent, type TaxCalculation } from '@aangiftewijs/domain/tax-return'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { type SegmentTone, StackedBar } from '@aangiftewijs/ui/StackedBar'
import { T, useWords } from '../../copy/words.tsx'
import { HowWeGotThis } from './ReturnTally.tsx'
import { words } from './review.copy.ts'

/** The tones of the brackets, from the first on. */
const bracketTones: readonly SegmentTone[] = ['info', 'warning', 'error']

/** One bar from gross income to what is left, and the reckoning with the same figures. */
export function GrossToNet({ calculation }: { readonly calculation: TaxCalculation }) {
  const say = useWords()
  const { income, deductions, tax, withheld } = calculation
  const untaxed = Math.min(deductions, income)
  const left = income - untaxed - tax
  return (
    <Stack gap={6}>
      {income > 0 && (
        <Stack gap={2}>
          <StackedBar
            label={<T text={words.barLabel} />}
            tableCaption={<T text={words.barTable} />}
            segments={[
              {
                id: 'deductions',
                label: <T text={words.untaxed} />,
                value: untaxed,
                amount: formatEuros(untaxed),
                tone: 'neutral',
              },
              ...calculation.parts.map((part, index) => {
                const cents = Math.round(part.exactTax / exactPerCent)
                return {
                  id: `bracket-${index + 1}`,
                  label: <T text={words.taxInBracket} values={{ rate: say(percentWords(part.bracket.rate)) }} />,
                  value: cents,
                  amount: formatEuros(cents),
                  tone: bracketTones[index] ?? 'error',
                }
              }),
              {
                id: 'left',
                label: <T text={words.left} />,
                value: left,
                amount: formatEuros(left),
                tone: 'success',
              },
            ]}
          />
          <Text size="sm" tone="muted">
            <T text={words.withheldNote} values={{ tax: formatEuros(tax), withheld: formatEuros(withheld) }} />
          </Text>
        </Stack>
      )}
      <HowWeGotThis calculation={calculation} />
    </Stack>
  )
}
