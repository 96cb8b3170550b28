interface Printed {
  readonly text: string
  readonly mark: { readonly concept: string; readonly role: string; readonly cents?: number } | null
}
interface Made {
  readonly families: { readonly kind: string }
  readonly sheet: {
    readonly style: { readonly decimals: number }
    readonly pages: readonly { readonly texts: readonly Printed[] }[]
  }
  /** Cents. */
  readonly truth: readonly { readonly remainingBalance: number }[]
}
export const kinds: {
  readonly mortgage_statement: (chance: unknown, held: object) => Made
}
export const papers: Readonly<Record<'wealth' | 'assessment', (...given: never[]) => unknown>>
