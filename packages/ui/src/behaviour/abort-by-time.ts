/** Ends what takes longer, in milliseconds. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

/**
 * React Aria waits with it for the keyboard of a phone to come or go; Safari has it since 16. Called where a part is loaded that has
 * React Aria: no page carries it from the start.
 */
export function letAbortByTime(): void {
  AbortSignal.timeout ??= abortAfter
}
