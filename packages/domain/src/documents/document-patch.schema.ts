import * as z from 'zod/mini'
import { eurosSchema } from '../money/money.schema.ts'
import { documentTypes, verdicts } from './documents.ts'
import { figureNames } from './figures.ts'

const correction = z.strictObject({
  statement: z.int({ error: 'not-a-number' }).check(z.gte(0, { error: 'negative' })),
  field: z.enum(figureNames, { error: 'not-a-choice' }),
  /** Null takes the correction back. */
  amount: z.nullable(eurosSchema),
})

/** Body of `PATCH /api/documents/{id}`: what the person says of a document. Moving it to another type reads it again. */
export const documentPatchSchema = z.strictObject({
  type: z.optional(z.enum(documentTypes, { error: 'not-a-choice' })),
  /** Null takes the word back. */
  verdict: z.optional(z.nullable(z.enum(verdicts, { error: 'not-a-choice' }))),
  correction: z.optional(correction),
  /** Reads again what could not be read in time. */
  again: z.optional(z.literal(true)),
})
export type DocumentPatch = z.output<typeof documentPatchSchema>
