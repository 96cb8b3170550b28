import { remoteRequest } from '@aangiftewijs/machines/remote-request'
import { type TaxReturnInput, taxReturnMachine } from '@aangiftewijs/machines/tax-return'
import { type Actor, createActor } from 'xstate'
import type { QueryClient } from '../../../ports/queries.ts'
import { inspected } from '../../../shell/inspection.ts'
import { saveStepWith } from '../step-form/save-step.ts'

export type WizardChart = Actor<typeof taxReturnMachine>

/** The wizard's chart, started; it saves through the API. */
export function startWizardChart(queryClient: QueryClient, input: TaxReturnInput): WizardChart {
  const machine = taxReturnMachine.provide({ actors: { saveStep: remoteRequest(saveStepWith(queryClient)) } })
  return createActor(machine, { input, ...inspected() }).start()
}
