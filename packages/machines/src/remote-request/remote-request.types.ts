/** Why a request did not give an answer that counts. */
export interface RequestFailure {
  /** `refused`: an answer with an error status; `unreachable`: no answer; `timed-out`: waited too long. */
  readonly kind: 'refused' | 'unreachable' | 'timed-out'
  /** HTTP status of a refusal, else null. */
  readonly status: number | null
  /** `{status}: {text}` of a refusal, else the message of the error; for the person only where the specification shows it. */
  readonly message: string
}

/** How patient a request is. Times in milliseconds. */
export interface RequestPolicy {
  /** From here on the person is told that it takes longer than usual. */
  readonly slowAfter: number
  readonly timeOutAfter: number
  /** Automatic further tries; mutations have none (spec 1 § 7). */
  readonly retries: number
  readonly pauseBetweenTries: number
}

export const requestPolicy: RequestPolicy = {
  slowAfter: 3_000,
  timeOutAfter: 30_000,
  retries: 0,
  pauseBetweenTries: 1_000,
}

/** Reads what a request threw. Anything with a numeric `status` is an answer that refused. */
export function failureOf(error: unknown): RequestFailure {
  const message = error instanceof Error ? error.message : String(error)
  const status =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
      ? error.status
      : null
  return { kind: status === null ? 'unreachable' : 'refused', status, message }
}

export const timedOut: RequestFailure = { kind: 'timed-out', status: null, message: 'The request took too long.' }
