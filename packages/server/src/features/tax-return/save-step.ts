import type { FormFields } from '@aangiftewijs/domain/form'
import {
  type CreateFiling,
  currentFilingOf,
  type FilingPatch,
  ownDocuments,
  pathOf,
  prefillFrom,
  type Step,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import {
  addressOf,
  runWizard,
  type SaveOutcome,
  type SaveStep,
  stateOf,
  type TaxReturnInput,
} from '@aangiftewijs/machines/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import {
  AppError,
  type ErrorId,
  filingCompleted,
  invalidInput,
  noFiling,
  notFound,
  staleVersion,
  stepNotOpen,
} from '../../errors.ts'
import type { User } from '../../models/user.ts'
import { listDocuments } from '../documents/service.ts'
import { draftIdsIn } from '../drafts/service.ts'
import { versionsIn } from './if-match.ts'
import { surroundingsOf } from './people.ts'
import { eventsOf } from './posted-events.ts'
import { returnSavedBy } from './sent-twice.ts'
import { changeFiling, chooseFiling, correctFiling, createFiling, listFilings } from './service.ts'

/** What saving a form ends with when it is saved already. */
const endsOfSecond: readonly ErrorId[] = ['invalid-input', 'year-taken', 'stale-version', 'filing-completed']

/**
 * Saves the posted form of a step; one that was sent twice is saved once.
 * @returns the address of where to go on
 * @throws `not-found` (a form of somebody else's return), `invalid-input`, `no-filing`, `step-not-open` (submitting what is not
 * answered), `filing-completed`, `stale-version`, and what {@link changeFiling} throws
 */
export async function saveStep(
  dependencies: Dependencies,
  user: User,
  step: Step,
  fields: FormFields,
): Promise<string> {
  const filings = await listFilings(dependencies, user.id)
  const filing = returnOf(fields, filings, user.chosenFilingId ?? null)
  const documents = step === 'income' ? ownDocuments(filing, await listDocuments(dependencies, user.id)) : []
  try {
    return await runStep(dependencies, user.id, { step, filing, filings, documents }, fields)
  } catch (failure) {
    if (!(failure instanceof AppError && endsOfSecond.includes(failure.id))) throw failure
    const now = await listFilings(dependencies, user.id)
    const saved = returnSavedBy(step, fields, now, prefillFrom(documents))
    if (saved === null) throw failure
    return pathOf(saved.currentStep)
  }
}

/** Runs the wizard's chart, restored from the return that the form is of, on the form; the service saves for it. */
async function runStep(
  dependencies: Dependencies,
  userId: number,
  input: Required<TaxReturnInput>,
  fields: FormFields,
): Promise<string> {
  const { step, filing } = input
  const end: { failure: unknown; isSaved: boolean } = { failure: null, isSaved: false }

  const save = async (asked: SaveStep): Promise<SaveOutcome> => {
    try {
      const saved = await send(dependencies, userId, asked, fields)
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
  const snapshot = await runWizard(input, eventsOf(step, fields, surroundingsOf(dependencies)), save)
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

/**
 * The return a form was made for, whichever is chosen meanwhile: its `filingId`, which is empty where one is to be started.
 * @throws `not-found` for one that is not the person's, as if it were absent
 */
export function returnOf(
  { filingId }: FormFields,
  filings: readonly TaxFiling[],
  chosenId: number | null,
): TaxFiling | null {
  if (filingId === undefined) return currentFilingOf(filings, chosenId)
  if (filingId === '') return null
  const filing = filings.find(({ id }) => String(id) === filingId)
  if (!filing) throw notFound()
  return filing
}

const send = (dependencies: Dependencies, userId: number, save: SaveStep, fields: FormFields) => {
  const draftIds = draftIdsIn(fields.draft ?? '')
  switch (save.kind) {
    case 'create':
      return createFiling(dependencies, newFilingOf(userId, save.changes), draftIds)
    case 'open':
      return chooseFiling(dependencies, userId, save.filingId, draftIds)
    case 'correct':
      return correctFiling(dependencies, userId, save.filingId, draftIds)
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
function newFilingOf(
  userId: number,
  { year, currentStep, isJointFiling, setupData, startFromId }: FilingPatch & Pick<CreateFiling, 'startFromId'>,
) {
  if (year === undefined || currentStep === undefined) throw notFound()
  return {
    userId,
    year,
    currentStep,
    isJointFiling: isJointFiling ?? false,
    ...(setupData === undefined ? {} : { setupData }),
    ...(startFromId === undefined ? {} : { startFromId }),
  }
}
