const names = ['next', 'ended'] as const

/** What is carried through the simulation, from the sign-in page and back: where the person goes next, and that a session ended. */
export type Carried = Readonly<Partial<Record<(typeof names)[number], string>>>

/** Of a query, or of a posted form. */
export const carriedFrom = (values: Readonly<Record<string, unknown>>): Carried =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** An address with what is carried. */
export function withCarried(path: string, carried: Carried & { readonly tab?: string }): string {
  const search = new URLSearchParams(carried).toString()
  return search === '' ? path : `${path}?${search}`
}
