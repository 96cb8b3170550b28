import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { Employer, FilingPatch, Step, TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { DoneActorEvent } from 'xstate'
import type { RequestFailure, RequestOutcome } from '../remote-request/index.ts'

/** What the wizard starts from: the step whose page is open, the newest return, and what the statements told. */
export interface TaxReturnInput {
  readonly step: Step
  readonly filing: TaxFiling | null
  readonly employers?: readonly Employer[]
}

export interface TaxReturnContext {
  /** The step whose page opened the wizard. */
  readonly openedAt: Step
  /** The newest return as the server last answered it. */
  readonly filing: TaxFiling | null
  readonly employers: readonly Employer[]
  /** What was typed, as it was typed; kept through every failure. */
  readonly fields: FormFields
  readonly problems: readonly Problem[]
  /** The return as someone else saved it meanwhile. */
  readonly newer: TaxFiling | null
  readonly failure: RequestFailure | null
}

/** What a person can do, and what can happen, in the words of the product. */
export type TaxReturnEvent =
  | { readonly type: 'answers are given'; readonly fields: FormFields }
  | { readonly type: 'trying again is chosen' }
  | { readonly type: 'back is chosen' }
  | { readonly type: 'a step is chosen'; readonly step: Step }
  | { readonly type: 'the newer version is taken' }
  | { readonly type: 'my answers are kept' }
  | { readonly type: 'a new return is started' }
  | { readonly type: 'proceeding is chosen' }
  | { readonly type: 'the notice is closed' }
  | { readonly type: 'the practice submission is chosen' }
  | { readonly type: 'the return is read again'; readonly filing: TaxFiling | null }
  | { readonly type: 'the statements are read'; readonly employers: readonly Employer[] }

/**
 * What to save: `POST /api/tax-filings` with these members (and the person's userId) for a new return, else
 * `PATCH /api/tax-filings/{filingId}` with `If-Match: {version}`.
 */
export type SaveStep =
  | { readonly kind: 'create'; readonly step: Step; readonly changes: FilingPatch }
  | {
      readonly kind: 'update'
      readonly step: Step
      readonly filingId: number
      readonly version: number
      readonly changes: FilingPatch
    }

/** How a save ended when the server answered; anything thrown instead is a failure that can be tried again. */
export type SaveOutcome =
  /** 200 or 201: the return as it is now. */
  | { readonly kind: 'saved'; readonly filing: TaxFiling }
  /** 400 or 422: the server found problems. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** 412: someone saved elsewhere; the return as it is now, fetched again. */
  | { readonly kind: 'overtaken'; readonly filing: TaxFiling }
  /** 409: the return was submitted elsewhere; the return as it is now. */
  | { readonly kind: 'closed'; readonly filing: TaxFiling }

/** The save has ended. */
export type SaveEnds = DoneActorEvent<RequestOutcome<SaveOutcome>>

/** What the page of the wizard shows, whatever the step. */
export type TaxReturnTag =
  | 'answering'
  | 'saving'
  | 'refused'
  | 'failed'
  | 'overtaken'
  | 'unstarted'
  | 'incomplete'
  | 'notice'
  | 'submitted'

/** The members of a step's state. */
export type StepState =
  | 'answering'
  | 'saving'
  | 'refused'
  | 'failed'
  | 'overtaken'
  | 'unstarted'
  | 'incomplete'
  | 'notice'
