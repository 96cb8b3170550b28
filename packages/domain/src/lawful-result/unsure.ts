import type { Copy } from '../language/index.ts'
import { formatEuros } from '../money/index.ts'
import type { Household } from '../tax-law/index.ts'
import { type Because, type LeftAbsent, type LeftUnsure, questionWords } from '../tax-return/index.ts'

/** What of a question is not sure, by its name: an amount was not read surely, or not found. */
export type Unsure = `unsure ${LeftUnsure['name']}` | `absent ${LeftAbsent['name']}`

/** An amount that documents may say, or have without its being found, which does not count until a person says what it is. */
export interface UnsureAmount {
  readonly gap: Unsure
  /** The question it belongs to. */
  readonly question: Copy
  /** Each amount, with the name of its file; the files alone where none was found. */
  readonly found: string
  /** Why it does not count, where it was read surely. */
  readonly because?: Because['kind']
  /** The document to look at first. */
  readonly documentId: number | undefined
  /** What the household would be: with this amount, and with all that are not sure. None: it may be anything. */
  readonly ends: readonly Household[]
}

export const isUnsure = (thing: string): thing is Unsure => thing.startsWith('unsure ') || isAbsent(thing)

/** Whether it is an amount that was not found. */
export const isAbsent = (thing: string): thing is `absent ${LeftAbsent['name']}` => thing.startsWith('absent ')

/** The name of the question that something unsure is of. */
export const questionOfUnsure = (unsure: Unsure) => unsure.split(' ')[1] as LeftUnsure['name']

/** The name of a question as it is said of it. */
function termOf(name: LeftUnsure['name']): Copy {
  const { label, term = label } = questionWords[name]
  return term
}

/** An unsure amount as it is said. */
export function unsureAmount({ name, figures }: LeftUnsure, ends: readonly Household[]): UnsureAmount {
  const found = figures.map(({ amount, filename }) => `${formatEuros(amount)} (${filename})`).join(', ')
  const [first] = figures
  const isRead = figures.every(({ because }) => because)
  return {
    gap: `unsure ${name}`,
    question: termOf(name),
    found,
    ...(isRead && first?.because && { because: first.because.kind }),
    documentId: first?.documentId,
    ends,
  }
}

/** An amount that was not found, as it is said. */
export function absentAmount({ name, absent }: LeftAbsent): UnsureAmount {
  const found = absent.map(({ filename }) => filename).join(', ')
  return { gap: `absent ${name}`, question: termOf(name), found, documentId: absent[0]?.documentId, ends: [] }
}
