import * as z from 'zod/mini'
import { sentId } from './sent-id.ts'

/** Whether a text can be the id of a draft: 32 hexadecimal digits, drawn by the page it is typed on. */
export const isDraftId = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)

/** Far above any question of ours, far below a burden. */
const mostControls = 100
const longestName = 60
const longestText = 2_000
/** What a column of every database holds. */
const mostRevisions = 2 ** 31 - 1

const fields = z
  .record(
    z.string().check(z.maxLength(longestName, { error: 'too-long' })),
    z.string({ error: 'wrong-type' }).check(z.maxLength(longestText, { error: 'too-long' })),
  )
  .check(z.refine((texts) => Object.keys(texts).length <= mostControls, { error: 'too-long' }))

/** Body of `PUT /api/drafts/{step}/{id}`. */
export const putDraftSchema = z.strictObject({
  userId: sentId,
  /** The return it is typed in; null before there is one. */
  taxFilingId: z.nullable(sentId.check(z.gte(1, { error: 'wrong-type' }))),
  /** Grows with every sending of one page, so that an older one that arrives later changes nothing. */
  revision: z
    .int({ error: 'not-a-number' })
    .check(z.gte(1, { error: 'not-a-number' }), z.lte(mostRevisions, { error: 'too-large' })),
  /** The draft this page began with, whose place this one takes; null without one. */
  replaces: z.nullable(z.string({ error: 'wrong-type' }).check(z.refine(isDraftId, { error: 'wrong-type' }))),
  /** What stands in the controls. */
  fields,
  /** What was saved when the page was opened. */
  base: fields,
})
export type PutDraft = z.output<typeof putDraftSchema>
