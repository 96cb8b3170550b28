import type { FormFields } from '@aangiftewijs/domain/form'
import type { FilingPatch, Step } from '@aangiftewijs/domain/tax-return'
import { addressOf, runWizard, type SaveOutcome, type SaveStep, stateOf } from '@aangiftewijs/machines/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, filingCompleted, invalidInput, noFiling, notFound, staleVersion, stepNotOpen } from '../../errors.ts'
import { listDocuments } from '../documents/service.ts'
import { versionsIn } from './if-match.ts'
import { eventsOf } from './posted-events.ts'
import { changeFiling, createFiling, listFilings } from './service.ts'

/**
 * Runs the wizard's chart, restored from the stored return, on the posted form of a step; the service saves for it.
 * @returns the address of where the chart then stands
 * @throws `invalid-input`, `no-filing`, `step-not-open` (submitting what is not answered), `filing-completed`,
 * `stale-version`, and what {@link changeFiling} throws
 */
export async function saveStep(
  dependencies: Dependencies,
  userId: number,
  step: Step,
  fields: FormFields,
): Promise<string> {
  const [filing = null] = await listFilings(dependencies, userId)
  const documents = step === 'income' ? await listDocuments(dependencies, userId) : []
  const end: { failure: unknown; isSaved: boolean } = { failure: null, isSaved: false }

  const save = async (input: SaveStep): Promise<SaveOutcome> => {
    try {
      const saved = await send(dependencies, userId, input, versionsIn(fields.version ?? ''))
      end.isSaved = true
      return { kind: 'saved', filing: saved }
    } catch (failure) {
      end.failure = failure
      const [now] = await listFilings(dependencies, userId)
      if (!(failure instanceof AppError) || now === undefined) throw failure
      if (failure.id === 'stale-version') return { kind: 'overtaken', filing: now }
      if (failure.id === 'filing-completed') return { kind: 'closed', filing: now }
      throw failure
    }
  }
  const snapshot = await runWizard({ step, filing, documents }, eventsOf(step, fields), save)
  switch (stateOf(snapshot)) {
    case 'refused':
      throw invalidInput(snapshot.context.problems)
    case 'unstarted':
      throw noFiling()
    case 'incomplete':
      throw stepNotOpen(step)
    case 'overtaken':
      throw staleVersion()
    case 'failed':
      throw end.failure
    case 'submitted':
      if (!end.isSaved) throw filingCompleted()
      return addressOf(snapshot.context)
    case 'answering':
    case 'notice':
    case 'saving':
      return addressOf(snapshot.context)
  }
}

const send = (dependencies: Dependencies, userId: number, save: SaveStep, expected: readonly number[] | null) => {
  switch (save.kind) {
    case 'create':
      return createFiling(dependencies, newFilingOf(userId, save.changes))
    case 'update':
      return changeFiling(dependencies, { userId, filingId: save.filingId, patch: save.changes, expected })
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
