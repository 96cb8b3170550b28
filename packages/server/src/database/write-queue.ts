/** Runs pieces of work in the order they came. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** The two ways into one place. */
export interface WriteQueue {
  /** What somebody waits for. */
  readonly asked: Queue
  /** What may wait for that a little: what is noted down of a file that is read, or of somebody's being there. */
  readonly background: Queue
}

/** Most pieces somebody waits for that go before the next one of the background. */
const mostBefore = 8

/** The write queue in front of SQLite, which drops concurrent writers (Sequelize answers SQLITE_BUSY even in WAL): one at a time. */
export function createWriteQueue(): WriteQueue {
  const asked: (() => void)[] = []
  const background: (() => void)[] = []
  let isRunning = false
  let before = 0
  const nextEnter = () => {
    const isTurnOfBackground = background.length > 0 && (asked.length === 0 || before === mostBefore)
    before = isTurnOfBackground || background.length === 0 ? 0 : before + 1
    return isTurnOfBackground ? background.shift() : asked.shift()
  }
  const through =
    (line: (() => void)[]): Queue =>
    async (work) => {
      if (isRunning) await new Promise<void>((enter) => line.push(enter))
      isRunning = true
      try {
        return await work()
      } finally {
        const enter = nextEnter()
        if (enter) enter()
        else isRunning = false
      }
    }
  return { asked: through(asked), background: through(background) }
}

/** Lets everything through at once: what stands in front of Postgres, which has its own locks. */
const noQueue: Queue = (work) => work()
export const noWriteQueue: WriteQueue = { asked: noQueue, background: noQueue }
