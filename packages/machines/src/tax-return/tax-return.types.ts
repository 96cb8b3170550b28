import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { CreateFiling, FilingPatch, Step, TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import type { RequestFailure } from '../remote-request/index.ts'

/** What the wizard starts from: the step whose page is open, the return it is of, all returns, and the documents. */
export interface TaxReturnInput {
  readonly step: Step
  readonly filing: TaxFiling | null
  readonly filings?: readonly TaxFiling[]
  readonly documents?: readonly TaxDocument[]
}

export interface TaxReturnContext {
  /** Where the person wants to be: the step that is open, or while its answers are saved the step chosen meanwhile. */
  readonly step: Step
  /** The id of the control whose answer is to be changed there. */
  readonly control: string | null
  /** The return as it was when the step was opened: what is shown, and the version a save builds on. */
  readonly filing: TaxFiling | null
  /** The return as it was last saved or read, here or elsewhere. */
  readonly latest: TaxFiling | null
  /** All of the person's, newest first: another year may be one of them. */
  readonly filings: readonly TaxFiling[]
  readonly documents: readonly TaxDocument[]
  /** What was typed, as it was typed; kept through every failure. */
  readonly fields: FormFields
  readonly problems: readonly Problem[]
  readonly failure: RequestFailure | null
}

/** A person goes to another step: by an address, or by a link of the wizard that says what it is for. */
export type MoveEvent =
  /** The page of a step is shown: its address was opened, the page was loaded again, or Back and Forward of the browser. */
  | { readonly type: 'a page is opened'; readonly step: Step }
  | { readonly type: 'back is chosen' }
  | { readonly type: 'a step is chosen'; readonly step: Step }
  /** An answer on the overview is to be changed; `control` is the id of its field. */
  | { readonly type: 'changing an answer is chosen'; readonly step: Step; readonly control: string }
  | { readonly type: 'a new return is started' }

/** A form is sent, with what stands in it now. */
export interface SentForm {
  readonly fields: FormFields
  /** What its host found wrong that a chart cannot know: it has no calendar and no telephone book. */
  readonly problems?: readonly Problem[]
}
export type AnswerEvent =
  | ({ readonly type: 'answers are given' } & SentForm)
  | ({ readonly type: 'trying again is chosen' } & SentForm)
  | ({ readonly type: 'my answers are kept' } & SentForm)

/** What was typed earlier, when other answers have been saved since. */
export interface DraftEvent {
  readonly type: 'a draft meets a newer version'
  readonly fields: FormFields
}

/** What a person can do, and what can happen, in the words of the product. */
export type TaxReturnEvent =
  | MoveEvent
  | AnswerEvent
  | DraftEvent
  | { readonly type: 'the newer version is taken' }
  | { readonly type: 'proceeding is chosen' }
  | { readonly type: 'the notice is closed' }
  | { readonly type: 'the practice submission is chosen' }
  | {
      readonly type: 'the return is read again'
      readonly filing: TaxFiling | null
      readonly filings: readonly TaxFiling[]
    }
  | { readonly type: 'the documents are read'; readonly documents: readonly TaxDocument[] }

/**
 * What to save: `POST /api/tax-filings` with these members (and the person's userId) for a new return, else
 * `PATCH /api/tax-filings/{filingId}` with `If-Match: {version}`; to go on with a return of another year as it is,
 * `POST /api/tax-filings/{filingId}/choose`, and to correct a submitted one `POST /api/tax-filings/{filingId}/correction`.
 */
export type SaveStep = {
  readonly step: Step
  /** The drafts the answers were typed in, as the header {@link draftHeader} names them; none when there is none. */
  readonly drafts?: string
} & (
  | { readonly kind: 'create'; readonly changes: FilingPatch & Pick<CreateFiling, 'startFromId'> }
  | { readonly kind: 'open'; readonly filingId: number }
  | { readonly kind: 'correct'; readonly filingId: number }
  | {
      readonly kind: 'update'
      readonly filingId: number
      readonly version: number
      readonly changes: FilingPatch
    }
)

/** How a save ended when the server answered; anything thrown instead is a failure that can be tried again. */
export type SaveOutcome =
  /** 200 or 201: the return as it is now. */
  | { readonly kind: 'saved'; readonly filing: TaxFiling }
  /** 412: someone saved elsewhere; the return as it is now, fetched again. */
  | { readonly kind: 'overtaken'; readonly filing: TaxFiling }
  /** 409: the return was submitted elsewhere; the return as it is now. */
  | { readonly kind: 'closed'; readonly filing: TaxFiling }

/** The save has ended: the server answered, or it failed. */
export type SaveEnds = DoneActorEvent<SaveOutcome> | ErrorActorEvent<RequestFailure>

/** The states within a step, whatever the step, and the one after the last. */
export type StepState =
  | 'answering'
  | 'saving'
  | 'refused'
  | 'failed'
  | 'overtaken'
  | 'unstarted'
  | 'incomplete'
  | 'notice'
  | 'submitted'
