import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Tip } from '@aangiftewijs/domain/tips'
import type { RequestFailure } from '../remote-request/index.ts'

/** What tips are made from. */
export interface TipsAsked {
  readonly filing: TaxFiling
  readonly documents: readonly TaxDocument[]
}

export interface TipsContext {
  readonly asked: TipsAsked | null
  readonly tips: readonly Tip[]
  readonly failure: RequestFailure | null
}

export type TipsEvent =
  | {
      readonly type: 'tips are asked for'
      readonly filing: TaxFiling | null
      readonly documents: readonly TaxDocument[]
    }
  | { readonly type: 'trying again is chosen' }
