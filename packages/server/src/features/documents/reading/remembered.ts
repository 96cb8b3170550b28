/** What is asked recurs, such as texts in one file and from file to file; of many files it would pile up. */
const mostKnown = 4_000

/** The same function, which does not work out again what it was asked of lately. */
export function remembered<T, Key = string>(of: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    if (known.size > mostKnown) known.clear()
    const found = of(key)
    known.set(key, found)
    return found
  }
}
