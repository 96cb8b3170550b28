import { type Step, steps } from '@aangiftewijs/domain/tax-return'
import { askingStep, documentsStep, reviewStep, setupStep, submitStep } from './step-states.ts'
import { at } from './step-transitions.ts'
import { taxReturnSetup } from './tax-return.setup.ts'
import type { TaxReturnEvent } from './tax-return.types.ts'

type StepChosen = Extract<TaxReturnEvent, { type: 'a step is chosen' }>
type StatementsRead = Extract<TaxReturnEvent, { type: 'the statements are read' }>

const opensAt = (step: Step) =>
  ({
    guard: { type: 'the page of this step is open', params: { step } },
    target: at(step),
    description: `The page of ${step} is open.`,
  }) as const

const stepChosen = (step: Step) =>
  ({
    guard: {
      type: 'this is the chosen step and it may be opened',
      params: ({ event }: { event: StepChosen }) => ({ step, chosen: event.step }),
    },
    target: at(step),
    actions: 'forget what was typed',
    description: `The person chooses ${step}, and it is open.`,
  }) as const

/**
 * The wizard of a return: seven steps, what each waits for, and every way a save can end. The browser runs it; the
 * server asks its pure transition which step comes next and which steps a return may stand at (see `questions.ts`).
 */
export const taxReturnMachine = taxReturnSetup.createMachine({
  id: 'tax-return',
  description: 'A return from setup to submission.',
  context: ({ input }) => ({
    openedAt: input.step,
    filing: input.filing,
    employers: input.employers ?? [],
    fields: {},
    problems: [],
    newer: null,
    failure: null,
  }),
  initial: 'opening',
  on: {
    'a step is chosen': [
      {
        guard: {
          type: 'the submit step of a submitted return is chosen',
          params: ({ event }) => ({ chosen: event.step }),
        },
        target: '.submitted',
        actions: 'forget what was typed',
        description: 'The person looks at the submitted return.',
      },
      ...steps.map(stepChosen),
    ],
    'the statements are read': {
      actions: {
        type: 'keep the employers',
        params: ({ event }: { event: StatementsRead }) => ({ employers: event.employers }),
      },
      description: 'The employers on the income statements are known.',
    },
  },
  states: {
    opening: {
      description: 'The wizard opens at the step whose page is open; any page may be opened by its address.',
      meta: { spec: 'part 2 § 2.1' },
      always: [
        {
          guard: { type: 'the submit page of a submitted return is open' },
          target: 'submitted',
          description: 'The page of submit is open and the return is submitted.',
        },
        ...steps.map(opensAt),
      ],
    },
    setup: setupStep({
      spec: 'part 2 § 2.2',
      description: 'The year, the own number and the kind of return.',
      answering: 'The person fills in the setup.',
    }),
    partner: askingStep('partner', {
      spec: 'part 2 § 2.3',
      description: 'Who the fiscal partner is; only in a joint return.',
      answering: 'The person fills in the partner’s details.',
    }),
    documents: documentsStep({
      spec: 'part 1 § 2, part 2 § 2.4',
      description: 'The statements the figures are read from.',
      answering: 'The person uploads documents, as many or as few as they want.',
    }),
    income: askingStep('income', {
      spec: 'part 2 § 2.5',
      description: 'What was earned and what tax was already withheld.',
      answering: 'The person checks and fills in the income.',
    }),
    deductions: askingStep('deductions', {
      spec: 'part 2 § 2.6',
      description: 'What may be deducted.',
      answering: 'The person checks and fills in the deductions.',
    }),
    review: reviewStep({
      spec: 'part 2 § 2.7',
      description: 'Everything that was filled in, and what it comes to.',
      answering: 'The person looks the return over.',
    }),
    submit: submitStep({
      spec: 'part 2 § 2.8',
      description: 'The last check and the confirmation.',
      answering: 'The person goes through the checklist and confirms.',
    }),
    submitted: {
      description: 'The return is submitted (as practice: nothing is sent). It cannot be changed any more.',
      meta: { spec: 'part 2 § 2.8' },
      tags: ['submitted'],
      on: {
        'a new return is started': {
          target: 'setup',
          actions: 'forget what was typed',
          description: 'The person starts another return.',
        },
      },
    },
  },
})
