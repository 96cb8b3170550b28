import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { AlsoWrite } from '../../database/database.ts'
import type { Context } from '../../http.ts'

/** The versions an `If-Match` header names (`"3"`, `W/"3"`, `3`, a list of them); null when there is none or it is `*`. */
export function versionsIn(header: string): readonly number[] | null {
  if (header === '' || header.trim() === '*') return null
  return header.split(',').map((tag) => Number(/^\s*(?:W\/)?"?(\d+)"?\s*$/.exec(tag)?.[1] ?? Number.NaN))
}

const tagOf = ({ version }: TaxFiling) => `"${version}"`

/** Answers a return with its version as entity tag. */
export function answerFiling(ctx: Context, filing: TaxFiling): void {
  ctx.set('ETag', tagOf(filing))
  ctx.body = filing
}

/** Notes the answer of {@link answerFiling} with the return's own write. */
export const noteFiling =
  ({ state: { noteAnswer } }: Context, status: number): AlsoWrite<TaxFiling> =>
  async (filing, transaction) =>
    noteAnswer?.({ status, etag: tagOf(filing), body: filing }, transaction)
