import type { Copy } from '@aangiftewijs/domain/language'
import { formatEuros } from '@aangiftewijs/domain/money'
import { type AmountName, type Amounts, amountWords } from '@aangiftewijs/domain/tax-return'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T } from '../../../copy/words.tsx'
import { centsOrZero } from '../papers/known-amounts.ts'

interface AmountAnswersProps {
  readonly caption: Copy
  readonly names: readonly AmountName[]
  readonly amounts: Amounts
}

/** The amounts of a submitted return, to read. */
export const AmountAnswers = ({ caption, names, amounts }: AmountAnswersProps) => (
  <MoneyTable
    caption={<T text={caption} />}
    isCaptionHidden
    rows={names.map((name) => ({
      id: name,
      label: <T text={amountWords[name].label} />,
      amount: formatEuros(centsOrZero(amounts[name])),
    }))}
  />
)
