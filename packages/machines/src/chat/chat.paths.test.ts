import { answers, describePaths, fails } from '../path-coverage/index.ts'
import { chatMachine } from './index.ts'

describePaths(chatMachine, {
  inputs: [undefined],
  events: [
    { type: 'the panel is toggled' },
    { type: 'a message is sent', text: 'How do I save tax?', at: '2026-11-21T09:00:00.000Z' },
    { type: 'a message is sent', text: ' ', at: '2026-11-21T09:00:00.000Z' },
    { type: 'trying again is chosen' },
    answers('askAdvisor', { reply: 'tax', at: '2026-11-21T09:00:01.000Z' }),
    ...fails('askAdvisor'),
  ],
  remember: ({ context }) => context.failure,
})
