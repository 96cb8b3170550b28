import { type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import { errorTable } from './error-table.ts'

type Values = Readonly<Record<string, string | number>>

export type ErrorId = keyof typeof errorTable

interface Extra {
  readonly values?: Values
  readonly problems?: readonly Problem[]
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An error with a stable id, a status and a sentence meant for people. */
export class AppError extends Error {
  readonly id: ErrorId
  readonly status: number
  readonly problems: readonly Problem[]
  readonly headers: Readonly<Record<string, string>>
  readonly #values: Values

  constructor(id: ErrorId, { values = {}, problems = [], headers = {}, cause }: Extra = {}) {
    super(id, { cause })
    this.name = 'AppError'
    this.id = id
    this.status = errorTable[id][0]
    this.problems = problems
    this.headers = headers
    this.#values = values
  }

  /** The sentence in the visitor's language. */
  sentence(choice: LanguageChoice): string {
    return wordsOf(errorTable[this.id][1], choice, this.#values)
  }
}

export const notSignedIn = () => new AppError('not-signed-in')
export const wrongCredentials = () => new AppError('wrong-credentials')
export const wrongPassword = () => new AppError('wrong-password')
export const secondFactorRefused = (cause?: unknown) => new AppError('second-factor-refused', { cause })
export const secondFactorOver = () => new AppError('second-factor-over')
export const tooManyPasskeys = () => new AppError('too-many-passkeys')
export const foreignUser = () => new AppError('foreign-user')
export const forbiddenLookAround = () => new AppError('look-around')
export const foreignOrigin = () => new AppError('foreign-origin')
export const notFound = () => new AppError('not-found')
/** @param allow the methods that an address takes. */
export const methodNotAllowed = (allow: string) => new AppError('method-not-allowed', { headers: { Allow: allow } })
export const usernameTaken = (problems: readonly Problem[]) => new AppError('username-taken', { problems })
export const mailNotSent = (cause: unknown) => new AppError('mail-not-sent', { cause })
export const filingCompleted = () => new AppError('filing-completed')
export const yearTaken = (year: number) => new AppError('year-taken', { values: { year } })
export const tooManyReturns = () => new AppError('too-many-returns')
export const notSubmitted = () => new AppError('not-submitted')
export const returnReplaced = (reference: string) => new AppError('return-replaced', { values: { reference } })
export const noRoomForCopy = () => new AppError('no-room-for-copy')
export const staleVersion = () => new AppError('stale-version')
export const invalidInput = (problems: readonly Problem[]) => new AppError('invalid-input', { problems })
export const notADay = () => new AppError('not-a-day')
export const invalidBody = (cause?: unknown) => new AppError('invalid-body', { cause })
export const misdirected = () => new AppError('misdirected')
export const addressTooLong = () => new AppError('address-too-long')
export const tooLarge = () => new AppError('too-large')
export const unsupportedType = () => new AppError('unsupported-type')
export const noFiling = () => new AppError('no-filing')
export const stepNotOpen = (step: string) => new AppError('step-not-open', { values: { step } })
export const storageFull = (cause?: unknown) => new AppError('storage-full', { cause })
export const storageBusy = (cause?: unknown) => new AppError('storage-busy', { cause, headers: { 'Retry-After': '5' } })
export const keyReused = () => new AppError('key-reused')
export const keyInFlight = () => new AppError('key-in-flight', { headers: { 'Retry-After': '1' } })
export const internalError = (reference: string, cause?: unknown) =>
  new AppError('internal', { values: { reference }, cause })

/** @param sent and @param calculated whole euros; null is none. */
export const taxMismatch = (sent: number | null, calculated: number | null) =>
  new AppError('tax-mismatch', { values: { sent: sent ?? 'none', calculated: calculated ?? 'none' } })

/** Sign-in attempts used up. @param wait milliseconds. */
export const tooManyAttempts = (wait: number) =>
  new AppError('too-many', {
    values: { minutes: Math.max(1, Math.ceil(wait / 60_000)) },
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) },
  })

/** A rate limit used up. @param wait milliseconds. */
export const rateLimited = (wait: number) => {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  return new AppError('rate-limited', { values: { seconds }, headers: { 'Retry-After': String(seconds) } })
}
