import type { Subject } from '../replies.ts'
import type { AnswerId } from '../topics.ts'

/** A question as somebody types it, and what should answer it; `unknown` where the advisor should say that it does not know. */
export type AskedQuestion = readonly [question: string, answer: AnswerId | Subject | 'unknown']
