import { type FormFields, readFields, showFields } from '../form/index.ts'
import { openingAnswers, savedAnswers } from './answers.ts'
import type { DraftStep } from './draft-steps.ts'
import { questionsOf } from './questions/index.ts'
import { controlsOf } from './questions/rules.ts'
import { takenFrom } from './taken-from.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** What was typed in a step and is not saved as an answer. */
export interface Draft {
  readonly id: string
  readonly taxFilingId: number | null
  readonly fields: FormFields
  readonly base: FormFields
  /** ISO date-time of the server. */
  readonly savedAt: string
}

/** A step of a return that holds something typed which is not saved as an answer, and so does not count. */
export interface UnsavedStep {
  readonly taxFilingId: number
  readonly step: DraftStep
}

/** The saved answers of a step as its form opens with them; nothing without a return. */
export const savedFields = (step: DraftStep, filing: TaxFiling | null): FormFields =>
  filing === null ? {} : showFields(controlsOf(questionsOf[step]), openingAnswers(step, filing))

/** What stands in a form, without controls that answer no question; where its answers began goes along. */
export const answeredFields = (step: DraftStep, fields: FormFields): FormFields => {
  const names = [...Object.keys(showFields(controlsOf(questionsOf[step]), {})), takenFrom]
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

/** An unticked control is not in a posted form. */
const areEqual = (one: FormFields, other: FormFields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => (one[name] ?? '') === (other[name] ?? ''))

/**
 * What a draft is beside the answers that are saved now: the `same`, and so nothing to tell of; `newer` than they are; or
 * `overtaken`: other answers were saved since its typing began. Of a return that is yet to be started none can be.
 */
export function compareDraft(step: DraftStep, draft: Draft, filing: TaxFiling | null): 'same' | 'newer' | 'overtaken' {
  const saved = savedFields(step, filing)
  const controls = controlsOf(questionsOf[step])
  const isSaved = filing !== null && savedAnswers(step, filing) !== null
  if (isSaved && areEqual(showFields(controls, readFields(controls, draft.fields)), saved)) return 'same'
  if (areEqual(draft.fields, saved)) return 'same'
  return filing === null || areEqual(draft.base, saved) ? 'newer' : 'overtaken'
}

/** Whether a draft of a return that is yet to be started was begun as one of `year`; one that says no year may be of any. */
export function isBegunFor(year: string, { base, fields }: Pick<Draft, 'base' | 'fields'>): boolean {
  const begun = base.year ?? fields.year
  return begun === undefined || begun === year
}
