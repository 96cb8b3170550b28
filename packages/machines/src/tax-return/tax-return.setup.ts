import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import {
  isOpen,
  reachedSteps,
  readAgain,
  type Step,
  stepBefore,
  stepToContinueAt,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { assertEvent, assign, setup } from 'xstate'
import { notProvided, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
import { destinationOf } from './address.ts'
import { answersOf } from './saving.ts'
import type {
  MoveEvent,
  SaveEnds,
  SaveOutcome,
  SaveStep,
  TaxReturnContext,
  TaxReturnEvent,
  TaxReturnInput,
} from './tax-return.types.ts'

type AnyEvent = TaxReturnEvent | SaveEnds

/** Every event that goes to another step. */
export const moves: readonly MoveEvent['type'][] = [
  'a page is opened',
  'back is chosen',
  'a step is chosen',
  'changing an answer is chosen',
  'a new return is started',
]

const fieldsIn = (event: AnyEvent): FormFields => ('fields' in event ? event.fields : {})

/** What the answers in an event are read with: what is saved over a newer version has to be right for that. */
const knownFor = (event: AnyEvent, context: TaxReturnContext): TaxReturnContext =>
  event.type === 'my answers are kept' ? { ...context, filing: context.latest } : context

/** Everything wrong with a form that is sent, each field once: a date that has not come is told before one after the tax year. */
function problemsIn(step: Step, event: AnyEvent, context: TaxReturnContext): readonly Problem[] {
  const read = answersOf(step, fieldsIn(event), knownFor(event, context))
  const own = read.ok ? [] : read.problems
  const found = 'problems' in event ? (event.problems ?? []) : []
  return [...own.filter(({ field }) => !found.some((problem) => problem.field === field)), ...found]
}

/** What the server answered to a save; null for every other event. */
const answerIn = (event: AnyEvent): SaveOutcome | null => ('output' in event ? event.output : null)

/** The return a save ended with, when it ended in this way. */
const filingOf = (event: AnyEvent, kind: SaveOutcome['kind']): TaxFiling | null => {
  const answer = answerIn(event)
  return answer?.kind === kind ? answer.filing : null
}

const isReached = (step: Step, filing: TaxFiling | null) => filing !== null && reachedSteps(filing).includes(step)

export interface Here {
  readonly step: Step
}

/** The named parts of the wizard: what decides, what is remembered, what is asked of the outside. */
export const taxReturnSetup = setup({
  types: {
    context: {} as TaxReturnContext,
    events: {} as AnyEvent,
    input: {} as TaxReturnInput,
    tags: {} as 'saving',
    meta: {} as { spec: string },
  },
  actors: { saveStep: remoteRequest<SaveOutcome, SaveStep>(notProvided) },
  guards: {
    'this is the step to open': ({ context }, { step }: Here) => context.step === step,
    'the submit page of a submitted return is open': ({ context }) =>
      context.step === 'submit' && context.latest?.completed === true,
    'the page of this step is open already': ({ context, event }) =>
      event.type === 'a page is opened' && event.step === context.step,
    'there is a step before this one': ({ context }) => stepBefore[context.step] !== null,
    'the step has been reached': ({ context, event }) =>
      event.type === 'a step is chosen' &&
      (event.step === 'setup' || isReached(event.step, context.filing) || isReached(event.step, context.latest)),
    'there is a return that can be changed': ({ context }) => context.filing !== null && !context.filing.completed,
    'no return has been started': ({ context }) => context.filing === null,
    'the return has been submitted already': ({ context }) => context.filing?.completed === true,
    'something in the answers is not right': ({ context, event }, { step }: Here) =>
      problemsIn(step, event, context).length > 0,
    'an earlier step is still unanswered': ({ context }) =>
      context.filing === null || !isOpen('submit', context.filing),
    'the return is now submitted': ({ event }) => filingOf(event, 'saved')?.completed === true,
    'another step was chosen meanwhile': ({ context, event }, { step }: Here) =>
      filingOf(event, 'saved') !== null && context.step !== step,
    'the answers are saved and this step comes next': ({ event }, { from, step }: Here & { readonly from: Step }) => {
      const filing = filingOf(event, 'saved')
      return filing !== null && stepToContinueAt(from, filing) === step
    },
    'the return was changed somewhere else meanwhile': ({ event }) => filingOf(event, 'overtaken') !== null,
    'the return was submitted somewhere else meanwhile': ({ event }) => filingOf(event, 'closed') !== null,
  },
  actions: {
    'remember where to go': assign(({ context, event }) => {
      assertEvent(event, [...moves])
      return destinationOf(event, context.step)
    }),
    'begin the step with the latest return': assign(({ context }, { step }: Here) => ({
      step,
      control: context.step === step ? context.control : null,
      filing: context.latest,
      fields: {},
      problems: [],
      failure: null,
    })),
    'show the latest return where nothing was typed': assign(({ context: { fields, filing, latest } }) => ({
      filing: Object.keys(fields).length === 0 ? latest : filing,
    })),
    'take the latest return over': assign(({ context }) => ({ filing: context.latest })),
    'keep what was typed': assign(({ event }) => ({ fields: fieldsIn(event), problems: [], failure: null })),
    'list the problems': assign(({ context, event }, { step }: Here) => ({
      problems: problemsIn(step, event, context),
    })),
    'keep the return as it is now': assign(({ context, event }) => ({
      latest: answerIn(event)?.filing ?? context.latest,
    })),
    'stay at the step': assign((_, { step }: Here) => ({ step, control: null })),
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
    'keep the return that was read': assign(({ context, event }) => {
      assertEvent(event, 'the return is read again')
      const filing = readAgain(context.filing, event.filing)
      return { latest: event.filing, filings: event.filings, filing }
    }),
    'keep the documents': assign(({ event }) => {
      assertEvent(event, 'the documents are read')
      return { documents: event.documents }
    }),
  },
})
