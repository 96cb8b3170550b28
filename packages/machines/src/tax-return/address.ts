import { questionAddress } from '@aangiftewijs/domain/question-address'
import { isStep, pathOf, type Step, stepBefore } from '@aangiftewijs/domain/tax-return'
import type { SnapshotFrom } from 'xstate'
import type { taxReturnMachine } from './tax-return.machine.ts'
import type { MoveEvent, StepState, TaxReturnContext } from './tax-return.types.ts'

export type TaxReturnSnapshot = SnapshotFrom<typeof taxReturnMachine>

/** A step, and the control there whose answer is to be changed. */
export type Destination = Pick<TaxReturnContext, 'step' | 'control'>

/** Where an event that goes elsewhere leads from the step `from`. */
export function destinationOf(event: MoveEvent, from: Step): Destination {
  switch (event.type) {
    case 'a page is opened':
    case 'a step is chosen':
      return { step: event.step, control: null }
    case 'changing an answer is chosen':
      return { step: event.step, control: event.control }
    case 'back is chosen':
      return { step: stepBefore[from] ?? from, control: null }
    case 'a new return is started':
      return { step: 'setup', control: null }
  }
}

/** The address of a step or of a control on its page. */
export const addressOf = ({ step, control }: Destination): string =>
  control === null ? pathOf(step) : questionAddress(pathOf(step), control)

/** The step a snapshot stands at; a submitted return stands at submit. */
export function stepOf({ value }: Pick<TaxReturnSnapshot, 'value'>): Step {
  const key = typeof value === 'string' ? value : Object.keys(value)[0]
  return isStep(key) ? key : 'submit'
}

/** The state within the step. */
export function stateOf({ value }: Pick<TaxReturnSnapshot, 'value'>): StepState {
  if (typeof value === 'string') return 'submitted'
  const [state = 'answering'] = Object.values<unknown>(value)
  return state as StepState
}
