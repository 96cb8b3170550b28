import { readdirSync, readFileSync } from 'node:fs'
import { planJourneys } from '../e2e/journeys/plan.ts'
import { draftSteps, steps, type TaxFiling } from '../packages/domain/src/tax-return/index.ts'
import { openChart, stepChart } from '../packages/inspector/src/chart/stepping.ts'
import { nodesOf, transitionsOf } from '../packages/inspector/src/chart/transitions.ts'
import { taxReturnMachine } from '../packages/machines/src/tax-return/index.ts'
import { answered, completed, joint, started, withIncome } from '../packages/machines/src/testing/filings.ts'
import { eventsOf } from '../packages/server/src/features/tax-return/posted-events.ts'

const packages = new URL('../packages/', import.meta.url)
const sources = ['app/src', 'server/src'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, packages), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|^testing\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(new URL(`${folder}/${file}`, packages), 'utf8') }))
    // Other charts have events of the same name.
    .filter(({ file, text }) => file.includes('tax-return/') || text.includes('tax-return/use-')),
)

/** An event of the wizard, and the files of the product that send it. */
export interface SentEvent {
  readonly event: string
  readonly sentBy: readonly string[]
}

/** Every event a person or the page can send, with where it is written down in the product's source. */
export const sentEvents = (): readonly SentEvent[] =>
  taxReturnMachine.events
    .filter((event) => !event.startsWith('xstate.'))
    .map((event) => ({
      event,
      sentBy: sources.filter(({ text }) => text.includes(`type: '${event}'`)).map(({ file }) => file),
    }))

/** What sets a transition off in the product. */
export type TakenBy = 'journey' | 'posted form' | 'itself' | 'nothing, on purpose' | 'nobody'

export interface TakenTransition {
  readonly id: string
  readonly description: string
  readonly takenBy: readonly TakenBy[]
}

/** Set off without a person: `e2e/journeys.e2e.ts` waits for each of them. */
const byItself = [
  'tax-return · a page is opened #1',
  'tax-return · the return is read again #1',
  'tax-return · the documents are read #1',
  ...draftSteps.map((step) => `tax-return.${step} · a draft meets a newer version #1`),
  'tax-return.documents · the return is read again #1',
  'tax-return.review · the return is read again #1',
]

const wrong = { salary: 'much', mortgageInterest: 'some' }
const right = {
  year: '2024',
  taxIdentifier: '999990019',
  acceptTerms: 'on',
  fullName: 'Sam de Vries',
  bsn: '111222333',
  confirmation: 'on',
}

const surroundings = { today: '2026-11-22', isPhoneNumber: () => true }

/** The transitions that forms take which are posted without script, or after what they are about has changed. */
function takenByPosts(): ReadonlySet<string> {
  const returns: readonly (TaxFiling | null)[] = [null, started, joint, withIncome, answered, completed]
  const posts = steps.flatMap((step) =>
    returns.flatMap((filing) => [right, wrong].map((fields) => ({ step, filing, fields }))),
  )
  return new Set(
    posts.flatMap(({ step, filing, fields }) => {
      let at = openChart(taxReturnMachine, { step, filing })
      const taken = eventsOf(step, fields, surroundings).flatMap((event) => {
        at = stepChart(taxReturnMachine, at.snapshot, event)
        return at.taken
      })
      const saved = {
        type: 'xstate.done.actor.saveStep',
        output: { kind: 'saved', filing },
      }
      return at.snapshot.hasTag('saving') && filing !== null
        ? [...taken, ...stepChart(taxReturnMachine, at.snapshot, saved).taken]
        : taken
    }),
  )
}

/** Every transition of the wizard with what sets it off. */
export function takenTransitions(): readonly TakenTransition[] {
  const planned = planJourneys().taken
  const posted = takenByPosts()
  return nodesOf(taxReturnMachine)
    .flatMap(transitionsOf)
    .map(({ id, description, definition }) => {
      const takenBy: readonly TakenBy[] = [
        ...(planned.has(id) ? (['journey'] as const) : []),
        ...(posted.has(id) ? (['posted form'] as const) : []),
        ...(byItself.includes(id) ? (['itself'] as const) : []),
      ]
      if (takenBy.length > 0) return { id, description, takenBy }
      const changesNothing = definition.target === undefined && definition.actions.length === 0
      return { id, description, takenBy: [changesNothing ? 'nothing, on purpose' : 'nobody'] }
    })
}

const transitionWords = (id: string) =>
  id
    .replace(/^tax-return\.?/, '')
    .replace('xstate.done.actor.', '')
    .replace(/xstate\.error\.actor\.(\w+)/, '$1 failed')

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** The text docs/wizard-events.md should have. */
export const wizardEventsText = (transitions: readonly TakenTransition[]): string =>
  [
    '# Where the events of the wizard come from',
    '',
    'Made from the chart and the source by `npx vitest run scripts/wizard-events -u`; a test keeps it current. *Journey*: a browser',
    'takes the transition in `e2e/journeys.e2e.ts`, which fails when it does not. *Posted form*: a form without script, or one whose',
    'return has changed meanwhile, takes it on the server. *Itself*: something was fetched or shown. *Nothing, on purpose*: it keeps',
    'answers that are on their way from being sent twice; the pages do not offer it.',
    '',
    row('event', 'sent by'),
    row('---', '---'),
    ...sentEvents().map(({ event, sentBy }) => row(event, sentBy.map((file) => `\`${file}\``).join(', '))),
    '',
    row('transition', 'what it means', 'taken by'),
    row('---', '---', '---'),
    ...transitions.map(({ id, description, takenBy }) => row(transitionWords(id), description, takenBy.join(', '))),
    '',
  ].join('\n')
