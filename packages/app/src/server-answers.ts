import type { AuditEntry } from '@aangiftewijs/domain/audit'
import type { SampleDocument, TaxDocument, UploadAnswer } from '@aangiftewijs/domain/documents'
import type { NewsAnswer } from '@aangiftewijs/domain/news'
import type { SecondFactor, SecondFactorAsked, User } from '@aangiftewijs/domain/session'
import type { Draft, DraftsPath, TaxFiling, UnsavedStep, unsavedStepsPath } from '@aangiftewijs/domain/tax-return'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/**
 * What each GET call answers, by path. The server's loaders of page data, the query cache and whoever reads from it are checked against
 * this table, so that no reader says by itself what a path answers (ADR 82).
 */
export interface ServerAnswers extends Readonly<Record<DraftsPath, readonly Draft[]>> {
  readonly '/api/user': User | null
  readonly '/api/user/activity': readonly AuditEntry[]
  readonly '/api/tax-filings': readonly TaxFiling[]
  readonly '/api/documents': readonly TaxDocument[]
  readonly '/api/sample-documents': readonly SampleDocument[]
  readonly [unsavedStepsPath]: readonly UnsavedStep[]
  readonly '/api/second-factor': SecondFactor
  readonly '/api/sign-in-step': PublicKeyCredentialRequestOptionsJSON | null
  readonly '/api/news': NewsAnswer
  readonly [newsOfDay: `/api/news?date=${string}`]: NewsAnswer
}

export type AnswerPath = keyof ServerAnswers

/** The GET calls a page's first paint needs; the server answers them from the same service as the API. */
export type DataNeed = Exclude<AnswerPath, `${string}?${string}`>

/** The cached answers a page starts with, by the GET call that would have fetched them. */
export type PageData = { readonly [Path in AnswerPath]?: ServerAnswers[Path] | undefined }

/** What is loaded for one need, under the call with its query, if any; nothing when that call would be refused. */
export type PageDataOf<Need extends DataNeed> = {
  readonly [Path in Need | `${Need}?${string}`]?: ServerAnswers[Need]
}

/** What the other calls answer, by method and path, where somebody reads it. */
interface CallAnswers {
  readonly 'POST /api/login': User | SecondFactorAsked
  readonly 'POST /api/register': User
  readonly 'POST /api/second-factor/options': PublicKeyCredentialCreationOptionsJSON
  readonly 'POST /api/tax-filings': TaxFiling
  readonly [chosen: `POST /api/tax-filings/${number}/choose`]: TaxFiling
  readonly [correction: `POST /api/tax-filings/${number}/correction`]: TaxFiling
  readonly [changed: `PATCH /api/tax-filings/${number}`]: TaxFiling
  readonly [draft: `PUT ${DraftsPath}/${string}`]: Draft
  readonly 'POST /api/documents/upload': UploadAnswer
  readonly 'DELETE /api/documents/all': { readonly count: number }
  readonly [ofReturn: `DELETE /api/documents/all?${string}`]: { readonly count: number }
  readonly 'POST /api/load-sample-documents': { readonly documents: readonly unknown[] }
}

/** What a call answers; unknown where nobody reads it. */
export type AnswerTo<Method extends string, Path extends string> = `${Method} ${Path}` extends keyof CallAnswers
  ? CallAnswers[`${Method} ${Path}`]
  : [Method, Path] extends ['GET', AnswerPath]
    ? ServerAnswers[Path & AnswerPath]
    : unknown
