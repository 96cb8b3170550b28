/**
 * The steps whose answers are kept while they are typed. Documents and review ask nothing, and the confirmation of submit is given
 * at the moment itself.
 */
export const draftSteps = ['setup', 'partner', 'income', 'deductions'] as const
export type DraftStep = (typeof draftSteps)[number]

export const isDraftStep = (step: unknown): step is DraftStep => (draftSteps as readonly unknown[]).includes(step)

/** Where the steps that hold something typed and not saved are listed. */
export const unsavedStepsPath = '/api/drafts'

/** Where the drafts of a step are listed: `GET`; below it each has its own address. */
export type DraftsPath = `/api/drafts/${DraftStep}`

export const draftsPath = (step: DraftStep): DraftsPath => `/api/drafts/${step}`

/**
 * The header of a call that saves answers: the ids (a space between) of the drafts they were typed in, which then are none any more. Of two
 * the first is what the page sent itself, the other what it began with, or the same again.
 */
export const draftHeader = 'Draft-Id'

/**
 * By how much the revisions of a draft grow when its answers are sent. What was typed before is below, however late it comes, and what is
 * typed after, when the answer was lost, is above.
 */
export const revisionsOfSave = 1_000

/** The `intent` of a step's form that forgets what was typed. */
export const discardIntent = 'discard-draft'
