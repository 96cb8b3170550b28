/** The time that a reading has left. */
export interface TimeLeft {
  /** Whether there is as much; what is left undone for want of it is remembered. */
  readonly has: (milliseconds: number) => boolean
  /** Whether something was left undone. */
  readonly wasShort: () => boolean
}

/** @param finishBy milliseconds since 1970. */
export function timeLeft(finishBy: number): TimeLeft {
  let isShort = false
  return {
    has: (milliseconds) => {
      const isThere = Date.now() < finishBy - milliseconds
      isShort ||= !isThere
      return isThere
    },
    wasShort: () => isShort,
  }
}
