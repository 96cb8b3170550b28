import {
  stateOf,
  stepOf,
  type TaxReturnEvent,
  type TaxReturnInput,
  type TaxReturnSnapshot,
} from '@aangiftewijs/machines/tax-return'
import { moduleResource, type Resource } from '../../../deferred/resource.ts'
import type { QueryClient } from '../../../ports/queries.ts'
import { type Cell, createCell } from '../../../shell/cell.ts'
import { atRest, stillAtRest, type WizardView } from './wizard-at-rest.ts'
import type { startWizardChart, WizardChart } from './wizard-chart.ts'

/** Code of the chart that the wizard runs on. */
export type ChartCode = Resource<typeof startWizardChart>

export const wizardChart: ChartCode = moduleResource(
  () => import('./wizard-chart.ts'),
  (module) => module.startWizardChart,
)

/** The one wizard of a visit. Until a person acts it is at rest, which needs no chart. */
export interface VisitWizard extends Pick<Cell<WizardView>, 'get' | 'subscribe'> {
  /** `onTaken`: told once the wizard stands where the event leads. */
  readonly send: (event: TaxReturnEvent, onTaken?: (view: WizardView) => void) => void
  /** Whether the chart runs and has a use for the event. */
  readonly can: (event: TaxReturnEvent) => boolean
  /** Lets the chart run, as soon as its code is there. */
  readonly prepare: () => void
  readonly stop: () => void
}

type Sent = Parameters<VisitWizard['send']>

const unreachable = { kind: 'unreachable', status: null, message: '' } as const

/** How it stands when the code cannot be had: like a save that did not arrive. */
function lost(view: WizardView, event: TaxReturnEvent): WizardView {
  if (!('fields' in event) && event.type !== 'proceeding is chosen') return view
  const fields = 'fields' in event ? event.fields : {}
  return { ...view, state: 'failed', fields, failure: unreachable, isLost: true }
}

/** A wizard on the page of a step. `code`: of its chart. */
export function createVisitWizard(
  queryClient: QueryClient,
  input: Required<TaxReturnInput>,
  code: ChartCode,
): VisitWizard {
  const view = createCell(atRest(input))
  let chart: WizardChart | null = null
  let isStopped = false
  /** What was sent while the chart's code is on its way, in order: as with any actor that has not been started. */
  let mailbox: readonly Sent[] = []

  const show = (now: TaxReturnSnapshot) =>
    view.set({ ...now.context, step: stepOf(now), state: stateOf(now), isSaving: now.hasTag('saving'), isLost: false })

  /** The chart begins where the wizard rests, and takes what is in the mailbox. */
  const run = (start: typeof startWizardChart) => {
    if (chart !== null || isStopped) return
    const { step, state, filing, latest, filings, documents, fields } = view.get()
    const begun = start(queryClient, { step, filing, filings, documents })
    chart = begun
    if (latest !== filing) begun.send({ type: 'the return is read again', filing: latest, filings })
    if (state === 'overtaken') begun.send({ type: 'a draft meets a newer version', fields })
    for (const [event] of mailbox) begun.send(event)
    begun.subscribe(show)
    show(begun.getSnapshot())
    for (const [, onTaken] of mailbox) onTaken?.(view.get())
    mailbox = []
  }

  const giveUp = (before: WizardView) => {
    const [first, ...later] = mailbox
    mailbox = []
    const rested = later.reduce(
      (now, [event]) => (event.type === 'a page is opened' ? now : (stillAtRest(now, event) ?? now)),
      before,
    )
    if (first) view.set(lost(rested, first[0]))
  }

  const queue = (sent: Sent) => {
    mailbox = [...mailbox, sent]
    if (mailbox.length > 1) return
    const before = view.get()
    if ('fields' in sent[0]) view.set({ ...before, isSaving: true })
    begin(() => giveUp(before))
  }

  const begin = (onLost: () => void) => {
    const start = code.loaded()
    if (start === undefined) code.load().then(run, onLost)
    else run(start)
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    send: (event, onTaken) => {
      const rested = chart === null && mailbox.length === 0 ? stillAtRest(view.get(), event) : null
      if (rested !== null) return view.set(rested)
      if (chart === null) return queue([event, onTaken])
      chart.send(event)
      onTaken?.(view.get())
    },
    can: (event) => chart?.getSnapshot().can(event) ?? false,
    // When it cannot be had, what a person then does asks again.
    prepare: () => begin(() => undefined),
    stop: () => {
      isStopped = true
      chart?.stop()
    },
  }
}
