/** The seven steps of a return, in order. Spec 2 § 1. */
export const steps = ['setup', 'partner', 'documents', 'income', 'deductions', 'review', 'submit'] as const
export type Step = (typeof steps)[number]

/** Those of them that ask for amounts. */
export const amountSteps = ['income', 'deductions'] as const

export const isStep = (value: unknown): value is Step => (steps as readonly unknown[]).includes(value)

/** The steps a person has, in order: partner only in a joint return. Spec 2 § 1. */
export const stepsOf = ({ isJointFiling }: Pick<StepFacts, 'isJointFiling'>): readonly Step[] =>
  steps.filter((step) => step !== 'partner' || isJointFiling)

/** The page of a step. */
export const pathOf = (step: Step): `/tax-filing/${Step}` => `/tax-filing/${step}`

/** What has to be known of a return to tell which steps are open. */
export interface StepFacts {
  readonly currentStep: Step
  readonly isJointFiling: boolean
  readonly partnerData: object | null
  readonly incomeData: object | null
  readonly deductionsData: object | null
  readonly completed: boolean
}

/** Whether the questions of a step that must be answered are answered. */
const isAnswered: Record<'partner' | 'income' | 'deductions', (facts: StepFacts) => boolean> = {
  partner: (facts) => !facts.isJointFiling || facts.partnerData !== null,
  income: (facts) => facts.incomeData !== null,
  deductions: (facts) => facts.deductionsData !== null,
}
type AskingStep = keyof typeof isAnswered

/** The earlier steps that must be answered before a step opens. Documents has no required answers, so nothing waits for it. */
export const stepsRequiredBy: Readonly<Record<Step, readonly AskingStep[]>> = {
  setup: [],
  partner: [],
  documents: [],
  income: ['partner'],
  deductions: ['partner', 'income'],
  review: ['partner', 'income', 'deductions'],
  submit: ['partner', 'income', 'deductions'],
}

/** The steps that still have to be answered before `step` opens. */
export const unansweredBefore = (step: Step, facts: StepFacts): readonly AskingStep[] =>
  stepsRequiredBy[step].filter((asking) => !isAnswered[asking](facts))

/** The first step that still has to be answered before `step` opens; null when none is missing. */
export const firstUnanswered = (step: Step, facts: StepFacts): AskingStep | null =>
  unansweredBefore(step, facts)[0] ?? null

/** Whether a return with these facts may stand at `step`. Partner exists only in a joint return. */
export const isOpen = (step: Step, facts: StepFacts): boolean =>
  (step !== 'partner' || facts.isJointFiling) && firstUnanswered(step, facts) === null

/** The step a saved `step` goes on to: the next one, or the earliest one that still has to be answered for it. */
export function stepToContinueAt(step: Step, facts: StepFacts): Step {
  const next = stepAfter(step, facts.isJointFiling)
  return firstUnanswered(next, facts) ?? next
}

/** The furthest step this return has reached: its current step, or further when later answers are already there. */
export function furthestStep(facts: StepFacts): Step {
  if (facts.completed) return 'submit'
  const reached: Step[] = [facts.currentStep]
  if (facts.isJointFiling && facts.partnerData) reached.push('income')
  if (facts.incomeData) reached.push('deductions')
  if (facts.deductionsData) reached.push('submit')
  return reached.reduce((a, b) => (steps.indexOf(b) > steps.indexOf(a) ? b : a))
}

/**
 * The steps a tracker links: those up to the furthest reached that are open. Partner is left out in a single return; a
 * step whose earlier answers went missing (a return that became joint) is shut until they are there, but for the one
 * the return stands at, which a person can always come back to.
 */
export const reachedSteps = (facts: StepFacts): readonly Step[] =>
  steps
    .slice(0, steps.indexOf(furthestStep(facts)) + 1)
    .filter((step) => isOpen(step, facts) || step === facts.currentStep)

/** The step Continue leads to from `step`. Spec 2 § 4: joint goes setup → partner → income, single setup → documents → income. */
export function stepAfter(step: Step, isJointFiling: boolean): Step {
  switch (step) {
    case 'setup':
      return isJointFiling ? 'partner' : 'documents'
    case 'partner':
    case 'documents':
      return 'income'
    case 'income':
      return 'deductions'
    case 'deductions':
      return 'review'
    case 'review':
    case 'submit':
      return 'submit'
  }
}

/** The step Back leads to; null on the first. Spec 2 §§ 2.3–2.8. */
export const stepBefore: Readonly<Record<Step, Step | null>> = {
  setup: null,
  partner: 'setup',
  documents: 'setup',
  income: 'documents',
  deductions: 'income',
  review: 'deductions',
  submit: 'review',
}
