import { type Step, steps } from '@aangiftewijs/domain/tax-return'
import { initialContext } from './initial-context.ts'
import { type StepWords, stepState } from './step-states.ts'
import { taxReturnSetup } from './tax-return.setup.ts'

const words: Readonly<Record<Step, StepWords>> = {
  setup: {
    spec: 'part 2 § 2.2',
    description: 'The year, the own number and the kind of return.',
    answering: 'The person fills in the setup.',
  },
  partner: {
    spec: 'part 2 § 2.3',
    description: 'Who the fiscal partner is; only in a joint return.',
    answering: 'The person fills in the partner’s details.',
  },
  documents: {
    spec: 'part 1 § 2, part 2 § 2.4',
    description: 'The statements the figures are read from.',
    answering: 'The person uploads documents, as many or as few as they want.',
  },
  income: {
    spec: 'part 2 § 2.5',
    description: 'What was earned and what tax was already withheld.',
    answering: 'The person checks and fills in the income.',
  },
  deductions: {
    spec: 'part 2 § 2.6',
    description: 'What may be deducted.',
    answering: 'The person checks and fills in the deductions.',
  },
  review: {
    spec: 'part 2 § 2.7',
    description: 'Everything that was filled in, and what it comes to.',
    answering: 'The person looks the return over.',
  },
  submit: {
    spec: 'part 2 § 2.8',
    description: 'The last check and the confirmation.',
    answering: 'The person goes through the checklist and confirms.',
  },
}

const opens = (step: Step) =>
  ({
    guard: { type: 'this is the step to open', params: { step } },
    target: step,
    description: `Goes to ${step}.`,
  }) as const

const going = { target: '.opening', actions: 'remember where to go' } as const

/**
 * The wizard of a return: seven steps, what each waits for, and every way a save can end. One actor of it lives for a whole
 * visit in the browser; the server restores it from the stored return for a posted form, and answers with its address.
 */
export const taxReturnMachine = taxReturnSetup.createMachine({
  id: 'tax-return',
  description: 'A return from setup to submission.',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  on: {
    'a page is opened': [
      {
        guard: 'the page of this step is open already',
        actions: 'show the latest return where nothing was typed',
        description: 'The return stands there already.',
      },
      { ...going, description: 'The address of a step is opened, or Back and Forward of the browser lead there.' },
    ],
    'back is chosen': {
      ...going,
      guard: 'there is a step before this one',
      description: 'The person goes back one step; nothing is saved.',
    },
    'a step is chosen': {
      ...going,
      guard: 'the step has been reached',
      description: 'The person chooses a step in the tracker or in a list of what is missing.',
    },
    'changing an answer is chosen': {
      ...going,
      guard: 'there is a return that can be changed',
      description: 'The person changes an answer that the overview shows.',
    },
    'a new return is started': { ...going, description: 'The person starts a return, or another one.' },
    'the return is read again': {
      actions: 'keep the return that was read',
      description: 'The return is fetched again; the next step that is opened shows it.',
    },
    'the documents are read': {
      actions: 'keep the documents',
      description: 'Documents were uploaded, read or removed: the employers they name are known.',
    },
  },
  states: {
    opening: {
      description: 'The step the person wants to be at is opened; any step may be opened by its address.',
      meta: { spec: 'part 2 § 2.1' },
      always: [
        {
          guard: 'the submit page of a submitted return is open',
          target: 'submitted',
          description: 'The return has been submitted: its confirmation is shown.',
        },
        ...steps.map(opens),
      ],
    },
    setup: stepState('setup', words.setup),
    partner: stepState('partner', words.partner),
    documents: stepState('documents', words.documents),
    income: stepState('income', words.income),
    deductions: stepState('deductions', words.deductions),
    review: stepState('review', words.review),
    submit: stepState('submit', words.submit),
    submitted: {
      description: 'The return is submitted (as practice: nothing is sent). It cannot be changed any more.',
      meta: { spec: 'part 2 § 2.8' },
      entry: { type: 'begin the step with the latest return', params: { step: 'submit' } },
    },
  },
})
