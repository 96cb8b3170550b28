export function outcomeOf(count: number): {
  readonly right: number
  readonly check: number
  readonly missing: number
  readonly wrong: number
}
