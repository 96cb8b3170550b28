/** Work that waits for its turn. */
interface Waiting {
  readonly owner: number
  readonly start: () => void
}

/** Lets so many pieces of work run at once, and people take turns: who asks for fifty does not make others wait for fifty. */
export interface FairQueue {
  /** Resolves when it is this piece's turn; call the result when done. Rejects with {@link QueueFull} beyond `capacity`. */
  readonly enter: (owner: number, signal?: AbortSignal) => Promise<() => void>
  readonly length: () => number
}

export class QueueFull extends Error {}

/** @param concurrency pieces at once. @param capacity pieces waiting, of all people together. */
export function createFairQueue(concurrency: number, capacity: number): FairQueue {
  const waiting: Waiting[] = []
  const lastTurn = new Map<number, number>()
  let running = 0
  let turn = 0

  const leaveOnce = () => {
    let isDone = false
    return () => {
      if (isDone) return
      isDone = true
      running -= 1
      next()
    }
  }
  const next = () => {
    if (running >= concurrency || waiting.length === 0) return
    // Whose last turn is longest ago goes first; of one person's pieces, the oldest.
    const turnOf = (piece: Waiting) => lastTurn.get(piece.owner) ?? 0
    const chosen = waiting.reduce((best, piece) => (turnOf(piece) < turnOf(best) ? piece : best))
    waiting.splice(waiting.indexOf(chosen), 1)
    lastTurn.set(chosen.owner, ++turn)
    running += 1
    chosen.start()
    if (waiting.length === 0 && lastTurn.size > 10_000) lastTurn.clear()
  }

  return {
    length: () => waiting.length,
    enter: (owner, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        if (waiting.length >= capacity) return reject(new QueueFull('The queue of documents is full'))
        const piece: Waiting = { owner, start: () => resolve(leaveOnce()) }
        waiting.push(piece)
        signal?.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(piece)
            if (at < 0) return
            waiting.splice(at, 1)
            reject(signal.reason)
          },
          { once: true },
        )
        next()
      }),
  }
}
