export const families: readonly {
  readonly concept: string
  readonly isHeldOut: boolean
  readonly texts: readonly string[]
}[]
export function plainly(text: string): string
