/** What PDF calls white space: NUL, tab, line feed, form feed, carriage return, space. */
const white: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32])

/**
 * A PDF without the white space behind its end. Readers look for the end from the back, step by step: for megabytes of
 * padding that takes them a hundred times as long as reading the file.
 */
export function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && white.has(bytes[end - 1] ?? 1)) end--
  return end === bytes.length ? bytes : bytes.subarray(0, end)
}
