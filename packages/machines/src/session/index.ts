export { sessionMachine } from './session.machine.ts'
export type {
  EndReason,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionTag,
  WhatServerKnows,
} from './session.types.ts'
