import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import { type Employer, isOpen, type Step, stepToContinueAt, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { assign, setup } from 'xstate'
import { notProvided, type RequestFailure, type RequestOutcome, remoteRequest } from '../remote-request/index.ts'
import { answersOf, factsOf, mayBeChosen } from './saving.ts'
import type {
  SaveEnds,
  SaveOutcome,
  SaveStep,
  TaxReturnContext,
  TaxReturnEvent,
  TaxReturnInput,
  TaxReturnTag,
} from './tax-return.types.ts'

type Saved = { outcome: RequestOutcome<SaveOutcome> }

const savedFilingOf = ({ outcome }: Saved): TaxFiling | null =>
  outcome.kind === 'succeeded' && outcome.value.kind === 'saved' ? outcome.value.filing : null

const endedAs =
  (kind: SaveOutcome['kind']) =>
  (_: unknown, { outcome }: Saved): boolean =>
    outcome.kind === 'succeeded' && outcome.value.kind === kind

/** The failure in an outcome; null when it was answered. */
export const failureIn = (outcome: RequestOutcome<unknown>): RequestFailure | null =>
  outcome.kind === 'failed' ? outcome.failure : null

/** The named parts of the wizard: what decides, what is remembered, what is asked of the outside. */
export const taxReturnSetup = setup({
  types: {
    context: {} as TaxReturnContext,
    events: {} as TaxReturnEvent | SaveEnds,
    input: {} as TaxReturnInput,
    tags: {} as TaxReturnTag,
    meta: {} as { spec: string },
  },
  actors: { saveStep: remoteRequest<SaveOutcome, SaveStep>(notProvided) },
  guards: {
    'the page of this step is open': ({ context }, params: { step: Step }) => context.openedAt === params.step,
    'the submit page of a submitted return is open': ({ context }) =>
      context.openedAt === 'submit' && context.filing?.completed === true,
    'the return has been submitted already': ({ context }) => context.filing?.completed === true,
    'no return has been started': ({ context }) => context.filing === null,
    'something in the answers is not right': ({ context }, params: { step: Step; fields: FormFields }) =>
      !answersOf(params.step, params.fields, context).ok,
    'an earlier step is still unanswered': ({ context }) => !isOpen('submit', factsOf(context.filing)),
    'the answers are saved and this step comes next': (_, params: Saved & { from: Step; step: Step }) => {
      const filing = savedFilingOf(params)
      return filing !== null && stepToContinueAt(params.from, filing) === params.step
    },
    'the return is now submitted': (_, params: Saved) => savedFilingOf(params)?.completed === true,
    'the server found something wrong in the answers': endedAs('refused'),
    'the return was changed somewhere else meanwhile': endedAs('overtaken'),
    'the return was submitted somewhere else meanwhile': endedAs('closed'),
    'this is the chosen step and it may be opened': ({ context }, params: { step: Step; chosen: Step }) =>
      params.step === params.chosen && mayBeChosen(params.step, context.filing),
    'the submit step of a submitted return is chosen': ({ context }, params: { chosen: Step }) =>
      params.chosen === 'submit' && context.filing?.completed === true,
  },
  actions: {
    'keep what was typed': assign((_, params: { fields: FormFields }) => ({ fields: params.fields })),
    'forget what was typed': assign({ fields: {}, problems: [], failure: null, newer: null }),
    'forget what went wrong': assign({ problems: [], failure: null, newer: null }),
    'list the problems': assign(({ context }, params: { step: Step; fields: FormFields }) => {
      const answers = answersOf(params.step, params.fields, context)
      return { problems: answers.ok ? [] : answers.problems }
    }),
    'list the problems the server found': assign((_, { outcome }: Saved): { problems: readonly Problem[] } => ({
      problems: outcome.kind === 'succeeded' && outcome.value.kind === 'refused' ? outcome.value.problems : [],
    })),
    'take the return over': assign(({ context }, { outcome }: Saved) => ({
      filing: outcome.kind === 'succeeded' && 'filing' in outcome.value ? outcome.value.filing : context.filing,
    })),
    'keep the newer version beside': assign((_, { outcome }: Saved) => ({
      newer: outcome.kind === 'succeeded' && outcome.value.kind === 'overtaken' ? outcome.value.filing : null,
    })),
    'go on with the newer version': assign(({ context }) => ({ filing: context.newer ?? context.filing })),
    'keep the failure': assign((_, params: { failure: RequestFailure | null }) => ({ failure: params.failure })),
    'keep the return': assign((_, params: { filing: TaxFiling | null }) => ({ filing: params.filing })),
    'keep the employers': assign((_, params: { employers: readonly Employer[] }) => ({ employers: params.employers })),
  },
})
