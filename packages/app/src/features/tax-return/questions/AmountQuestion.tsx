import {
  type AmountName,
  amountGuide,
  amountQuestions,
  amountWords,
  type FilledAmount,
  type Question,
} from '@aangiftewijs/domain/tax-return'
import { Stack } from '@aangiftewijs/ui/layout'
import { MoneyField } from '@aangiftewijs/ui/MoneyField'
import { T } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { AmountDetails, AmountSource } from '../papers/AmountSource.tsx'
import { foundAmounts } from '../papers/found-amounts.ts'
import type { Unread } from '../papers/use-prefill.ts'
import { WhereFound } from '../papers/WhereFound.tsx'
import { DeductibleInterest } from './DeductibleInterest.tsx'
import { Hint } from './Hint.tsx'
import { InGuide } from './InGuide.tsx'

interface AmountQuestionProps {
  readonly name: AmountName
  /** The amount the field starts with. */
  readonly shown: string
  /** The amount that stands in the field now. */
  readonly typed: string
  readonly filled: FilledAmount
  /** What papers may say of it: figures that are not sure, and those on which none was found. */
  readonly unsure: readonly Unread[]
  readonly errorOf: ErrorWords['errorOf']
}

/** An amount in euros, with the documents it came from. */
export function AmountQuestion({ name, shown, typed, filled: { suggestion }, unsure, errorOf }: AmountQuestionProps) {
  const { label, hint } = amountWords[name]
  const found = foundAmounts[name]
  const inGuide = <InGuide href={amountGuide[name]} control={name} label={label} />
  const { isNeeded = false }: Question = amountQuestions[name]
  return (
    <Stack gap={2}>
      <MoneyField
        name={name}
        label={<T text={label} />}
        {...(hint && { hint: <Hint name={name} text={hint} /> })}
        defaultValue={shown}
        isRequired={isNeeded}
        source={suggestion && <AmountSource typed={typed} suggestion={suggestion} />}
        {...errorOf(name)}
      />
      <AmountDetails name={name} label={label} typed={typed} suggestion={suggestion} unsure={unsure} />
      {suggestion && <DeductibleInterest name={name} label={label} suggestion={suggestion} />}
      {found ? <WhereFound name={name} label={label} found={found} inGuide={inGuide} /> : inGuide}
    </Stack>
  )
}
