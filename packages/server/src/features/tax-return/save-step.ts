import type { FormFields } from '@aangiftewijs/domain/form'
import {
  currentFilingOf,
  type FilingPatch,
  ownDocuments,
  type Step,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { addressOf, runWizard, type SaveOutcome, type SaveStep, stateOf } from '@aangiftewijs/machines/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { AppError, filingCompleted, invalidInput, noFiling, notFound, staleVersion, stepNotOpen } from '../../errors.ts'
import type { User } from '../../models/user.ts'
import { listDocuments } from '../documents/service.ts'
import { draftIdsIn } from '../drafts/service.ts'
import { versionsIn } from './if-match.ts'
import { surroundingsOf } from './people.ts'
import { eventsOf } from './posted-events.ts'
import { changeFiling, chooseFiling, createFiling, listFilings } from './service.ts'

/**
 * Runs the wizard's chart, restored from the return that the form is of, on the posted form of a step; the service saves for it.
 * @returns the address of where the chart then stands
 * @throws `invalid-input`, `no-filing`, `step-not-open` (submitting what is not answered), `filing-completed`,
 * `stale-version`, and what {@link changeFiling} throws
 */
export async function saveStep(
  dependencies: Dependencies,
  user: User,
  step: Step,
  fields: FormFields,
): Promise<string> {
  const userId = user.id
  const filings = await listFilings(dependencies, userId)
  const filing = returnOf(fields, filings, user.chosenFilingId ?? null)
  const documents = step === 'income' ? ownDocuments(filing, await listDocuments(dependencies, userId)) : []
  const end: { failure: unknown; isSaved: boolean } = { failure: null, isSaved: false }

  const save = async (input: SaveStep): Promise<SaveOutcome> => {
    try {
      const saved = await send(dependencies, userId, input, fields)
      end.isSaved = true
      return { kind: 'saved', filing: saved }
    } catch (failure) {
      end.failure = failure
      const now = (await listFilings(dependencies, userId)).find(({ id }) => id === filing?.id)
      if (!(failure instanceof AppError) || now === undefined) throw failure
      if (failure.id === 'stale-version') return { kind: 'overtaken', filing: now }
      if (failure.id === 'filing-completed') return { kind: 'closed', filing: now }
      throw failure
    }
  }
  const snapshot = await runWizard(
    { step, filing, filings, documents },
    eventsOf(step, fields, surroundingsOf(dependencies)),
    save,
  )
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

/** The return a form was made for, whichever is chosen meanwhile: its `filingId`, which is empty where one is to be started. */
const returnOf = ({ filingId }: FormFields, filings: readonly TaxFiling[], chosenId: number | null) =>
  filingId === undefined
    ? currentFilingOf(filings, chosenId)
    : (filings.find(({ id }) => String(id) === filingId) ?? null)

const send = (dependencies: Dependencies, userId: number, save: SaveStep, fields: FormFields) => {
  const draftIds = draftIdsIn(fields.draft ?? '')
  switch (save.kind) {
    case 'create':
      return createFiling(dependencies, newFilingOf(userId, save.changes), draftIds)
    case 'open':
      return chooseFiling(dependencies, userId, save.filingId, draftIds)
    case 'update':
      return changeFiling(dependencies, {
        userId,
        filingId: save.filingId,
        patch: save.changes,
        expected: versionsIn(fields.version ?? ''),
        draftIds,
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
