import { setTimeout as pauseFor } from 'node:timers/promises'

/** Resolves when the answer may be given. */
export type Held = () => Promise<void>

/** Holds answers back, so many at once at most: whoever is held costs a connection. */
export interface Tarpit {
  /** Holds an answer to `of` for so many milliseconds from now. Null: too many are held. */
  readonly hold: (of: string, milliseconds: number) => Held | null
}

/** Answers held at once, of one network and of all: none of one account, or few strangers would hold its owner's place. */
const mostOfOne = 4
const mostOfAll = 400

/** @param pause for tests */
export function createTarpit(pause: (milliseconds: number) => Promise<unknown> = pauseFor): Tarpit {
  const heldOf = new Map<string, number>()
  let all = 0
  const count = (of: string, more: 1 | -1) => {
    all += more
    const now = (heldOf.get(of) ?? 0) + more
    if (now === 0) heldOf.delete(of)
    else heldOf.set(of, now)
  }
  return {
    hold: (of, milliseconds) => {
      if (all >= mostOfAll || (heldOf.get(of) ?? 0) >= mostOfOne) return null
      count(of, 1)
      const over = pause(milliseconds).then(() => count(of, -1))
      return () => over
    },
  }
}
