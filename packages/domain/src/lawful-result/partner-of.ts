import type { Household, Person } from '../tax-law/index.ts'
import { type AlsoCounted, type Prefill, partnersOwn, suggestedAmounts } from '../tax-return/index.ts'
import { given } from './given.ts'
import type { Answers } from './household-of.ts'
import { type PersonAnswers, personOf } from './person-of.ts'

/** Of the figures that the income step always asks for, what is blank says nothing is there. */
export const whole = (income: PersonAnswers): PersonAnswers => ({
  salary: 0,
  otherIncome: 0,
  taxWithheld: 0,
  ...income,
})

/** What is known of the partner’s year: answered, else in the partner’s statements; of a wage also beside other income that was answered. */
export function partnerOf(answers: Answers, income: AlsoCounted['income'], read: Prefill): Person | undefined {
  const { isJointFiling, partnerData } = answers
  if (!isJointFiling) return undefined
  const said = given(partnersOwn('income', income))
  const { salary, otherWorkReceipts, otherIncome, benefits, pensions } = said
  const hasIncome = [salary, otherWorkReceipts, otherIncome, benefits, pensions].some((amount) => amount !== undefined)
  const onPaper = salary === undefined && read.suggestions.salary ? suggestedAmounts('income', read) : undefined
  const known = hasIncome ? (onPaper ?? {}) : (partnerData?.incomeData ?? onPaper)
  return {
    ...given({ dateOfBirth: partnerData?.dateOfBirth || undefined }),
    ...personOf({ ...(known && whole(known)), ...said }),
  }
}

/**
 * A joint return whose partner lived abroad all year is one of one person, as the law mostly has it: no fiscal partner, but for who has
 * nearly all income here.
 */
export const asOfOne = (answers: Answers): Answers =>
  answers.isJointFiling && answers.incomeData?.partnerAbroad
    ? {
        ...answers,
        isJointFiling: false,
        incomeData: { ...answers.incomeData, filesApart: false, abroadEarnsLess: false },
      }
    : answers

/**
 * What a partner abroad earned from work, which counts for the credit of who has a child. `filledIn`: that of a joint return, of whom
 * nothing known is nothing earned; who files alone says no more than that it is less, and less than whoever has the credit is nothing.
 */
export function abroadOf(
  filledIn: Person | undefined,
  { childUnder12, abroadEarnsLess }: AlsoCounted['income'],
): Household['partnerAbroad'] {
  if (!childUnder12 || !(filledIn || abroadEarnsLess)) return undefined
  const { wages = 0, untaxedAllowance = 0, otherWork = 0, dateOfBirth } = filledIn ?? {}
  return { labourIncome: Math.max(0, wages - untaxedAllowance) + otherWork, ...given({ dateOfBirth }) }
}
