export { sessionMachine } from './session.machine.ts'
export type { EndReason, SessionContext, SessionEvent, SessionInput, SessionTag } from './session.types.ts'
