export { failedAt, failureIn } from './failed-at.ts'
export {
  notProvided,
  type RequestLogic,
  type RequestSignal,
  remoteRequest,
  remoteRequestMachine,
} from './remote-request.machine.ts'
export { failureOf, type RequestFailure, type RequestPolicy, requestPolicy } from './remote-request.types.ts'
