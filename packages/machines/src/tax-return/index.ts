export { addressOf, type Destination, destinationOf, stateOf, stepOf, type TaxReturnSnapshot } from './address.ts'
export { initialContext } from './initial-context.ts'
export { runWizard } from './run-wizard.ts'
export { saveOf } from './saving.ts'
export { taxReturnMachine } from './tax-return.machine.ts'
export type {
  AnswerEvent,
  MoveEvent,
  SaveOutcome,
  SaveStep,
  SentForm,
  StepState,
  TaxReturnContext,
  TaxReturnEvent,
  TaxReturnInput,
} from './tax-return.types.ts'
