/** Remembers what was read until anything is written. */
export interface ReadMemory {
  /**
   * The value under `key`, loaded when it is not known as of the last write. Shared between callers: never change it.
   * A failed load is not remembered.
   */
  readonly remember: <T>(key: string, load: () => Promise<T>) => Promise<T>
  /** Something was, or may have been, written: everything remembered is void, also what is being loaded right now. */
  readonly forget: () => void
}

const mostEntries = 2_000

/** For SQLite, where one process makes every write. */
export function createReadMemory(): ReadMemory {
  const values = new Map<string, Promise<unknown>>()
  return {
    remember: <T>(key: string, load: () => Promise<T>) => {
      const known = values.get(key)
      // What is kept under a key is what the same caller loaded under it.
      if (known) return known as Promise<T>
      if (values.size >= mostEntries) values.clear()
      const value = load()
      values.set(key, value)
      value.catch(() => {
        if (values.get(key) === value) values.delete(key)
      })
      return value
    },
    forget: () => values.clear(),
  }
}

/** For Postgres, where other processes write too: remembers nothing. */
export const noReadMemory: ReadMemory = { remember: (_, load) => load(), forget: () => {} }
