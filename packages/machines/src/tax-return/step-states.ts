import type { Step } from '@aangiftewijs/domain/tax-return'
import { saveOf } from './saving.ts'
import {
  at,
  back,
  continuationsOf,
  correctingAnswers,
  givingAnswers,
  givingAnswersAgain,
  savedAndGoesOnAt,
  savingBreaksOff,
  savingEndsBadly,
  submitted,
  within,
  withoutAnOpenReturn,
} from './step-transitions.ts'
import { taxReturnSetup } from './tax-return.setup.ts'
import type { SaveStep, TaxReturnEvent } from './tax-return.types.ts'

type ReadAgain = Extract<TaxReturnEvent, { type: 'the return is read again' }>

const chart = taxReturnSetup.createStateConfig

/** Saving: what is sent, and every way it can end. */
const saving = (step: Step, spec: string) =>
  chart({
    description: 'The answers are on their way to the server. Nothing else can be chosen meanwhile.',
    meta: { spec },
    tags: ['saving'],
    on: {
      'back is chosen': { description: 'Waits until the answers are saved.' },
      'a step is chosen': { description: 'Waits until the answers are saved.' },
    },
    invoke: {
      id: 'saveStep',
      src: 'saveStep',
      input: ({ context }): SaveStep => saveOf(step, context.fields, context),
      onDone: [...submitted(step), ...continuationsOf(step).map(savedAndGoesOnAt(step)), ...savingEndsBadly(step)],
      onError: savingBreaksOff(step),
    },
  })

/** The states every step has: ways in which saving does not go on. */
const troubles = (step: Step, spec: string) => ({
  saving: saving(step, spec),
  failed: chart({
    description: 'It could not be saved. What was typed is still there, and saving can be tried again.',
    meta: { spec: 'part 2 § 8' },
    tags: ['failed'],
    on: {
      ...(step === 'review' ? {} : { 'answers are given': givingAnswersAgain(step) }),
      'trying again is chosen': {
        target: within(step, 'saving'),
        actions: 'forget what went wrong',
        description: 'The same answers are saved once more.',
      },
    },
  }),
  overtaken: chart({
    description:
      'The return was saved somewhere else after this page was opened. The person chooses which version counts.',
    meta: { spec: 'decisions § Filing' },
    tags: ['overtaken'],
    on: {
      'the newer version is taken': {
        target: within(step, 'answering'),
        actions: ['go on with the newer version', 'forget what was typed'],
        description: 'The version saved elsewhere is shown; what was typed here is dropped.',
      },
      'my answers are kept': {
        target: within(step, 'saving'),
        actions: ['go on with the newer version', 'forget what went wrong'],
        description: 'What was typed here is saved over the newer version.',
      },
    },
  }),
})

/** Steps without questions take a newer return over as it comes; a form keeps the version it was opened with. */
const readAgain = {
  'the return is read again': {
    actions: {
      type: 'keep the return',
      params: ({ event }: { event: ReadAgain }) => ({ filing: event.filing }),
    },
    description: 'The return is fetched again, for instance when the window is looked at again.',
  },
} as const

/** Without a return there is nothing to save in; setup is the way on. */
const unstarted = chart({
  description: 'No return has been started yet. Setup starts one.',
  meta: { spec: 'part 1 § 8' },
  tags: ['unstarted'],
  on: {
    'a new return is started': {
      target: at('setup'),
      actions: 'forget what was typed',
      description: 'The person starts a return.',
    },
  },
})

const refused = (step: Step, spec: string) =>
  chart({
    description: 'Something in the answers is not right. Every problem is shown with its field; nothing typed is lost.',
    meta: { spec },
    tags: ['refused'],
    on: { 'answers are given': correctingAnswers(step) },
  })

/** The state every step opens in. */
const answering = (step: Step, spec: string, description: string) =>
  chart({ description, meta: { spec }, tags: ['answering'], on: { 'answers are given': givingAnswers(step) } })

interface StepWords {
  readonly spec: string
  readonly description: string
  readonly answering: string
}

/** Setup starts the return, so it never lacks one. */
export const setupStep = ({ spec, description, answering: words }: StepWords) =>
  chart({
    initial: 'answering',
    description,
    meta: { spec },
    states: {
      answering: answering('setup', spec, words),
      refused: refused('setup', 'part 2 § 5'),
      ...troubles('setup', 'part 2 § 4'),
    },
  })

/** A step with a form. */
export const askingStep = (step: 'partner' | 'income' | 'deductions', words: StepWords) =>
  chart({
    initial: 'answering',
    description: words.description,
    meta: { spec: words.spec },
    on: back(step),
    states: {
      answering: answering(step, words.spec, words.answering),
      refused: refused(step, 'part 2 § 5'),
      ...troubles(step, 'part 2 § 4'),
      unstarted,
    },
  })

/** Documents has nothing that must be answered: Continue only moves the return on. */
export const documentsStep = (words: StepWords) =>
  chart({
    initial: 'answering',
    description: words.description,
    meta: { spec: words.spec },
    on: { ...back('documents'), ...readAgain },
    states: {
      answering: answering('documents', words.spec, words.answering),
      ...troubles('documents', 'part 1 § 4'),
      unstarted,
    },
  })

/** Review only shows; the way on leads through the notice that nothing is sent. */
export const reviewStep = (words: StepWords) =>
  chart({
    initial: 'answering',
    description: words.description,
    meta: { spec: words.spec },
    on: { ...back('review'), ...readAgain },
    states: {
      answering: chart({
        description: words.answering,
        meta: { spec: words.spec },
        tags: ['answering'],
        on: {
          'proceeding is chosen': {
            target: within('review', 'notice'),
            description: 'The person wants to go on to submission.',
          },
        },
      }),
      notice: chart({
        description: 'The notice Testomgeving: nothing is sent to the tax authority.',
        meta: { spec: 'part 2 § 2.7' },
        tags: ['notice'],
        on: {
          'the notice is closed': {
            target: within('review', 'answering'),
            description: 'The person stays on the overview.',
          },
          'the practice submission is chosen': [
            ...withoutAnOpenReturn('review'),
            { target: within('review', 'saving'), description: 'The person goes on to the practice submission.' },
          ],
        },
      }),
      ...troubles('review', 'part 2 § 4'),
      unstarted,
    },
  })

/** Submit asks for the confirmation, and for the earlier steps that are still unanswered. */
export const submitStep = (words: StepWords) =>
  chart({
    initial: 'answering',
    description: words.description,
    meta: { spec: words.spec },
    on: back('submit'),
    states: {
      answering: answering('submit', words.spec, words.answering),
      refused: refused('submit', 'part 2 § 5'),
      incomplete: chart({
        description: 'An earlier step still has to be answered; the checklist links to it.',
        meta: { spec: 'decisions § Filing' },
        tags: ['incomplete'],
      }),
      ...troubles('submit', 'part 2 § 4'),
      unstarted,
    },
  })
