import type { Copy } from '@aangiftewijs/domain/language'
import { formatEuros } from '@aangiftewijs/domain/money'
import { MoneyTable } from '@aangiftewijs/ui/MoneyTable'
import { T } from '../../copy/words.tsx'
import { centsOrZero } from './known-amounts.ts'

interface AmountAnswersProps<Name extends string> {
  readonly caption: Copy
  readonly amounts: Readonly<Record<Name, number>>
  readonly questions: readonly { readonly name: Name; readonly label: Copy }[]
}

/** The amounts of a submitted return, to read. */
export const AmountAnswers = <Name extends string>({ caption, amounts, questions }: AmountAnswersProps<Name>) => (
  <MoneyTable
    caption={<T text={caption} />}
    isCaptionHidden
    rows={questions.map(({ name, label }) => ({
      id: name,
      label: <T text={label} />,
      amount: formatEuros(centsOrZero(amounts[name])),
    }))}
  />
)
