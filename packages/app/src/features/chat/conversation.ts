import { replyTo, topicIn, yearIn } from '@aangiftewijs/domain/chat'
import { type AdvisorReply, chatMachine } from '@aangiftewijs/machines/chat'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { type Actor, createActor } from 'xstate'
import { inspected } from '../../shell/inspection.ts'

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

/** A conversation that has begun; its owner stops it. */
export const startConversation = (): Conversation => createActor(advisor, inspected()).start()
export type Conversation = Actor<typeof chatMachine>
