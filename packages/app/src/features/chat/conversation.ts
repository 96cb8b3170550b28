import { closelyAbout, replyTo, searchWords, stepAt, yearIn } from '@aangiftewijs/domain/chat'
import type { Step } from '@aangiftewijs/domain/tax-return'
import { type AdvisorReply, type ChatEvent, chatMachine } from '@aangiftewijs/machines/chat'
import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { type Actor, createActor } from 'xstate'
import { inspected } from '../../shell/inspection.ts'
import { ChatAnswer } from './ChatAnswer.tsx'

/** The chart with its advisor: prepared replies, looked up in this browser. No call is made (spec 1 § 7). */
const advisorAt = (stepNow: () => Step | null) =>
  chatMachine.provide({
    actors: {
      askAdvisor: remoteRequest<AdvisorReply, { message: string }>(async ({ message }) => {
        const step = stepNow()
        const [reply, topic, year] = [replyTo(message, step), closelyAbout(message, step), yearIn(message)]
        return {
          reply,
          ...(topic !== null && topic !== reply && { topic }),
          ...(year !== null && { year }),
          ...((reply === 'more' || topic === 'noMore') && { search: searchWords(message) }),
          at: new Date().toISOString(),
        }
      }),
    },
  })

/** A conversation, and what shows its answers: their figures come with it. */
export interface Conversation {
  readonly chart: Actor<typeof chatMachine>
  /** Sends an event from the page at a path: the advisor answers for the step there. */
  readonly sendFrom: (path: string, event: ChatEvent) => void
  readonly Answer: typeof ChatAnswer
}

/** A conversation that has begun; its owner stops it. */
export function startConversation(): Conversation {
  let step: Step | null = null
  const chart = createActor(
    advisorAt(() => step),
    inspected(),
  ).start()
  const sendFrom = (path: string, event: ChatEvent) => {
    step = stepAt(path)
    chart.send(event)
  }
  return { chart, sendFrom, Answer: ChatAnswer }
}
