import type { FormFields } from '@aangiftewijs/domain/form'
import {
  compareDraft,
  type Draft,
  type DraftStep,
  draftsPath,
  isBegunFor,
  isDraftStep,
  type Step,
  savedFields,
  type TaxFiling,
  unsavedStepsPath,
} from '@aangiftewijs/domain/tax-return'
import type { QueryClient } from '../../../ports/queries.ts'

type Reading = Pick<QueryClient, 'get'>
type Writing = Pick<QueryClient, 'get' | 'set'>

/** The returns may have been fetched since the wizard took one over. */
const latestOf = (queryClient: Reading, filing: TaxFiling | null): TaxFiling | null =>
  queryClient.get('/api/tax-filings')?.find(({ id }) => id === filing?.id) ?? filing

export const draftsIn = (queryClient: Reading, step: DraftStep): readonly Draft[] =>
  queryClient.get(draftsPath(step)) ?? []

/** What a form begins with. */
export interface FormStart {
  /** What was typed before and is shown again; null where nothing was, or nothing else than is saved. */
  readonly draft: Draft | null
  /** Other answers were saved since it was typed. */
  readonly isOvertaken: boolean
  /** The saved answers that what is typed changes. */
  readonly base: FormFields
}

/**
 * What the form of a step begins with. `filing`: null where it starts a return; then of `startedYear`, where that is not null or empty:
 * what was typed for another year waits for that one.
 */
export function formStart(
  queryClient: Reading,
  step: DraftStep,
  filing: TaxFiling | null,
  startedYear: string | null = null,
): FormStart {
  const latest = latestOf(queryClient, filing)
  const year = filing === null && startedYear ? startedYear : null
  const base = year === null ? savedFields(step, latest) : { year }
  for (const draft of draftsIn(queryClient, step)) {
    if (draft.taxFilingId !== (filing?.id ?? null) || (year !== null && !isBegunFor(year, draft))) continue
    const compared = compareDraft(step, draft, latest)
    if (compared === 'overtaken') return { draft, isOvertaken: true, base: draft.base }
    if (compared !== 'same') return { draft, isOvertaken: false, base }
  }
  return { draft: null, isOvertaken: false, base }
}

/** Puts a draft in the cache instead of these, so that this window shows it when the page is opened again; what was said of all steps is forgotten. */
export function cacheDraft(
  queryClient: Writing,
  step: DraftStep,
  gone: readonly string[],
  ...drafts: readonly Draft[]
): void {
  const others = draftsIn(queryClient, step).filter(({ id }) => !gone.includes(id))
  queryClient.set(draftsPath(step), [...drafts, ...others])
  queryClient.set(unsavedStepsPath, undefined)
}

/** Forgets in the cache what was saved as answers. `ids`: of the drafts, with spaces between, as the form sent them. */
export function dropSavedDrafts(queryClient: Writing, step: Step, ids: string): void {
  if (isDraftStep(step)) cacheDraft(queryClient, step, ids.split(' '))
}
