import type * as z from 'zod/mini'

/** What can be wrong with a value. A closed list: people's words for each live in the app's copy. */
export const problemCodes = [
  'required',
  'too-short',
  'too-long',
  'not-a-number',
  'negative',
  'too-large',
  /** More than what it is a part of. */
  'more-than-whole',
  /** More than the share of something that the law allows. */
  'more-than-share',
  'too-many-decimals',
  'not-a-year',
  'not-a-date',
  'in-the-future',
  'after-tax-year',
  /** A day that does not fit the other days. */
  'not-in-order',
  'not-a-step',
  'invalid-bsn',
  'invalid-email',
  'invalid-phone',
  'same-person',
  'not-matching',
  'not-accepted',
  'too-common',
  /** Holds what a guesser tries first. */
  'guessable',
  /** What it was before. */
  'unchanged',
  'taken',
  /** Line breaks, or characters that nobody sees or that turn others round. */
  'hidden',
  'unknown-field',
  'wrong-type',
  'not-a-choice',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** One problem of an input: which field (a path such as `incomeData.salary`, empty for the whole) and what. */
export interface Problem {
  readonly field: string
  readonly code: ProblemCode
}

/** The outcome of reading an input: a trusted value, or every problem at once. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const isCode = (message: string): message is ProblemCode => (problemCodes as readonly string[]).includes(message)

/**
 * Reads `input` with a schema whose messages are problem codes. Lists all problems, the first of each
 * field, never only the first of all.
 */
export function parseWith<S extends z.ZodMiniType>(schema: S, input: unknown): Parsed<z.output<S>> {
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, value: result.data as z.output<S> }
  const problems = new Map<string, Problem>()
  for (const issue of result.error.issues) {
    const at = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const field = at ? `${at}.${key}` : key
        problems.set(field, { field, code: 'unknown-field' })
      }
    } else if (!problems.has(at)) {
      problems.set(at, { field: at, code: isCode(issue.message) ? issue.message : 'wrong-type' })
    }
  }
  return { ok: false, problems: [...problems.values()] }
}
