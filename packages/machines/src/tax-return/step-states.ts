import {
  asksQuestions,
  isDraftStep,
  type Step,
  stepAfter,
  stepBefore,
  stepsRequiredBy,
} from '@aangiftewijs/domain/tax-return'
import { failureIn } from '../remote-request/index.ts'
import { saveOf } from './saving.ts'
import { moves, taxReturnSetup } from './tax-return.setup.ts'
import type { SaveStep } from './tax-return.types.ts'

const chart = taxReturnSetup.createStateConfig

/** What product staff read about a step. */
export interface StepWords {
  readonly spec: string
  readonly description: string
  readonly answering: string
}

const at = (state: string) => `#tax-return.${state}`

/** The steps a saved `step` can go on to: what follows it, or an earlier one that is still unanswered. */
function continuationsOf(step: Step): readonly Step[] {
  if (step === 'submit') return []
  const next = [stepAfter(step, true), stepAfter(step, false)]
  const unanswered = next.flatMap((after) => stepsRequiredBy[after]).filter((asking) => asking !== step)
  return [...new Set([...next, ...unanswered])]
}

/** What stops a save before the answers are read: setup starts the return, and a submitted one has left submit. */
const withoutAnOpenReturn = (step: Step) => [
  ...(step === 'setup'
    ? []
    : ([
        {
          guard: 'no return has been started',
          target: at(`${step}.unstarted`),
          description: 'There is no return to save in.',
        },
      ] as const)),
  ...(step === 'setup' || step === 'submit'
    ? []
    : ([
        {
          guard: 'the return has been submitted already',
          target: at('submitted'),
          description: 'A submitted return is not changed any more.',
        },
      ] as const)),
]

const wrong = (step: Step) =>
  asksQuestions(step)
    ? ([
        {
          guard: { type: 'something in the answers is not right', params: { step } },
          target: at(`${step}.refused`),
          actions: ['keep what was typed', { type: 'list the problems', params: { step } }],
          description: 'Something in the answers is not right: every problem is listed at once.',
        },
      ] as const)
    : []

const unready = (step: Step) =>
  step === 'submit'
    ? ([
        {
          guard: 'an earlier step is still unanswered',
          target: at('submit.incomplete'),
          description: 'An earlier step still has to be answered.',
        },
      ] as const)
    : []

const right = (step: Step) =>
  ({
    target: at(`${step}.saving`),
    actions: 'keep what was typed',
    description: 'The answers are right and are saved.',
  }) as const

/** A page that offers to start a return shows none, or a submitted one: then only setup can be on its way to the server. */
const movesWhileSaving = (step: Step) =>
  step === 'setup' ? moves : moves.filter((move) => move !== 'a new return is started')

const waits = { actions: 'remember where to go', description: 'Waits until the answers are saved.' } as const

/** A server that leaves out what a step has to answer; from the other steps every return goes on. */
const withoutWhatWasSaved = (step: Step) =>
  step === 'submit' || stepsRequiredBy.submit.some((asking) => asking === step)
    ? ([
        {
          target: at(`${step}.failed`),
          actions: { type: 'stay at the step', params: { step } },
          description: 'The return came back without what was saved.',
        },
      ] as const)
    : []

/** Saving: what is sent, and every way it can end. */
const saving = (step: Step) =>
  chart({
    description: 'The answers are on their way to the server. What is chosen meanwhile waits for it.',
    meta: { spec: step === 'documents' ? 'part 1 § 4' : 'part 2 § 4' },
    tags: ['saving'],
    on: {
      ...Object.fromEntries(movesWhileSaving(step).map((move) => [move, waits])),
      [step === 'review' ? 'proceeding is chosen' : 'answers are given']: {
        description: 'They are being saved already.',
      },
    },
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }): SaveStep => saveOf(step, context.fields, context),
      onDone: [
        step === 'submit'
          ? ({
              guard: 'the return is now submitted',
              target: at('submitted'),
              actions: 'keep the return as it is now',
              description: 'The return is submitted.',
            } as const)
          : ({
              guard: { type: 'another step was chosen meanwhile', params: { step } },
              target: at('opening'),
              actions: 'keep the return as it is now',
              description: 'Saved; goes to the step that was chosen meanwhile.',
            } as const),
        ...continuationsOf(step).map(
          (next) =>
            ({
              guard: { type: 'the answers are saved and this step comes next', params: { from: step, step: next } },
              target: at(next),
              actions: 'keep the return as it is now',
              description: `Saved; goes on with ${next}.`,
            }) as const,
        ),
        {
          guard: 'the return was changed somewhere else meanwhile',
          target: at(`${step}.overtaken`),
          actions: [
            'keep the return as it is now',
            { type: 'stay at the step', params: { step } },
            ...(asksQuestions(step) ? [] : (['take the latest return over'] as const)),
          ],
          description: 'The return was saved somewhere else meanwhile; nothing is overwritten.',
        },
        {
          guard: 'the return was submitted somewhere else meanwhile',
          target: at('submitted'),
          actions: 'keep the return as it is now',
          description: 'The return was submitted somewhere else meanwhile.',
        },
        ...withoutWhatWasSaved(step),
      ],
      onError: {
        target: at(`${step}.failed`),
        actions: [
          { type: 'keep the failure', params: failureIn },
          { type: 'stay at the step', params: { step } },
        ],
        description: 'It could not be saved.',
      },
    },
  })

const failed = (step: Step) =>
  chart({
    description: 'It could not be saved. What was typed is still there, and saving can be tried again.',
    meta: { spec: 'part 2 § 8' },
    on: { 'trying again is chosen': [...wrong(step), right(step)] },
  })

/** Where nothing was typed, nothing is lost: the newer version is shown and continuing goes on with it. */
const overtakenUnasked = chart({
  description:
    'The return was saved somewhere else after this page was opened. Continuing goes on with the newer version.',
  meta: { spec: 'decisions § Filing' },
})

const overtaken = (step: Step) =>
  chart({
    description:
      'The return was saved somewhere else after this page was opened. The person chooses which version counts.',
    meta: { spec: 'decisions § Filing' },
    on: {
      'answers are given': { description: 'Nothing is overwritten before the person has chosen a version.' },
      'the newer version is taken': {
        target: at(step),
        description: 'The version saved elsewhere is shown; what was typed here is dropped.',
      },
      'my answers are kept': [
        ...wrong(step).map((one) => ({ ...one, actions: [...one.actions, 'take the latest return over'] as const })),
        {
          target: at(`${step}.saving`),
          actions: ['keep what was typed', 'take the latest return over'],
          description: 'What stands here is saved over the newer version.',
        },
      ],
    },
  })

const refused = chart({
  description: 'Something in the answers is not right. Every problem is shown with its field; nothing typed is lost.',
  meta: { spec: 'part 2 § 5' },
})

const unstarted = chart({
  description: 'No return has been started yet. Setup starts one.',
  meta: { spec: 'part 1 § 8' },
})

const incomplete = chart({
  description: 'An earlier step still has to be answered; the checklist links to it.',
  meta: { spec: 'decisions § Filing' },
})

const proceeding = {
  'proceeding is chosen': { target: at('review.notice'), description: 'The person wants to go on to submission.' },
} as const

const notice = chart({
  description: 'The notice Testomgeving: nothing is sent to the tax authority.',
  meta: { spec: 'part 2 § 2.7' },
  on: {
    'the notice is closed': { target: at('review.answering'), description: 'The person stays on the overview.' },
    'the practice submission is chosen': [...withoutAnOpenReturn('review'), right('review')],
  },
})

/** Steps where nothing is typed take a newer return over as it comes; a form keeps the version it was opened with. */
const readAgain = {
  'the return is read again': {
    actions: ['keep the return that was read', 'take the latest return over'],
    description: 'The return is fetched again, for instance when the window is looked at again.',
  },
} as const

const meetsNewer = (step: Step) =>
  ({
    'a draft meets a newer version': {
      target: at(`${step}.overtaken`),
      actions: 'keep what was typed',
      description: 'What was typed here earlier is shown again, and other answers have been saved since.',
    },
  }) as const

const answers = (step: Step) => ({
  'answers are given': [...withoutAnOpenReturn(step), ...wrong(step), ...unready(step), right(step)],
})

/** A step of the wizard: its questions, saving, and every way in which saving does not go on. */
export const stepState = (step: Step, { spec, description, answering }: StepWords) =>
  chart({
    initial: 'answering',
    description,
    meta: { spec },
    entry: { type: 'begin the step with the latest return', params: { step } },
    on: {
      ...(step === 'review' ? proceeding : answers(step)),
      ...(asksQuestions(step) ? {} : readAgain),
      ...(isDraftStep(step) ? meetsNewer(step) : {}),
    },
    states: {
      answering: { description: answering, meta: { spec } },
      saving: saving(step),
      failed: failed(step),
      overtaken: asksQuestions(step) ? overtaken(step) : overtakenUnasked,
      ...(asksQuestions(step) ? { refused } : {}),
      ...(stepBefore[step] === null ? {} : { unstarted }),
      ...(step === 'review' ? { notice } : {}),
      ...(step === 'submit' ? { incomplete } : {}),
    },
  })
