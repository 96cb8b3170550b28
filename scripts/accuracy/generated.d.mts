/** What makes a document of each kind. */
type Makers = Readonly<Record<string, (...given: never[]) => unknown>>

export function outcomeOf(
  count: number,
  makers?: Makers,
): {
  readonly right: number
  readonly check: number
  readonly missing: number
  readonly wrong: number
}
