/** What is read of each set of papers made by hand. */
export function outcomeBySet(): Promise<
  readonly {
    readonly set: string
    readonly fields: number
    readonly right: number
    readonly wrongAmounts: readonly { readonly id: string; readonly name: string }[]
    /** Papers that are recognised as another kind than they were uploaded as. */
    readonly mistaken: readonly string[]
  }[]
>
