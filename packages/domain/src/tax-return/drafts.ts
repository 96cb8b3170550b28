import * as z from 'zod/mini'
import { type FormFields, readFields, showFields } from '../form/index.ts'
import { openingAnswers, savedAnswers } from './answers.ts'
import { questionsOf } from './questions/index.ts'
import { controlsOf } from './questions/kinds.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/**
 * The steps whose answers are kept while they are typed. Documents and review ask nothing, and the confirmation of submit is given
 * at the moment itself.
 */
export const draftSteps = ['setup', 'partner', 'income', 'deductions'] as const
export type DraftStep = (typeof draftSteps)[number]

export const isDraftStep = (step: unknown): step is DraftStep => (draftSteps as readonly unknown[]).includes(step)

/** Where the drafts of a step are listed: `GET`; below it each has its own address. */
export const draftsPath = (step: DraftStep): `/api/drafts/${DraftStep}` => `/api/drafts/${step}`

/** Whether a text can be the id of a draft: 32 hexadecimal digits, drawn by the page it is typed on. */
export const isDraftId = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)

/** The header of a call that saves answers: the ids (a space between) of the drafts they were typed in, which then are none any more. */
export const draftHeader = 'Draft-Id'

/** The `intent` of a step's form that forgets what was typed. */
export const discardIntent = 'discard-draft'

/** Far above any question of ours, far below a burden. */
const mostControls = 100
const longestName = 60
const longestText = 2_000

const fields = z
  .record(
    z.string().check(z.maxLength(longestName, { error: 'too-long' })),
    z.string({ error: 'wrong-type' }).check(z.maxLength(longestText, { error: 'too-long' })),
  )
  .check(z.refine((texts) => Object.keys(texts).length <= mostControls, { error: 'too-long' }))

/** Body of `PUT /api/drafts/{step}/{id}`. */
export const putDraftSchema = z.strictObject({
  userId: z.int({ error: 'not-a-number' }),
  /** The return it is typed in; null before there is one. */
  taxFilingId: z.nullable(z.int({ error: 'not-a-number' }).check(z.gte(1, { error: 'not-a-number' }))),
  /** Grows with every sending of one page, so that an older one that arrives later changes nothing. */
  revision: z.int({ error: 'not-a-number' }).check(z.gte(1, { error: 'not-a-number' })),
  /** The draft this page began with, whose place this one takes; null without one. */
  replaces: z.nullable(z.string({ error: 'wrong-type' }).check(z.refine(isDraftId, { error: 'wrong-type' }))),
  /** What stands in the controls. */
  fields,
  /** What was saved when the page was opened. */
  base: fields,
})
export type PutDraft = z.output<typeof putDraftSchema>

/** What was typed in a step and is not saved as an answer. */
export interface Draft {
  readonly id: string
  readonly taxFilingId: number | null
  readonly fields: FormFields
  readonly base: FormFields
  /** ISO date-time of the server. */
  readonly savedAt: string
}

/** The saved answers of a step as its form opens with them; nothing without a return. */
export const savedFields = (step: DraftStep, filing: TaxFiling | null): FormFields =>
  filing === null ? {} : showFields(controlsOf(questionsOf[step]), openingAnswers(step, filing))

/** What stands in a form, without controls that answer no question. */
export const answeredFields = (step: DraftStep, fields: FormFields): FormFields => {
  const names = Object.keys(showFields(controlsOf(questionsOf[step]), {}))
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

/** An unticked control is not in a posted form. */
const areEqual = (one: FormFields, other: FormFields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => (one[name] ?? '') === (other[name] ?? ''))

/**
 * What a draft is beside the answers that are saved now: the `same`, and so nothing to tell of; `newer` than they are; or
 * `overtaken`: other answers were saved since its typing began.
 */
export function compareDraft(step: DraftStep, draft: Draft, filing: TaxFiling | null): 'same' | 'newer' | 'overtaken' {
  const saved = savedFields(step, filing)
  const controls = controlsOf(questionsOf[step])
  const isSaved = filing !== null && savedAnswers(step, filing) !== null
  if (isSaved && areEqual(showFields(controls, readFields(controls, draft.fields)), saved)) return 'same'
  if (areEqual(draft.fields, saved)) return 'same'
  return areEqual(draft.base, saved) ? 'newer' : 'overtaken'
}
