import type { User } from '@aangiftewijs/domain/session'
import type { RequestOutcome } from '../remote-request/index.ts'

/** The user in an answer; null for nobody and for a failure. */
export const userIn = (outcome: RequestOutcome<User | null>): User | null =>
  outcome.kind === 'succeeded' ? outcome.value : null

/** A request that failed: where that is shown. */
export const failedAt = (target: string, description: string) =>
  ({
    guard: {
      type: 'the request failed or was refused',
      params: ({ event }: { event: { output: RequestOutcome<unknown> } }) => ({ outcome: event.output }),
    },
    target,
    actions: {
      type: 'keep the failure',
      params: ({ event }: { event: { output: RequestOutcome<unknown> } }) => ({ outcome: event.output }),
    },
    description,
  }) as const

/** A request that broke off. */
export const brokeOffAt = (target: string, description: string) =>
  ({
    target,
    actions: {
      type: 'keep the breakdown',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
    description,
  }) as const
