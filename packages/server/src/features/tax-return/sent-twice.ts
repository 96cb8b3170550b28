import { isDeepStrictEqual } from 'node:util'
import type { FormFields } from '@aangiftewijs/domain/form'
import {
  type AnswerContext,
  deductionsWith,
  readAnswers,
  type Step,
  type StepSave,
  stepToContinueAt,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { versionsIn } from './if-match.ts'

/** Whether the return may be what this form made of it: one save further than the form knows, or just started by it. */
function mayBeOf(step: Step, { filingId, version = '', otherYear }: FormFields, filing: TaxFiling): boolean {
  if (String(filing.id) === filingId) return versionsIn(version)?.includes(filing.version - 1) ?? false
  return (
    step === 'setup' && filing.version === 0 && (filingId === '' || otherYear === 'beside' || otherYear === 'second')
  )
}

/** The return with these answers of a step, as it is stored and read again. */
const withAnswers = (filing: TaxFiling, step: Step, { setupData, deductionsData, ...answers }: StepSave): unknown => ({
  ...filing,
  ...answers,
  ...(setupData && { setupData: { taxIdentifier: filing.setupData?.taxIdentifier, ...setupData } }),
  ...(deductionsData && { deductionsData: deductionsWith(deductionsData) }),
  currentStep: stepToContinueAt(step, filing),
})

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/**
 * The return whose last save was this very form of a step: without script a double click sends it twice, and a browser shows what
 * comes of the second. Null when the form says anything else than was saved, or something was saved since.
 * @param filings all of the person's, as they are now
 */
export const returnSavedBy = (
  step: Step,
  fields: FormFields,
  filings: readonly TaxFiling[],
  { employers }: Pick<AnswerContext, 'employers'>,
): TaxFiling | null =>
  filings.find((filing) => {
    if (!mayBeOf(step, fields, filing)) return false
    const answers = readAnswers(step, fields, { filing, employers })
    return answers.ok && isDeepStrictEqual(asStored(withAnswers(filing, step, answers.value)), asStored(filing))
  }) ?? null
