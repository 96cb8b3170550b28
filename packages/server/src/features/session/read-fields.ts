import type { FormFields } from '@aangiftewijs/domain/form'
import { parseWith } from '@aangiftewijs/domain/problem'
import type * as z from 'zod/mini'
import { invalidInput } from '../../errors.ts'

/** Reads named fields as typed: spaces count in a password. @throws `invalid-input` */
export function readFields<S extends z.ZodMiniType>(
  schema: S,
  names: readonly string[],
  fields: FormFields,
): z.output<S> {
  const parsed = parseWith(schema, Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])))
  if (!parsed.ok) throw invalidInput(parsed.problems)
  return parsed.value
}
