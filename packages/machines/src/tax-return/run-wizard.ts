import { createActor, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import type { TaxReturnSnapshot } from './address.ts'
import { taxReturnMachine } from './tax-return.machine.ts'
import type { SaveOutcome, SaveStep, TaxReturnEvent, TaxReturnInput } from './tax-return.types.ts'

/** Who saves here has time limits of its own. Milliseconds. */
const aDay = 86_400_000

/**
 * Runs the wizard, restored from a stored return, through what a posted form does; resolves to where it then stands, when
 * nothing is being saved any more. What `save` throws ends in the state `failed`.
 */
export async function runWizard(
  input: TaxReturnInput,
  events: readonly TaxReturnEvent[],
  save: (save: SaveStep) => Promise<SaveOutcome>,
): Promise<TaxReturnSnapshot> {
  const machine = taxReturnMachine.provide({
    actors: { saveStep: remoteRequest(save, { slowAfter: aDay, timeOutAfter: aDay }) },
  })
  const wizard = createActor(machine, { input }).start()
  for (const event of events) wizard.send(event)
  const rested = await waitFor(wizard, (snapshot) => !snapshot.hasTag('saving'))
  wizard.stop()
  return rested
}
