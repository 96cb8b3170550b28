import type { CloserId, ReplyId } from '@aangiftewijs/domain/chat'
import type { RequestFailure } from '../remote-request/index.ts'

/** One line of the conversation; held in this browser only. Spec 1 § 3. `at` is an ISO date-time. */
export type ChatMessage =
  | { readonly id: number; readonly role: 'user'; readonly text: string; readonly at: string }
  | ({ readonly id: number; readonly role: 'assistant' } & AdvisorReply)

/** What the advisor answers. */
export interface AdvisorReply {
  readonly reply: ReplyId
  /** What the question is about more closely than the reply, or that no more is known. */
  readonly topic?: CloserId
  /** What to search for where there is no answer. */
  readonly search?: string
  /** The tax year the question named. */
  readonly year?: number
  readonly at: string
}

export interface ChatContext {
  readonly messages: readonly ChatMessage[]
  readonly failure: RequestFailure | null
}

export type ChatEvent =
  | { readonly type: 'the panel is toggled' }
  | { readonly type: 'a message is sent'; readonly text: string; readonly at: string }
  | { readonly type: 'trying again is chosen' }
