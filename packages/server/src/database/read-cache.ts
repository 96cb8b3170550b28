/** Keeps what was read until anything is written. */
export interface ReadCache {
  /**
   * The value under `key`, loaded when it is not known as of the last write. Shared between callers: never change it.
   * A failed load is not kept, nor that there is nothing: whoever asks for a thousand things that are not there would push out the rest.
   */
  readonly cached: <T>(key: string, load: () => Promise<T>) => Promise<T>
  /** Something was, or may have been, written: everything kept is void, also what is being loaded right now. */
  readonly clear: () => void
  /** As {@link ReadCache.clear}, of what is kept under one key. */
  readonly forget: (key: string) => void
}

const maxEntries = 2_000

/** For SQLite, where one process makes every write. */
export function createReadCache(): ReadCache {
  const values = new Map<string, Promise<unknown>>()
  return {
    cached: <T>(key: string, load: () => Promise<T>) => {
      const known = values.get(key)
      // What is kept under a key is what the same caller loaded under it.
      if (known) return known as Promise<T>
      if (values.size >= maxEntries) values.clear()
      const value = load()
      values.set(key, value)
      const drop = () => {
        if (values.get(key) === value) values.delete(key)
      }
      value.then((found) => {
        if (found === null) drop()
      }, drop)
      return value
    },
    clear: () => values.clear(),
    forget: (key) => void values.delete(key),
  }
}

/** For Postgres, where other processes write too: keeps nothing. */
export const noReadCache: ReadCache = { cached: (_, load) => load(), clear: () => {}, forget: () => {} }
