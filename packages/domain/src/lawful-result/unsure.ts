import type { Copy } from '../language/index.ts'
import { formatEuros } from '../money/index.ts'
import type { Household } from '../tax-law/index.ts'
import { type LeftUnsure, questionWords } from '../tax-return/index.ts'

/** What of a question is not sure, by its name. */
export type Unsure = `unsure ${LeftUnsure['name']}`

/** An amount that documents may say, which does not count until a person says what it is. */
export interface UnsureAmount {
  readonly gap: Unsure
  /** The question it belongs to. */
  readonly question: Copy
  /** Each amount, with the name of its file. */
  readonly found: string
  /** The document to look at first. */
  readonly documentId: number | undefined
  /** What the household would be: with this amount, and with all that are not sure. */
  readonly ends: readonly Household[]
}

export const isUnsure = (thing: string): thing is Unsure => thing.startsWith('unsure ')

/** The name of the question that something unsure is of. */
export const questionOfUnsure = (unsure: Unsure) => unsure.slice('unsure '.length) as LeftUnsure['name']

/** An unsure amount as it is said. */
export function unsureAmount({ name, figures }: LeftUnsure, ends: readonly Household[]): UnsureAmount {
  const { label, term = label } = questionWords[name]
  const found = figures.map(({ amount, filename }) => `${formatEuros(amount)} (${filename})`).join(', ')
  return { gap: `unsure ${name}`, question: term, found, documentId: figures[0]?.documentId, ends }
}
