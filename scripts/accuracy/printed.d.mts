/** What the reader makes of the amounts, and of all fields, that each producer printed. */
export function outcomeByProducer(): Promise<
  readonly { readonly producer: string; readonly wrongAmounts: number; readonly share: number }[]
>
