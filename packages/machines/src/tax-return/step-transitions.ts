import { type Step, stepAfter, stepBefore, stepsRequiredBy } from '@aangiftewijs/domain/tax-return'
import { failureOf } from '../remote-request/index.ts'
import { failureIn } from './tax-return.setup.ts'
import type { SaveEnds, TaxReturnEvent } from './tax-return.types.ts'

type AnswersGiven = Extract<TaxReturnEvent, { type: 'answers are given' }>

export const at = (step: Step | 'submitted') => `#tax-return.${step}`
export const isQuestionless = (step: Step) => step === 'documents' || step === 'review'

export const within = (step: Step, state: string) => `#tax-return.${step}.${state}`

/** The steps a saved `step` can go on to: what follows it, or an earlier one that is still unanswered. */
export function continuationsOf(step: Step): readonly Step[] {
  if (step === 'submit') return []
  const next = [...new Set([stepAfter(step, true), stepAfter(step, false)])]
  const unanswered = next.flatMap((after) => stepsRequiredBy[after]).filter((asking) => asking !== step)
  return [...new Set([...next, ...unanswered])]
}

/** Back, where the step has one. */
export const back = (step: Step) => {
  const before = stepBefore[step]
  return before === null
    ? {}
    : ({
        'back is chosen': {
          target: at(before),
          actions: 'forget what was typed',
          description: 'The person goes back one step; nothing is saved.',
        },
      } as const)
}

/** What stops answers of any step but setup before they are read. */
export const withoutAnOpenReturn = (step: Step) =>
  step === 'setup'
    ? []
    : ([
        {
          guard: 'no return has been started',
          target: within(step, 'unstarted'),
          description: 'There is no return to save in.',
        },
        {
          guard: 'the return has been submitted already',
          target: at('submitted'),
          description: 'A submitted return is not changed any more.',
        },
      ] as const)

const unread = (step: Step) =>
  isQuestionless(step)
    ? []
    : ([
        {
          guard: {
            type: 'something in the answers is not right',
            params: ({ event }: { event: AnswersGiven }) => ({ step, fields: event.fields }),
          },
          target: within(step, 'refused'),
          actions: [
            'forget what went wrong',
            {
              type: 'keep what was typed',
              params: ({ event }: { event: AnswersGiven }) => ({ fields: event.fields }),
            },
            {
              type: 'list the problems',
              params: ({ event }: { event: AnswersGiven }) => ({ step, fields: event.fields }),
            },
          ],
          description: 'Something in the answers is not right: every problem is listed at once.',
        },
      ] as const)

const unready = (step: Step) =>
  step === 'submit'
    ? ([
        {
          guard: 'an earlier step is still unanswered',
          target: within(step, 'incomplete'),
          description: 'An earlier step still has to be answered.',
        },
      ] as const)
    : []

const isRight = (step: Step) =>
  ({
    target: within(step, 'saving'),
    actions: [
      'forget what went wrong',
      { type: 'keep what was typed', params: ({ event }: { event: AnswersGiven }) => ({ fields: event.fields }) },
    ],
    description: 'The answers are right and are saved.',
  }) as const

/** Giving the answers of a step for the first time. */
export const givingAnswers = (step: Step) =>
  [...withoutAnOpenReturn(step), ...unread(step), ...unready(step), isRight(step)] as const

/** Giving them again after problems were listed: there is an open return. */
export const correctingAnswers = (step: Step) => [...unread(step), ...unready(step), isRight(step)] as const

/** Giving them again after saving failed: the return was ready for it. */
export const givingAnswersAgain = (step: Step) => [...unread(step), isRight(step)] as const

export const savedAndGoesOnAt = (step: Step) => (next: Step) =>
  ({
    guard: {
      type: 'the answers are saved and this step comes next',
      params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output, from: step, step: next }),
    },
    target: at(next),
    actions: [
      { type: 'take the return over', params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }) },
      'forget what was typed',
    ],
    description: `Saved; goes on with ${next}.`,
  }) as const

/** The end of the wizard, after submit. */
export const submitted = (step: Step) =>
  step === 'submit'
    ? ([
        {
          guard: {
            type: 'the return is now submitted',
            params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }),
          },
          target: at('submitted'),
          actions: [
            { type: 'take the return over', params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }) },
            'forget what was typed',
          ],
          description: 'The return is submitted.',
        },
      ] as const)
    : []

/** How a save can end besides being saved. */
export const savingEndsBadly = (step: Step) =>
  [
    ...(isQuestionless(step)
      ? []
      : ([
          {
            guard: {
              type: 'the server found something wrong in the answers',
              params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }),
            },
            target: within(step, 'refused'),
            actions: {
              type: 'list the problems the server found',
              params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }),
            },
            description: 'The server found problems in the answers.',
          },
        ] as const)),
    {
      guard: {
        type: 'the return was changed somewhere else meanwhile',
        params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }),
      },
      target: within(step, 'overtaken'),
      actions: {
        type: 'keep the newer version beside',
        params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }),
      },
      description: 'The return was saved somewhere else meanwhile; nothing is overwritten.',
    },
    {
      guard: {
        type: 'the return was submitted somewhere else meanwhile',
        params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }),
      },
      target: at('submitted'),
      actions: [
        { type: 'take the return over', params: ({ event }: { event: SaveEnds }) => ({ outcome: event.output }) },
        'forget what was typed',
      ],
      description: 'The return was submitted somewhere else meanwhile.',
    },
    {
      target: within(step, 'failed'),
      actions: {
        type: 'keep the failure',
        params: ({ event }: { event: SaveEnds }) => ({ failure: failureIn(event.output) }),
      },
      description: 'It could not be saved.',
    },
  ] as const

export const savingBreaksOff = (step: Step) =>
  ({
    target: within(step, 'failed'),
    actions: {
      type: 'keep the failure',
      params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) }),
    },
    description: 'Saving broke off.',
  }) as const
