import { type Step, steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { stateOf, stepOf, type TaxReturnEvent, taxReturnMachine } from '@aangiftewijs/machines/tax-return'
import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { createResource } from '../../../deferred/resource.ts'
import { answeredFiling, bakeryStatement } from '../../../testing/filing-fixtures.ts'
import { begunFiling } from '../../../testing/fixtures.ts'
import { atRest, stillAtRest, type WizardView } from './wizard-at-rest.ts'
import { startWizardChart } from './wizard-chart.ts'
import { createVisitWizard } from './wizard-of-visit.ts'

const inputAt = (step: Step, filing: TaxFiling | null) => ({
  step,
  filing,
  filings: filing ? [filing] : [],
  documents: [],
})

const newer: TaxFiling = { ...answeredFiling, version: 90 }
const readAgain: TaxReturnEvent = { type: 'the return is read again', filing: newer, filings: [newer] }
const followed: TaxReturnEvent = { ...readAgain, filing: { ...answeredFiling, calculatedTax: 9 } }
const documentsRead: TaxReturnEvent = { type: 'the documents are read', documents: [bakeryStatement] }
const draftMeets: TaxReturnEvent = { type: 'a draft meets a newer version', fields: { salary: '1' } }
const opened = (step: Step): TaxReturnEvent => ({ type: 'a page is opened', step })

const ways: readonly (readonly TaxReturnEvent[])[] = [
  [],
  [opened('income')],
  [opened('review'), readAgain],
  [opened('income'), followed],
  [readAgain, opened('deductions')],
  [readAgain, documentsRead, opened('submit'), opened('submit')],
]

const returns: readonly (readonly [string, TaxFiling | null])[] = [
  ['no return', null],
  ['a begun one', begunFiling],
  ['an answered one', answeredFiling],
  ['a submitted one', { ...answeredFiling, completed: true }],
]

const after = (view: WizardView, events: readonly TaxReturnEvent[]) =>
  events.reduce<WizardView | null>((now, event) => now && stillAtRest(now, event), view)

function chartAfter(input: ReturnType<typeof inputAt>, events: readonly TaxReturnEvent[]): WizardView {
  const chart = createActor(taxReturnMachine, { input }).start()
  for (const event of events) chart.send(event)
  const now = chart.getSnapshot()
  return { ...now.context, step: stepOf(now), state: stateOf(now), isSaving: now.hasTag('saving'), isLost: false }
}

test.each(returns)('with %s a wizard at rest stands where its chart would', (_, filing) => {
  for (const step of steps) {
    const input = inputAt(step, filing)
    for (const events of [...ways, [opened(step), readAgain], [readAgain, opened(step)]])
      expect(after(atRest(input), events), JSON.stringify([step, events])).toEqual(chartAfter(input, events))
  }
})

test('with a draft that meets a newer version too', () => {
  for (const step of ['setup', 'partner', 'income', 'deductions'] as const) {
    const input = inputAt(step, answeredFiling)
    for (const events of [
      [draftMeets],
      [readAgain, draftMeets, opened(step), documentsRead],
      [draftMeets, opened('review')],
    ])
      expect(after(atRest(input), events), JSON.stringify([step, events])).toEqual(chartAfter(input, events))
  }
})

const given: TaxReturnEvent = {
  type: 'answers are given',
  fields: { salary: '70.000', otherIncome: '0', taxWithheld: '0' },
}
const wrong: TaxReturnEvent = { type: 'answers are given', fields: { salary: '-1' } }

afterEach(() => vi.unstubAllGlobals())

/** A wizard at income whose chart's code comes, or fails to, when the test says so. */
function open() {
  const sent = vi.fn(async (..._: Parameters<typeof fetch>) => Response.json({ ...answeredFiling, version: 7 }))
  vi.stubGlobal('fetch', sent)
  let arrive = () => {}
  let fail = () => {}
  const code = createResource(
    () =>
      new Promise<typeof startWizardChart>((resolve, reject) => {
        arrive = () => resolve(startWizardChart)
        fail = () => reject(new Error('no connection'))
      }),
  )
  const client = { get: () => undefined, set: () => {}, refresh: async () => {}, startAs: () => {} }
  const wizard = createVisitWizard(client, inputAt('income', answeredFiling), code)
  const stands = () => {
    const { step, state, isSaving } = wizard.get()
    return [step, state, isSaving ? 'saving' : 'resting']
  }
  return { wizard, stands, sent, arrive: () => arrive(), fail: () => fail(), come: () => code.load() }
}

test('a form sent before the chart is there waits for it and is saved once', async () => {
  const { wizard, stands, sent, arrive, come } = open()
  wizard.send(given)
  wizard.send(given)
  expect([stands(), sent.mock.calls.length]).toEqual([['income', 'answering', 'saving'], 0])
  arrive()
  await come()
  await vi.waitFor(() => expect(stands()).toEqual(['deductions', 'answering', 'resting']))
  expect(sent.mock.calls.map(([path]) => path)).toEqual(['/api/tax-filings/3'])
})

test('a page opened meanwhile is where it goes once the answers are saved', async () => {
  const { wizard, stands, arrive, come } = open()
  wizard.send(given)
  wizard.send({ type: 'a page is opened', step: 'partner' })
  expect(stands()).toEqual(['income', 'answering', 'saving'])
  arrive()
  await come()
  await vi.waitFor(() => expect(stands()).toEqual(['partner', 'answering', 'resting']))
})

test('what is wrong is told when the chart has looked', async () => {
  const { wizard, stands, arrive, come } = open()
  const heard = vi.fn()
  wizard.send(wrong, ({ state }) => heard(state))
  arrive()
  await come()
  expect([stands(), heard.mock.calls]).toEqual([['income', 'refused', 'resting'], [['refused']]])
})

test('where the chart cannot be had it says that nothing was saved, and a page opened then begins anew', async () => {
  const { wizard, stands, sent, fail } = open()
  wizard.send(given)
  wizard.send(documentsRead)
  fail()
  await vi.waitFor(() => expect(stands()).toEqual(['income', 'failed', 'resting']))
  const { fields, documents, isLost } = wizard.get()
  expect([fields, documents, isLost]).toEqual([given.fields, [bakeryStatement], true])
  wizard.send(opened('partner'))
  expect([stands(), wizard.get().isLost]).toEqual([['partner', 'answering', 'resting'], false])
  expect(sent).not.toHaveBeenCalled()
})

test('the chart begins with a newer return and a draft that met it', async () => {
  const { wizard, stands, sent, arrive, come } = open()
  wizard.send(readAgain)
  wizard.send(draftMeets)
  wizard.prepare()
  arrive()
  await come()
  expect(stands()).toEqual(['income', 'overtaken', 'resting'])
  wizard.send({ ...given, type: 'my answers are kept' })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('If-Match')).toBe('90')
})

test('a visit that is over starts no chart', async () => {
  const { wizard, sent, arrive, come } = open()
  wizard.send(given)
  wizard.stop()
  arrive()
  await come()
  expect([wizard.can(given), sent.mock.calls.length]).toEqual([false, 0])
})
