import type { RequestFailure } from './remote-request.types.ts'

/** What a request rejected with, for an action that keeps or tells it. XState does not know of what type that is. */
export const failureIn = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  failure: event.error as RequestFailure,
})

/** A request failed: where that is shown. The chart keeps why. */
export const failedAt = (target: string, description: string) =>
  ({ target, actions: { type: 'keep the failure', params: failureIn }, description }) as const
