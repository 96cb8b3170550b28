import { mkdirSync, writeFileSync } from 'node:fs'
import { scanStatuses } from '@aangiftewijs/domain/documents'
import { steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { describe, expect, test } from 'vitest'
import { nodesOf, transitionsOf } from '../chart/transitions.ts'
import { type Walk, walkChart } from '../testing/walk-chart.ts'
import { type ChartEntry, catalogue } from './index.ts'
import {
  answeredReturn,
  documentAt,
  exampleArticle,
  examplePerson,
  exampleReturn,
  moment,
} from './samples/example-data.ts'

/** How far a return is, as far as the way depends on it. */
const factsOf = (filing: TaxFiling | null) =>
  filing && [
    filing.isJointFiling,
    filing.completed,
    filing.partnerData !== null,
    filing.incomeData !== null,
    filing.deductionsData !== null,
  ]

const started: TaxFiling = {
  ...exampleReturn,
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
}
const complete: TaxFiling = { ...answeredReturn, setupData: started.setupData }

/** Returns as the server may send them back, whatever was saved. */
const sentBack: readonly TaxFiling[] = [
  started,
  complete,
  { ...complete, isJointFiling: true },
  { ...complete, incomeData: null },
  { ...complete, deductionsData: null },
  { ...complete, completed: true },
]

/** Starts besides the inspector's own. */
const walks: Readonly<Record<string, Walk>> = {
  'tax-return': {
    inputs: [
      ...steps.map((step) => ({ step, filing: null })),
      ...steps.map((step) => ({ step, filing: { ...complete, completed: true } })),
      { step: 'submit', filing: started },
    ],
    events: sentBack.map((filing) => ({
      type: 'xstate.done.actor.saveStep',
      output: { kind: 'saved', filing },
    })),
    remember: ({ context: { step, filing, latest } }) => [step, factsOf(filing), factsOf(latest)],
  },
  'document-scan': {
    inputs: [
      { type: 'income_statement', allowsSeveral: true },
      ...scanStatuses.map((status) => ({ type: 'income_statement', document: documentAt(status) })),
    ],
    remember: ({ context }) => [context.file !== null, context.document?.status, context.allowsSeveral],
  },
  session: { inputs: [{}, { user: examplePerson }] },
  chat: { inputs: [], remember: ({ context }) => context.failure },
  calculator: { inputs: [{ tab: 'detailed' }, { fields: { salary: '45.000' } }, { fields: { salary: '-1' } }] },
  'news-filter': {
    inputs: [{ articles: [exampleArticle], now: moment }],
    remember: ({ context }) => [context.filter, context.articles.length],
  },
}

/** A request is tried again by itself as often as its user says. */
const walkable = (entry: ChartEntry): ChartEntry =>
  entry.id === 'remote-request'
    ? {
        ...entry,
        machine: entry.machine.provide({
          guards: {
            'the request may be tried once more': ({ context }: { readonly context: { readonly tries: number } }) =>
              context.tries <= 2,
          },
        }),
      }
    : entry

/** Figures of every chart, which the test command prints. */
const results = new URL('../../../../test-results/charts/', import.meta.url)
mkdirSync(results, { recursive: true })

describe.each(catalogue.map(walkable))('the paths of $id', (entry) => {
  const { id, machine, input } = entry
  const { inputs = [], ...walk } = walks[id] ?? {}
  const walked = walkChart(entry, { inputs: [input, ...inputs], ...walk })
  const [, ...inner] = nodesOf(machine)
  const states = inner.map((node) => node.id)
  const transitions = [machine.root, ...inner].flatMap(transitionsOf)
  const statesCovered = states.filter((state) => walked.states.has(state))
  const transitionsCovered = transitions.map((one) => one.id).filter((one) => walked.transitions.has(one))
  writeFileSync(
    new URL(`${id}.json`, results),
    `${JSON.stringify({
      chart: id,
      states: states.length,
      statesCovered: statesCovered.length,
      transitions: transitions.length,
      transitionsCovered: transitionsCovered.length,
      paths: walked.paths,
    })}\n`,
  )

  test('reach every state', () => expect(statesCovered).toEqual(states))
  test('take every transition', () => expect(transitionsCovered).toEqual(transitions.map((one) => one.id)))
  test('have words for every state and transition, and a specification for every state', () => {
    const mute = inner.filter(({ description, meta }) => !description || !meta?.spec)
    expect([mute.map((node) => node.id), transitions.filter(({ description }) => description === '')]).toEqual([[], []])
  })
})
