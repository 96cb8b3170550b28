/** The way into places for one kind of work. */
export interface Gate {
  /** A place to work in, to be left once; null when this kind may have none now. */
  readonly take: () => (() => void) | null
  /** `next` is called when there may be a place again. Who waits longest is called first; whoever still waits then says so again. */
  readonly wait: (next: () => void) => void
}

/**
 * So many places for all kinds of work together: each kind has one that no other kind takes, and those that are over go to whoever comes
 * first. So every kind always gets on, and one that is alone has more than its own.
 */
export function createPlaces<Kind extends string>(kinds: readonly Kind[], most: number): (kind: Kind) => Gate {
  const working = new Map<Kind, number>(kinds.map((kind) => [kind, 0]))
  const waiting = new Map<() => void, Kind>()
  const spare = most - kinds.length
  const of = (kind: Kind) => working.get(kind) ?? 0
  const beyondTheirOwn = () => kinds.reduce((sum, kind) => sum + Math.max(0, of(kind) - 1), 0)
  const isFreeFor = (kind: Kind) => of(kind) === 0 || beyondTheirOwn() < spare

  const offer = () => {
    for (const [next, kind] of [...waiting]) {
      if (!isFreeFor(kind)) continue
      waiting.delete(next)
      next()
    }
  }
  return (kind) => ({
    take: () => {
      if (!isFreeFor(kind)) return null
      working.set(kind, of(kind) + 1)
      let isLeft = false
      return () => {
        if (isLeft) return
        isLeft = true
        working.set(kind, of(kind) - 1)
        offer()
      }
    },
    wait: (next) => {
      if (!waiting.has(next)) waiting.set(next, kind)
    },
  })
}
