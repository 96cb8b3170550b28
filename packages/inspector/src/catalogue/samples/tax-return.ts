import { type Copy, copy } from '@aangiftewijs/domain/language'
import { draftSteps, type Step, steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { saveOf, type TaxReturnContext } from '@aangiftewijs/machines/tax-return'
import type { AnyMachineSnapshot } from 'xstate'
import type { SampleAnswer, SampleEvent } from '../chart-entry.ts'
import { answeredReturn, exampleReturn } from './example-data.ts'
import { answered, byItself, failures, sample, within } from './sample.ts'

/** A form is sent with what was typed before. */
const sentAgain = (type: string): SampleEvent => ({
  ...sample({ type }),
  eventIn: (snapshot) => ({ type, fields: contextOf(snapshot).fields }),
})

const right = copy('All right', 'Alles goed')
const blank = copy('Nothing filled in', 'Niets ingevuld')
const wrong = copy('Something wrong', 'Iets verkeerds')
const unconfirmed = copy('Not confirmed', 'Niet bevestigd')

type Answers = readonly [Step, ReturnType<typeof copy>, Readonly<Record<string, string>>]

const stepNames: Readonly<Record<Step, Copy>> = {
  setup: copy('Setup', 'Gegevens'),
  partner: copy('Partner', 'Partner'),
  documents: copy('Documents', 'Documenten'),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  review: copy('Review', 'Overzicht'),
  submit: copy('Submit', 'Inzenden'),
}

const setup = { year: '2024', taxIdentifier: '999990019', acceptTerms: 'on' }

/** What can be filled in at each step. */
const answers: readonly Answers[] = [
  ['setup', copy('A return alone', 'Aangifte alleen'), setup],
  ['setup', copy('A joint return', 'Aangifte samen'), { ...setup, isJointFiling: 'on' }],
  ['setup', blank, {}],
  ['partner', right, { fullName: 'Example Partner', bsn: '111222333' }],
  ['partner', wrong, { fullName: 'E', bsn: '123' }],
  ['documents', right, {}],
  ['income', right, { salary: '45.000', otherIncome: '0', taxWithheld: '12.000' }],
  ['income', blank, {}],
  ['income', wrong, { salary: 'much' }],
  ['deductions', right, { mortgageInterest: '6.500', charityDonations: '100' }],
  ['deductions', wrong, { mortgageInterest: 'some' }],
  ['submit', copy('Confirmed', 'Bevestigd'), { confirmation: 'on' }],
  ['submit', unconfirmed, {}],
]

/** A form is sent with what is wrong in it. */
const wronglySent = (type: string): readonly SampleEvent[] =>
  answers
    .filter(
      ([step, variant]) => variant === wrong || (variant === blank && step === 'setup') || variant === unconfirmed,
    )
    .map(([step, , fields]) => within(`tax-return.${step}`, sample({ type, fields }, wrong)))

export const taxReturnEvents: readonly SampleEvent[] = [
  ...answers.map(([step, variant, fields]) =>
    within(`tax-return.${step}`, sample({ type: 'answers are given', fields }, variant)),
  ),
  sentAgain('trying again is chosen'),
  ...wronglySent('trying again is chosen'),
  sample({ type: 'back is chosen' }),
  sample({ type: 'proceeding is chosen' }),
  sample({ type: 'the notice is closed' }),
  sample({ type: 'the practice submission is chosen' }),
  sample({ type: 'the newer version is taken' }),
  sentAgain('my answers are kept'),
  ...wronglySent('my answers are kept'),
  sample({ type: 'a new return is started' }),
  ...steps.map((step) => sample({ type: 'a step is chosen', step }, stepNames[step])),
  sample({ type: 'changing an answer is chosen', step: 'income', control: 'salary' }),
  ...steps.map((step) => byItself(sample({ type: 'a page is opened', step }, stepNames[step]))),
  byItself(
    sample(
      { type: 'the return is read again', filing: answeredReturn, filings: [answeredReturn] },
      copy('Fully answered', 'Helemaal beantwoord'),
    ),
  ),
  byItself(
    sample({ type: 'the return is read again', filing: null, filings: [] }, copy('There is none', 'Er is geen')),
  ),
  byItself(sample({ type: 'the documents are read', documents: [] })),
  ...draftSteps.map((step) =>
    byItself(
      within(`tax-return.${step}`, sample({ type: 'a draft meets a newer version', fields: {} }, stepNames[step])),
    ),
  ),
]

const contextOf = (snapshot: AnyMachineSnapshot): TaxReturnContext => snapshot.context

/** The return as the server would answer it after saving what was filled in. */
function savedReturn(snapshot: AnyMachineSnapshot): TaxFiling {
  const context = contextOf(snapshot)
  const step = steps.find((one) => snapshot._nodes.some(({ id }) => id === `tax-return.${one}`)) ?? 'setup'
  // What is read again while it is being saved changes nothing of what was sent.
  const save = saveOf(step, context.fields, { ...context, filings: [] })
  if (!('changes' in save)) return context.filings.find(({ id }) => id === save.filingId) ?? exampleReturn
  const before = save.kind === 'create' ? exampleReturn : (context.filing ?? exampleReturn)
  const { setupData, partnerData, incomeData, deductionsData, ...changes } = save.changes
  return {
    ...before,
    year: changes.year ?? before.year,
    currentStep: changes.currentStep ?? before.currentStep,
    isJointFiling: changes.isJointFiling ?? before.isJointFiling,
    completed: changes.completed ?? before.completed,
    setupData: setupData ? { ...setupData, taxIdentifier: setupData.taxIdentifier ?? '999990019' } : before.setupData,
    partnerData: partnerData === undefined ? before.partnerData : partnerData,
    incomeData: incomeData === undefined ? before.incomeData : incomeData,
    deductionsData: deductionsData === undefined ? before.deductionsData : deductionsData,
    version: before.version + 1,
  }
}

const newerReturn = (snapshot: AnyMachineSnapshot): TaxFiling => {
  const filing = contextOf(snapshot).latest ?? exampleReturn
  return { ...filing, version: filing.version + 1 }
}

export const taxReturnAnswers: readonly SampleAnswer[] = [
  answered('saveStep', copy('Saved', 'Opgeslagen'), (snapshot) => ({ kind: 'saved', filing: savedReturn(snapshot) })),
  answered('saveStep', copy('Saved somewhere else meanwhile', 'Intussen elders opgeslagen'), (snapshot) => ({
    kind: 'overtaken',
    filing: newerReturn(snapshot),
  })),
  answered('saveStep', copy('Submitted somewhere else meanwhile', 'Intussen elders ingezonden'), (snapshot) => ({
    kind: 'closed',
    filing: { ...newerReturn(snapshot), completed: true },
  })),
  ...failures('saveStep'),
]
