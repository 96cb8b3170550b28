import { replyTo } from '@aangiftewijs/domain/chat'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import { type AdvisorReply, chatMachine } from './index.ts'

const sentAt = '2026-11-21T09:00:00.000Z'
const answeredAt = '2026-11-21T09:00:01.000Z'

function advisorThat(answer: (message: string) => Promise<AdvisorReply>) {
  const clock = new SimulatedClock()
  const machine = chatMachine.provide({
    actors: { askAdvisor: remoteRequest<AdvisorReply, { message: string }>(({ message }) => answer(message)) },
  })
  return { clock, chat: createActor(machine, { clock }).start() }
}

test('the panel is open from the start', () => {
  const { chat } = advisorThat(async () => ({ reply: 'more', at: answeredAt }))
  const before = chat.getSnapshot().hasTag('open')
  chat.send({ type: 'the panel is toggled' })
  expect([before, chat.getSnapshot().hasTag('open')]).toEqual([true, false])
})

test('a message is answered after a second', async () => {
  const { chat, clock } = advisorThat(async (message) => ({ reply: replyTo(message, null), at: answeredAt }))
  chat.send({ type: 'a message is sent', text: ' How do I invest? ', at: sentAt })
  clock.increment(999)
  const isTyping = chat.getSnapshot().hasTag('typing')
  clock.increment(1)
  const { context } = await waitFor(chat, (snapshot) => !snapshot.hasTag('typing'))
  expect({ isTyping, context }).toEqual({
    isTyping: true,
    context: {
      messages: [
        { id: 1, role: 'user', text: 'How do I invest?', at: sentAt },
        { id: 2, role: 'assistant', reply: 'invest', at: answeredAt },
      ],
      failure: null,
    },
  })
})

test('nothing is sent while a reply is pending, and nothing blank ever', () => {
  const { chat } = advisorThat(async () => ({ reply: 'more', at: answeredAt }))
  chat.send({ type: 'a message is sent', text: '  ', at: sentAt })
  chat.send({ type: 'a message is sent', text: 'one', at: sentAt })
  chat.send({ type: 'a message is sent', text: 'two', at: sentAt })
  expect(chat.getSnapshot().context.messages).toEqual([{ id: 1, role: 'user', text: 'one', at: sentAt }])
})

test('a failed reply keeps the message and can be tried again', async () => {
  let tries = 0
  const { chat, clock } = advisorThat(async () => {
    tries += 1
    if (tries === 1) throw new Error('gone')
    return { reply: 'tax', at: answeredAt }
  })
  chat.send({ type: 'a message is sent', text: 'tax', at: sentAt })
  clock.increment(1_000)
  const failed = await waitFor(chat, (snapshot) => snapshot.hasTag('failed'))
  chat.send({ type: 'trying again is chosen' })
  clock.increment(1_000)
  const { context } = await waitFor(chat, (snapshot) => snapshot.context.messages.length === 2)
  expect([failed.context.failure, context.messages.at(-1)]).toEqual([
    { kind: 'unreachable', status: null, message: 'gone' },
    { id: 2, role: 'assistant', reply: 'tax', at: answeredAt },
  ])
})
