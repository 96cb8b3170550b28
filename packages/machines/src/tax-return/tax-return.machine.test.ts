import { type Step, steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { describe, expect, test } from 'vitest'
import { createActor, initialTransition, transition, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import { answered, completed, joint, started, withIncome } from '../testing/filings.ts'
import {
  addressOf,
  saveOf,
  stateOf,
  stepOf,
  type TaxReturnEvent,
  type TaxReturnSnapshot,
  taxReturnMachine,
} from './index.ts'
import type { SaveEnds, SaveOutcome, SaveStep } from './tax-return.types.ts'

const ends = (value: SaveOutcome): SaveEnds => ({
  type: 'xstate.done.actor.saveStep',
  actorId: 'saveStep',
  output: value,
})
const unreachable: SaveEnds = {
  type: 'xstate.error.actor.saveStep',
  actorId: 'saveStep',
  error: { kind: 'unreachable', status: null, message: 'no network' },
}
const given = (fields: Record<string, string>): TaxReturnEvent => ({ type: 'answers are given', fields })
const again = (fields: Record<string, string>): TaxReturnEvent => ({ type: 'trying again is chosen', fields })
const kept = (fields: Record<string, string>): TaxReturnEvent => ({ type: 'my answers are kept', fields })
const opened = (step: Step): TaxReturnEvent => ({ type: 'a page is opened', step })
const chosen = (step: Step): TaxReturnEvent => ({ type: 'a step is chosen', step })
const back: TaxReturnEvent = { type: 'back is chosen' }
const proceeding: TaxReturnEvent = { type: 'proceeding is chosen' }
const practising: TaxReturnEvent = { type: 'the practice submission is chosen' }
const setupFields = { year: '2024', taxIdentifier: '999990019', acceptTerms: 'on' }
const setup = given(setupFields)

const snapshotFor = (step: Step, filing: TaxFiling | null): TaxReturnSnapshot =>
  initialTransition(taxReturnMachine, { step, filing })[0]

const walk = (from: TaxReturnSnapshot, ...events: readonly (TaxReturnEvent | SaveEnds)[]): TaxReturnSnapshot =>
  events.reduce((snapshot, event) => transition(taxReturnMachine, snapshot, event)[0], from)
const placeOf = (snapshot: TaxReturnSnapshot) => `${stepOf(snapshot)} ${stateOf(snapshot)}`

describe('the wizard', () => {
  const newer: TaxFiling = { ...withIncome, version: 2 }
  test.each<[string, Step, TaxFiling | null, readonly (TaxReturnEvent | SaveEnds)[], string]>([
    ['saves setup', 'setup', null, [setup], 'setup saving'],
    ['goes on with documents', 'setup', null, [setup, ends({ kind: 'saved', filing: started })], 'documents answering'],
    ['goes on with the partner', 'setup', null, [setup, ends({ kind: 'saved', filing: joint })], 'partner answering'],
    ['refuses a blank setup', 'setup', null, [given({})], 'setup refused'],
    ['asks before a second return of a submitted year', 'setup', completed, [setup], 'setup refused'],
    ['starts it', 'setup', completed, [given({ ...setupFields, otherYear: 'second' })], 'setup saving'],
    ['corrects it', 'setup', completed, [given({ ...setupFields, otherYear: 'correct' })], 'setup saving'],
    ['needs a return for documents', 'documents', null, [given({})], 'documents unstarted'],
    ['starts one from there', 'documents', null, [given({}), { type: 'a new return is started' }], 'setup answering'],
    ['keeps a submitted return', 'income', completed, [given({ salary: '1' })], 'submit submitted'],
    ['refuses letters for a salary', 'income', started, [given({ salary: 'x' })], 'income refused'],
    ['takes a blank income as 0', 'income', started, [given({})], 'income saving'],
    ['shows a failed save', 'income', started, [given({}), unreachable], 'income failed'],
    ['tries it again', 'income', started, [given({}), unreachable, again({})], 'income saving'],
    ['reads it again before', 'income', started, [given({}), unreachable, again({ salary: 'x' })], 'income refused'],
    [
      'does not go on with a return that came back without what was saved',
      'income',
      started,
      [given({}), ends({ kind: 'saved', filing: started })],
      'income failed',
    ],
    [
      'shows that someone saved elsewhere',
      'income',
      started,
      [given({}), ends({ kind: 'overtaken', filing: newer })],
      'income overtaken',
    ],
    [
      'does not overwrite unasked',
      'income',
      started,
      [given({}), ends({ kind: 'overtaken', filing: newer }), given({})],
      'income overtaken',
    ],
    [
      'overwrites when asked',
      'income',
      started,
      [given({}), ends({ kind: 'overtaken', filing: newer }), kept({})],
      'income saving',
    ],
    [
      'goes on where nothing was typed',
      'documents',
      started,
      [given({}), ends({ kind: 'overtaken', filing: newer }), given({})],
      'documents saving',
    ],
    ['goes back', 'income', started, [back], 'documents answering'],
    ['has nothing before setup', 'setup', started, [back], 'setup answering'],
    ['goes to the step of the tracker', 'setup', answered, [chosen('review')], 'review answering'],
    ['opens any page by its address', 'setup', null, [opened('review')], 'review answering'],
    ['leaves what is open as it is', 'income', started, [given({ salary: 'x' }), opened('income')], 'income refused'],
    [
      'begins a step anew',
      'income',
      started,
      [given({ salary: 'x' }), opened('setup'), opened('income')],
      'income answering',
    ],
    ['waits while saving', 'income', started, [given({}), back, chosen('setup')], 'income saving'],
    [
      'then goes where the person wanted',
      'income',
      started,
      [given({}), back, ends({ kind: 'saved', filing: withIncome })],
      'documents answering',
    ],
    ['or stays when it failed', 'income', started, [given({}), opened('setup'), unreachable], 'income failed'],
    ['shows the notice first', 'review', answered, [proceeding], 'review notice'],
    [
      'goes to the practice submission',
      'review',
      answered,
      [proceeding, practising, ends({ kind: 'saved', filing: { ...answered, currentStep: 'submit' } })],
      'submit answering',
    ],
    ['shows a failed proceeding', 'review', answered, [proceeding, practising, unreachable], 'review failed'],
    ['tries proceeding again', 'review', answered, [proceeding, practising, unreachable, again({})], 'review saving'],
    [
      'or shows the notice again',
      'review',
      answered,
      [proceeding, practising, unreachable, proceeding],
      'review notice',
    ],
    [
      'shows an overtaken proceeding',
      'review',
      answered,
      [proceeding, practising, ends({ kind: 'overtaken', filing: { ...answered, version: 9 } })],
      'review overtaken',
    ],
    ['asks for the confirmation', 'submit', answered, [given({})], 'submit refused'],
    ['asks for missing answers', 'submit', started, [given({ confirmation: 'on' })], 'submit incomplete'],
    [
      'is submitted',
      'submit',
      answered,
      [given({ confirmation: 'on' }), ends({ kind: 'saved', filing: completed })],
      'submit submitted',
    ],
    [
      'learns it was submitted elsewhere',
      'income',
      answered,
      [given({}), ends({ kind: 'closed', filing: completed })],
      'submit submitted',
    ],
  ])('%s', (_, step, filing, events, place) => expect(placeOf(walk(snapshotFor(step, filing), ...events))).toBe(place))

  test('lists every problem and keeps what was typed', () => {
    const { context } = walk(snapshotFor('setup', null), given({ year: 'x', taxIdentifier: '1' }))
    expect({ problems: context.problems, fields: context.fields }).toEqual({
      problems: [
        { field: 'year', code: 'not-a-year' },
        { field: 'taxIdentifier', code: 'required' },
        { field: 'acceptTerms', code: 'not-accepted' },
      ],
      fields: { year: 'x', taxIdentifier: '1' },
    })
  })

  test('my answers are saved over the newer version, with its number', () => {
    const newest = { ...withIncome, version: 5 }
    const { context } = walk(
      snapshotFor('income', started),
      given({ salary: '100' }),
      ends({ kind: 'overtaken', filing: newest }),
      kept({ salary: '100' }),
    )
    expect(saveOf('income', context.fields, context)).toEqual({
      kind: 'update',
      step: 'income',
      filingId: 7,
      version: 5,
      changes: { incomeData: { salary: 100, otherIncome: 0, taxWithheld: 0 }, currentStep: 'deductions' },
    })
  })

  test('the newer version replaces what was typed', () => {
    const newest = { ...withIncome, version: 5 }
    const { context } = walk(
      snapshotFor('income', started),
      given({ salary: '100' }),
      ends({ kind: 'overtaken', filing: newest }),
      { type: 'the newer version is taken' },
    )
    expect({ filing: context.filing, latest: context.latest, fields: context.fields }).toEqual({
      filing: newest,
      latest: newest,
      fields: {},
    })
  })
})

describe('addresses', () => {
  test('any step opens by its address, also without a return', () => {
    for (const step of steps) {
      const snapshot = snapshotFor(step, null)
      expect([stepOf(snapshot), stateOf(snapshot), addressOf(snapshot.context)]).toEqual([
        step,
        'answering',
        `/tax-filing/${step}`,
      ])
    }
  })

  test('an answer to change is named in the address, until the step is left', () => {
    const changing = { type: 'changing an answer is chosen', step: 'income', control: 'salary' } as const
    const at = (...events: readonly (TaxReturnEvent | SaveEnds)[]) =>
      addressOf(walk(snapshotFor('review', answered), changing, ...events).context)
    expect([at(), at(given({}), ends({ kind: 'saved', filing: withIncome })), at(back)]).toEqual([
      '/tax-filing/income?at=salary#salary',
      '/tax-filing/deductions',
      '/tax-filing/documents',
    ])
  })
})

describe('which return a step builds on', () => {
  const elsewhere = { ...withIncome, version: 5 }
  const read: TaxReturnEvent = { type: 'the return is read again', filing: elsewhere, filings: [elsewhere] }
  const followed = {
    type: 'the return is read again',
    filing: { ...withIncome, version: started.version },
    filings: [],
  } as const
  test.each<[string, Step, readonly TaxReturnEvent[], TaxFiling]>([
    ['a form keeps the version it was opened with', 'income', [read], started],
    ['and takes what followed its papers, which makes no version', 'income', [followed], followed.filing],
    ['the next step takes the newer one', 'income', [read, back], elsewhere],
    ['where nothing is typed it is taken at once', 'documents', [read], elsewhere],
  ])('%s', (_, step, events, filing) =>
    expect(walk(snapshotFor(step, started), ...events).context.filing).toEqual(filing),
  )
})

test('a running wizard saves through the request it is given', async () => {
  const sent: SaveStep[] = []
  const machine = taxReturnMachine.provide({
    actors: {
      saveStep: remoteRequest<SaveOutcome, SaveStep>(async (save) => {
        sent.push(save)
        return { kind: 'saved', filing: withIncome }
      }),
    },
  })
  const wizard = createActor(machine, { input: { step: 'income', filing: started } }).start()
  wizard.send(given({ salary: '45.000', taxWithheld: '12.000' }))
  const snapshot = await waitFor(wizard, (state) => stepOf(state) === 'deductions')
  wizard.stop()
  expect({ sent, filing: snapshot.context.filing }).toEqual({
    sent: [
      {
        kind: 'update',
        step: 'income',
        filingId: 7,
        version: 1,
        changes: { incomeData: { salary: 45000, otherIncome: 0, taxWithheld: 12000 }, currentStep: 'deductions' },
      },
    ],
    filing: withIncome,
  })
})
