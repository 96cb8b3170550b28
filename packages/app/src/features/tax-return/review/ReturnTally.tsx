import { formatEuros, formatWholeEuros, percentWords } from '@aangiftewijs/domain/money'
import { type BracketPart, exactPerCent, type TaxCalculation } from '@aangiftewijs/domain/tax-return'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { Tally } from '@aangiftewijs/ui/Tally'
import { T, useWords } from '../../../copy/words.tsx'
import { tallyWords as words } from './tally.copy.ts'

interface ReturnTallyProps {
  readonly calculation: TaxCalculation
  /** Some amounts come from documents and are not saved. */
  readonly isPartlyRead?: boolean
}

/** The return at a glance, by the rule of the deductions step, with the steps of the reckoning. Spec 2 § 9. */
export function ReturnTally({ calculation, isPartlyRead = false }: ReturnTallyProps) {
  const { income, deductions, tax, withheld } = calculation
  return (
    <Tally
      id="return-tally"
      title={<T text={words.title} />}
      lines={[
        { id: 'income', label: <T text={words.income} />, amount: formatEuros(income) },
        { id: 'deductions', label: <T text={words.deductions} />, amount: formatEuros(deductions) },
        { id: 'tax', label: <T text={words.tax} />, amount: formatEuros(tax) },
        { id: 'withheld', label: <T text={words.withheld} />, amount: formatEuros(withheld) },
      ]}
      result={resultOf(calculation.calculatedTax)}
      details={{
        label: <T text={words.howTitle} />,
        content: (
          <Stack gap={3}>
            <HowWeGotThis calculation={calculation} />
            <Text size="sm" tone="muted">
              {isPartlyRead && (
                <>
                  <T text={words.fromDocuments} />{' '}
                </>
              )}
              <T text={words.note} />
            </Text>
          </Stack>
        ),
      }}
    />
  )
}

/** What the calculated tax means for the person: whole euros, positive is to pay. */
function resultOf(calculatedTax: number) {
  const amount = formatWholeEuros(Math.abs(calculatedTax))
  if (calculatedTax === 0) return { label: <T text={words.even} />, amount, tone: 'neutral' } as const
  if (calculatedTax > 0) return { label: <T text={words.pay} />, amount, tone: 'warning' } as const
  return { label: <T text={words.refund} />, amount, tone: 'success' } as const
}

/** The reckoning from income to result, bracket by bracket. */
export function HowWeGotThis({ calculation }: { readonly calculation: TaxCalculation }) {
  return (
    <MoneyTable
      caption={<T text={words.howTable} />}
      rows={[
        { label: <T text={words.taxable} />, amount: formatEuros(calculation.taxable) },
        ...calculation.parts.map((part, place, parts) => ({
          label: <BracketWords part={part} before={parts[place - 1]} />,
          amount: formatEuros(Math.round(part.exactTax / exactPerCent)),
          note: formatEuros(part.income),
        })),
        { label: <T text={words.tax} />, amount: formatEuros(calculation.tax) },
        { label: <T text={words.minusWithheld} />, amount: formatEuros(-calculation.withheld) },
        {
          label: <T text={words.rounded} />,
          amount: formatWholeEuros(calculation.calculatedTax),
          isTotal: true,
        },
      ]}
    />
  )
}

interface BracketWordsProps {
  readonly part: BracketPart
  /** The part in the bracket below; there is one for every bracket but the first. */
  readonly before: BracketPart | undefined
}

function BracketWords({ part: { bracket }, before }: BracketWordsProps) {
  const start = formatWholeEuros(before?.bracket.upTo ?? 0)
  const rate = useWords()(percentWords(bracket.rate))
  if (bracket.upTo === null) return <T text={words.bracketFrom} values={{ rate, start }} />
  const end = formatWholeEuros(bracket.upTo)
  return before ? (
    <T text={words.bracketBetween} values={{ rate, start, end }} />
  ) : (
    <T text={words.bracketUpTo} values={{ rate, end }} />
  )
}
