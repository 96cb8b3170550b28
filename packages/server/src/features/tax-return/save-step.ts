import type { FormFields } from '@aangiftewijs/domain/form'
import { type FilingPatch, readAnswers, type Step, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { maySubmit, saveOf, startsNewReturn } from '@aangiftewijs/machines/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { invalidInput, noFiling, notFound, stepNotOpen } from '../../errors.ts'
import { employersOf } from './employers.ts'
import { versionsIn } from './if-match.ts'
import { requireOpenFiling } from './policy.ts'
import { changeFiling, createFiling, listFilings } from './service.ts'

/**
 * Saves the posted form of a step: the same reading, chart and service as the browser's calls, in one go.
 * @returns the return as saved; its `currentStep` is where to go on.
 * @throws `invalid-input`, `no-filing`, `step-not-open` (submitting what is not answered), and what {@link changeFiling} throws
 */
export async function saveStep(
  dependencies: Dependencies,
  userId: number,
  step: Step,
  fields: FormFields,
): Promise<TaxFiling> {
  const [filing = null] = await listFilings(dependencies, userId)
  const employers = step === 'income' ? await employersOf(dependencies, userId) : []
  const answers = readAnswers(step, fields, { filing, employers })
  if (!answers.ok) throw invalidInput(answers.problems)
  if (filing === null && !startsNewReturn(step, filing)) throw noFiling()
  if (filing !== null && !startsNewReturn(step, filing)) requireOpenFiling(filing)
  if (step === 'submit' && filing !== null && !maySubmit(filing)) throw stepNotOpen(step)
  const save = saveOf(step, fields, { filing, employers })
  switch (save.kind) {
    case 'create':
      return createFiling(dependencies, newFilingOf(userId, save.changes))
    case 'update':
      return changeFiling(dependencies, {
        userId,
        filingId: save.filingId,
        patch: save.changes,
        expected: versionsIn(fields.version ?? ''),
      })
  }
}

/** Only setup starts a return, and it always gives the year. */
function newFilingOf(userId: number, { year, currentStep, isJointFiling, setupData }: FilingPatch) {
  if (year === undefined || currentStep === undefined) throw notFound()
  return {
    userId,
    year,
    currentStep,
    isJointFiling: isJointFiling ?? false,
    ...(setupData === undefined ? {} : { setupData }),
  }
}
