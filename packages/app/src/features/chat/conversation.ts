import { replyTo, topicIn, yearIn } from '@aangiftewijs/domain/chat'
import { type AdvisorReply, chatMachine } from '@aangiftewijs/machines/chat'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { type Actor, createActor } from 'xstate'
import { inspected } from '../../shell/inspection.ts'
import { ChatAnswer } from './ChatAnswer.tsx'

/** The chart with its advisor: prepared replies, looked up in this browser. No call is made (spec 1 § 7). */
const advisor = chatMachine.provide({
  actors: {
    askAdvisor: remoteRequest<AdvisorReply, { message: string }>(async ({ message }) => {
      const [reply, topic, year] = [replyTo(message), topicIn(message), yearIn(message)]
      return {
        reply,
        ...(topic !== null && topic !== reply && { topic }),
        ...(year !== null && { year }),
        at: new Date().toISOString(),
      }
    }),
  },
})

/** A conversation, and what shows its answers: their figures come with it. */
export interface Conversation {
  readonly chart: Actor<typeof chatMachine>
  readonly Answer: typeof ChatAnswer
}

/** A conversation that has begun; its owner stops it. */
export const startConversation = (): Conversation => ({
  chart: createActor(advisor, inspected()).start(),
  Answer: ChatAnswer,
})
