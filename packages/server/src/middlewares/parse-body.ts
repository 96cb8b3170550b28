import { parseWith } from '@aangiftewijs/domain/problem'
import type * as z from 'zod/mini'
import { invalidInput } from '../errors.ts'
import type { Context } from '../http.ts'

/** The body as its schema reads it. @throws `invalid-input` with every problem at once. */
export function parseBody<S extends z.ZodMiniType>(ctx: Context, schema: S): z.output<S> {
  const read = parseWith(schema, ctx.request.body)
  if (!read.ok) throw invalidInput(read.problems)
  return read.value
}
