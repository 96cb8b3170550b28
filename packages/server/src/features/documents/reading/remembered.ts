/** Texts recur, in one file and from file to file; of many files they would pile up. */
const mostKnown = 4_000

/** The same function, which does not work out again what it was asked of lately. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    if (known.size > mostKnown) known.clear()
    const found = of(text)
    known.set(text, found)
    return found
  }
}
