/** Remembers how far each entry of the history was scrolled, so that Back returns to the same place. */
export interface ScrollMemory {
  /** The entry now in front; call after every move. */
  readonly enter: (entry: string) => void
  /** Pixels from the top at which `entry` was left; null when it is not known. */
  readonly of: (entry: string) => number | null
  /** Remembers where the entry in front is left, though its last scrolling was not told yet, and stops remembering. */
  readonly leave: () => void
  /** Stops remembering while one page gives way to another, when the browser itself moves the scroll. */
  readonly pause: () => void
}

/** Starts remembering. The browser still restores reloads by itself. */
export function createScrollMemory(firstEntry: string): ScrollMemory {
  const places = new Map<string, number>()
  let current: string | null = firstEntry
  const remember = () => {
    if (current !== null) places.set(current, scrollY)
  }
  const pause = () => {
    current = null
  }
  addEventListener('scroll', remember, { passive: true })
  return {
    enter: (entry) => {
      current = entry
    },
    of: (entry) => places.get(entry) ?? null,
    leave: () => {
      remember()
      pause()
    },
    pause,
  }
}
