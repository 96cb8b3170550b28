import {
  asksQuestions,
  firstUnanswered,
  reachedSteps,
  type Step,
  type TaxFiling,
} from '../../packages/domain/src/tax-return/index.ts'
import type { Choice } from '../../packages/inspector/src/catalogue/index.ts'
import {
  stateOf,
  stepOf,
  type TaxReturnEvent,
  type TaxReturnSnapshot,
} from '../../packages/machines/src/tax-return/index.ts'

/** A wizard, and the page in the window: while answers are saved the browser's Back may have led elsewhere. */
export interface Window {
  readonly snapshot: TaxReturnSnapshot
  readonly page: Step
}

/** The page that is shown after something happened. */
export function pageAfter(before: Step, event: Choice['event'], after: TaxReturnSnapshot): Step {
  if (event.type === 'a page is opened') return event.step
  return after.hasTag('saving') ? before : stepOf(after)
}

const hasForm = (page: Step, filing: TaxFiling | null) =>
  page === 'setup' ||
  (page === 'documents' && !filing?.completed) ||
  (filing !== null && !filing.completed && (page !== 'partner' || filing.isJointFiling))

const isUpdate = ({ context: { filing } }: TaxReturnSnapshot) => filing !== null && !filing.completed

/** Whether the page in the window lets a person do this; what its links, buttons and the browser itself are there for. */
export function isOffered({ snapshot, page }: Window, choice: Choice): boolean {
  // Nobody can overtake what is only being created.
  if (choice.kind !== 'event') return isUpdate(snapshot) || !choice.id.includes('somewhere else')
  const event = choice.event as TaxReturnEvent
  const { context } = snapshot
  const isHere = stepOf(snapshot) === page
  const isBusy = snapshot.hasTag('saving') || !isHere
  const state = stateOf(snapshot)
  const filing = isHere ? context.filing : context.latest
  // Behind the notice nothing can be pressed.
  const hasLinks = state !== 'notice'
  switch (event.type) {
    case 'a page is opened':
      return event.step !== page
    case 'back is chosen':
      return hasLinks && page !== 'setup' && (page === 'review' ? filing !== null : hasForm(page, filing))
    case 'a step is chosen':
      // Setup begins another return after a submitted one, which has come nowhere yet.
      if (filing === null || (page === 'setup' && filing.completed)) return false
      // The notice leads to what has to be answered first, and nowhere else.
      if (state === 'notice') return isHere && event.step === firstUnanswered('submit', filing)
      // While setup is saved its page has the steps of what was ticked.
      if (page === 'setup' && event.step === 'partner' && snapshot.hasTag('saving')) return false
      return hasLinks && event.step !== page && reachedSteps(filing).includes(event.step)
    case 'changing an answer is chosen':
      return hasLinks && page === 'review' && filing !== null && !filing.completed
    case 'a new return is started':
      if (filing === null) return (isHere && state === 'unstarted') || (page !== 'documents' && page !== 'setup')
      return filing.completed && page !== 'setup'
    case 'answers are given':
    case 'trying again is chosen':
    case 'my answers are kept':
    case 'the newer version is taken':
      return !isBusy && (asksQuestions(page) || state !== 'notice') && hasForm(page, filing)
    case 'proceeding is chosen':
      return !isBusy && hasLinks && hasForm(page, filing)
    case 'the notice is closed':
      return !isBusy
    case 'the practice submission is chosen':
      return !isBusy && filing !== null && firstUnanswered('submit', filing) === null
    case 'the return is read again':
    case 'the documents are read':
    case 'a draft meets a newer version':
      return false
  }
}
