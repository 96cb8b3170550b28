/** Runs pieces of work, at most so many at a time, in the order they came. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue of `slots` places. With one place it is the write queue in front of SQLite, which drops concurrent writers
 * (see docs: Sequelize answers SQLITE_BUSY even in WAL).
 */
export function createQueue(slots: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    if (running < slots) running += 1
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** Lets everything through at once: what stands in front of Postgres, which has its own locks. */
export const noQueue: Queue = (work) => work()

/** Puts a queue of so many places for each person before the one for all. */
export function takeTurns(ofOne: number, ofAll: Queue): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
  const queues = new Map<number, { readonly queue: Queue; pieces: number }>()
  return async (userId, work) => {
    const own = queues.get(userId) ?? { queue: createQueue(ofOne), pieces: 0 }
    queues.set(userId, own)
    own.pieces += 1
    try {
      return await own.queue(() => ofAll(work))
    } finally {
      own.pieces -= 1
      if (own.pieces === 0) queues.delete(userId)
    }
  }
}
