export {
  mayStandAt,
  maySubmit,
  nextStepAfter,
  snapshotFor,
  stateOf,
  stepOf,
  type TaxReturnSnapshot,
} from './questions.ts'
export { saveOf, startsNewReturn } from './saving.ts'
export { taxReturnMachine } from './tax-return.machine.ts'
export type {
  SaveOutcome,
  SaveStep,
  StepState,
  TaxReturnContext,
  TaxReturnEvent,
  TaxReturnInput,
  TaxReturnTag,
} from './tax-return.types.ts'
