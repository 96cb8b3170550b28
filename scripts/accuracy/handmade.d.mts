export const floors: {
  /** Fields of each set that are right: of some fewer than once since a second scorer has to say the same, of others since the weights are new (ADR 47, 48). */
  readonly fewest: Readonly<Record<string, number>>
  /** Papers that are recognised as another kind than they are. */
  readonly mistaken: readonly string[]
}
/** The names of the sets that are kept. */
export function setsKept(): readonly string[]
/** What is read of some sets of papers made by hand. */
export function outcomeOf(sets: readonly string[]): Promise<
  readonly {
    readonly set: string
    readonly fields: number
    readonly right: number
    readonly wrongAmounts: readonly { readonly id: string; readonly name: string }[]
    /** Papers that are recognised as another kind than they were uploaded as. */
    readonly mistaken: readonly string[]
  }[]
>
