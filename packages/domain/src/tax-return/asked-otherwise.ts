import type { AlsoCountName, AmountStep, QuestionName } from './questions/index.ts'
import { amountSteps } from './steps.ts'
import type { AskedJointly, FilingPatch, TaxFiling } from './tax-return.schema.ts'

type Before = Pick<TaxFiling, 'isJointFiling' | 'incomeData' | 'deductionsData' | 'askedJointly'>

/**
 * How the amounts of a return were asked, after a change of it: of which steps of a couple, or of one person, where the return is now of the
 * other kind. Continuing with a step asks them as the return is; another change of the kind may be back to how they were asked.
 */
export function askedAfter(before: Before, patch: FilingPatch): AskedJointly | null {
  const isJoint = patch.isJointFiling ?? before.isJointFiling
  const otherwise = amountSteps.flatMap((step) => {
    const isAskedNow = patch[`${step}Data`] !== undefined && patch.currentStep !== undefined
    const asked = before.askedJointly?.[step] ?? before.isJointFiling
    return isAskedNow || before[`${step}Data`] === null || asked === isJoint ? [] : [[step, asked] as const]
  })
  return otherwise.length === 0 ? null : Object.fromEntries(otherwise)
}

/** The questions of income that ask a couple of both of them; a test holds them against the words. A table, as no page needs all words for it. */
export const incomeOfBoth: readonly AlsoCountName[] = [
  'partYearResident',
  'businessProfit',
  'insuredAbroad',
  'savings',
  'investments',
  'debts',
  'box2Income',
  'actualIncome',
  'singleElderly',
]

/** Whether a question asks a couple for what is of both of them, and one person for their own: at deductions all that do not name the partner. */
const isOfBoth = (step: AmountStep, name: QuestionName): boolean =>
  step === 'income' ? incomeOfBoth.some((one) => one === name) : !name.startsWith('partner')

/** A step whose amounts were asked of a couple, or of one person, in a return that is now of the other kind. */
export interface AskedOtherwise {
  readonly step: AmountStep
  /** The questions that are to be looked at again: what was answered to them may be of another number of people. */
  readonly names: readonly QuestionName[]
}

/** What is to be looked at again in a return since it became one of a couple, or of one person. */
export const askedOtherwise = (
  filing: Pick<TaxFiling, 'isJointFiling'> & {
    readonly askedJointly?: AskedJointly | null
    readonly incomeData: object | null
    readonly deductionsData: object | null
  },
): readonly AskedOtherwise[] =>
  amountSteps.flatMap((step) => {
    const asked = filing.askedJointly?.[step] ?? filing.isJointFiling
    if (asked === filing.isJointFiling) return []
    const answers: Readonly<Record<string, unknown>> = { ...filing[`${step}Data`] }
    const names = (Object.keys(answers) as QuestionName[]).filter((name) => answers[name] && isOfBoth(step, name))
    return names.length === 0 ? [] : [{ step, names }]
  })
