import { basicFields, calculate, readCalculator } from '@aangiftewijs/domain/calculator'
import type { FormFields } from '@aangiftewijs/domain/form'
import { assign, setup } from 'xstate'
import type { CalculatorContext, CalculatorEvent, CalculatorTab } from './calculator.types.ts'

const spec = 'part 2 § 4'
type AmountsGiven = Extract<CalculatorEvent, { type: 'the amounts are given' }>

const amountsGiven = [
  {
    guard: {
      type: 'one of the amounts is not right',
      params: ({ event }: { event: AmountsGiven }) => ({ fields: event.fields }),
    },
    target: '#calculator.result.refused',
    actions: { type: 'read the amounts', params: ({ event }: { event: AmountsGiven }) => ({ fields: event.fields }) },
    description: 'An amount is not right: every problem is listed at once.',
  },
  {
    target: '#calculator.result.shown',
    actions: { type: 'read the amounts', params: ({ event }: { event: AmountsGiven }) => ({ fields: event.fields }) },
    description: 'The amounts are right and the result is shown.',
  },
] as const

/** The quick calculator: no result until a valid submit; each later submit replaces it. It makes no call. */
export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    /** Amounts and form that are there from the start: posted without script, or in a shared address. */
    input: {} as { readonly fields?: FormFields | null; readonly tab?: CalculatorTab },
    tags: {} as 'refused' | 'shown' | 'basic' | 'detailed',
    meta: {} as { spec: string },
  },
  guards: {
    'all amounts have to be shown': ({ context }) =>
      context.openedAt === 'detailed' || isWrongBeyondShortForm(context.fields ?? {}),
    'a wrong amount is not on the short form': (_, params: { fields: FormFields }) =>
      isWrongBeyondShortForm(params.fields),
    'no wrong amount would be hidden': ({ context }) => !isWrongBeyondShortForm(context.fields ?? {}),
    'no amounts came with the page': ({ context }) => context.fields === null,
    'an amount that came with the page is not right': ({ context }) => !readCalculator(context.fields ?? {}).ok,
    'one of the amounts is not right': (_, params: { fields: FormFields }) => !readCalculator(params.fields).ok,
  },
  actions: {
    'read the amounts': assign((_, params: { fields: FormFields }) => readingOf(params.fields)),
    'read the given amounts': assign(({ context }) => readingOf(context.fields ?? {})),
  },
}).createMachine({
  id: 'calculator',
  description: 'A rough sum of a year’s tax from a handful of amounts.',
  context: ({ input }) => ({
    openedAt: input.tab ?? 'basic',
    fields: input.fields ?? null,
    problems: [],
    amounts: null,
    result: null,
  }),
  type: 'parallel',
  states: {
    tab: {
      description: 'Which of the two forms is shown; they share their values.',
      meta: { spec: 'part 2 § 2.9' },
      initial: 'opening',
      states: {
        opening: {
          description: 'The form that the address asks for is opened.',
          meta: { spec: 'part 2 § 2.9' },
          always: [
            {
              guard: 'all amounts have to be shown',
              target: 'detailed',
              description: 'The long form is asked for, or an amount on it is not right.',
            },
            { target: 'basic', description: 'The short form is enough.' },
          ],
        },
        basic: {
          description: 'Salary, other income and tax withheld.',
          meta: { spec: 'part 2 § 2.9' },
          tags: ['basic'],
          on: {
            'the detailed tab is chosen': { target: 'detailed', description: 'The person wants all amounts.' },
            'the amounts are given': {
              guard: {
                type: 'a wrong amount is not on the short form',
                params: ({ event }) => ({ fields: event.fields }),
              },
              target: 'detailed',
              description: 'An amount that only the long form has is not right, so that form is shown.',
            },
          },
        },
        detailed: {
          description: 'All amounts, the four deductions included.',
          meta: { spec: 'part 2 § 2.9' },
          tags: ['detailed'],
          on: {
            'the basic tab is chosen': {
              guard: 'no wrong amount would be hidden',
              target: 'basic',
              description: 'The person wants the short form.',
            },
          },
        },
      },
    },
    result: {
      description: 'What the amounts come to.',
      meta: { spec },
      initial: 'opening',
      states: {
        opening: {
          description: 'Amounts that came with the page are calculated at once.',
          meta: { spec },
          always: [
            { guard: 'no amounts came with the page', target: 'none', description: 'No amounts came with the page.' },
            {
              guard: 'an amount that came with the page is not right',
              target: 'refused',
              actions: 'read the given amounts',
              description: 'An amount that came with the page is not right.',
            },
            { target: 'shown', actions: 'read the given amounts', description: 'They are right.' },
          ],
        },
        none: {
          description: 'Nothing was calculated yet.',
          meta: { spec },
          on: { 'the amounts are given': amountsGiven },
        },
        refused: {
          description: 'An amount is not right; what was typed stays.',
          meta: { spec: 'part 2 § 5' },
          tags: ['refused'],
          on: { 'the amounts are given': amountsGiven },
        },
        shown: {
          description: 'The result is shown.',
          meta: { spec },
          tags: ['shown'],
          on: { 'the amounts are given': amountsGiven },
        },
      },
    },
  },
})

/** Whether an amount that the short form lacks is not right. */
function isWrongBeyondShortForm(fields: FormFields): boolean {
  const read = readCalculator(fields)
  return !read.ok && read.problems.some(({ field }) => !basicFields.some((name) => name === field))
}

function readingOf(fields: FormFields): Omit<CalculatorContext, 'openedAt'> {
  const read = readCalculator(fields)
  return read.ok
    ? { fields, problems: [], amounts: read.value, result: calculate(read.value) }
    : { fields, problems: read.problems, amounts: null, result: null }
}
