import { canBeSent, chatDelay } from '@aangiftewijs/domain/chat'
import { assign, setup } from 'xstate'
import { failedAt, notProvided, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
import type { AdvisorReply, ChatContext, ChatEvent } from './chat.types.ts'

const spec = 'part 1 § 4'

/** The conversation with the scripted advisor: a panel that opens and closes, and a reply after a second. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    tags: {} as 'open' | 'typing' | 'failed',
    meta: {} as { spec: string },
  },
  actors: { askAdvisor: remoteRequest<AdvisorReply, { message: string }>(notProvided) },
  guards: {
    'the message is not blank': (_, params: { text: string }) => canBeSent(params.text),
  },
  actions: {
    'add the message': assign(({ context }, { text, at }: { text: string; at: string }) => ({
      messages: [
        ...context.messages,
        { id: context.messages.length + 1, role: 'user' as const, text: text.trim(), at },
      ],
      failure: null,
    })),
    'add the reply': assign(({ context }, reply: AdvisorReply) => ({
      messages: [...context.messages, { id: context.messages.length + 1, role: 'assistant' as const, ...reply }],
    })),
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
    'forget the failure': assign({ failure: null }),
  },
  delays: { 'while the advisor types': chatDelay },
}).createMachine({
  id: 'chat',
  description: 'The advisor chat: canned replies by keyword, held in this browser only.',
  context: { messages: [], failure: null },
  type: 'parallel',
  states: {
    panel: {
      description: 'The chat panel, opened and closed by the round button.',
      meta: { spec: 'part 1 § 2' },
      initial: 'open',
      states: {
        open: {
          description: 'The panel is shown; it starts so.',
          meta: { spec: 'part 1 § 2' },
          tags: ['open'],
          on: { 'the panel is toggled': { target: 'closed', description: 'The person closes the panel.' } },
        },
        closed: {
          description: 'Only the round button is shown. A reply on its way still arrives.',
          meta: { spec: 'part 1 § 2' },
          on: { 'the panel is toggled': { target: 'open', description: 'The person opens the panel.' } },
        },
      },
    },
    conversation: {
      description: 'Question and reply.',
      meta: { spec },
      initial: 'listening',
      states: {
        listening: {
          description: 'Waiting for a message.',
          meta: { spec },
          on: {
            'a message is sent': {
              guard: { type: 'the message is not blank', params: ({ event }) => ({ text: event.text }) },
              target: 'typing',
              actions: { type: 'add the message', params: ({ event }) => ({ text: event.text, at: event.at }) },
              description: 'The person sends a message.',
            },
          },
        },
        typing: {
          description: 'The advisor is typing; nothing can be sent meanwhile.',
          meta: { spec },
          tags: ['typing'],
          initial: 'thinking',
          states: {
            thinking: {
              description: 'The simulated second before a reply.',
              meta: { spec: 'part 1 § 9' },
              after: { 'while the advisor types': { target: 'replying', description: 'A second passed.' } },
            },
            replying: {
              description: 'The reply is looked up by keyword.',
              meta: { spec },
              invoke: {
                id: 'askAdvisor',
                src: 'askAdvisor',
                input: ({ context }) => {
                  const asked = context.messages.at(-1)
                  return { message: asked?.role === 'user' ? asked.text : '' }
                },
                onDone: {
                  target: '#chat.conversation.listening',
                  actions: { type: 'add the reply', params: ({ event }) => event.output },
                  description: 'The reply is shown.',
                },
                onError: failedAt('#chat.conversation.failed', 'No reply came.'),
              },
            },
          },
        },
        failed: {
          description: 'No reply came. The message stays; it can be sent again, or another one.',
          meta: { spec: 'part 1 § 8' },
          tags: ['failed'],
          on: {
            'trying again is chosen': {
              target: 'typing',
              actions: 'forget the failure',
              description: 'The same message is asked again.',
            },
            'a message is sent': {
              guard: { type: 'the message is not blank', params: ({ event }) => ({ text: event.text }) },
              target: 'typing',
              actions: { type: 'add the message', params: ({ event }) => ({ text: event.text, at: event.at }) },
              description: 'The person sends another message.',
            },
          },
        },
      },
    },
  },
})
