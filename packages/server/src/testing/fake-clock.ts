import type { Clock } from '../dependencies.ts'

/** A clock that stands still until told. */
export interface FakeClock extends Clock {
  readonly advance: (milliseconds: number) => void
}

export function createFakeClock(start = new Date('2025-03-01T09:00:00Z')): FakeClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
