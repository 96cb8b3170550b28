export { chatMachine } from './chat.machine.ts'
export type { AdvisorReply, ChatContext, ChatEvent, ChatMessage } from './chat.types.ts'
