import { asksQuestions, readAgain } from '@aangiftewijs/domain/tax-return'
import {
  initialContext,
  type StepState,
  type TaxReturnContext,
  type TaxReturnEvent,
  type TaxReturnInput,
} from '@aangiftewijs/machines/tax-return'

/** How the wizard stands, as its pages see it. */
export interface WizardView extends TaxReturnContext {
  readonly state: StepState
  readonly isSaving: boolean
  /** Its chart could not be had: the next form is sent as without script. */
  readonly isLost: boolean
}

const openedAt = (view: WizardView): WizardView => ({
  ...view,
  state: view.step === 'submit' && view.latest?.completed ? 'submitted' : 'answering',
  filing: view.latest,
  control: null,
  fields: {},
  problems: [],
  failure: null,
  isSaving: false,
  isLost: false,
})

/** The wizard with a page open on which nobody has done anything: what its chart stands at then. */
export const atRest = (input: TaxReturnInput): WizardView =>
  openedAt({ ...initialContext(input), state: 'answering', isSaving: false, isLost: false })

/** What a wizard at rest is after an event that a page sends by itself, as its chart would be; null when only the chart knows. */
export function stillAtRest(view: WizardView, event: TaxReturnEvent): WizardView | null {
  switch (event.type) {
    case 'a page is opened':
      if (event.step !== view.step) return openedAt({ ...view, step: event.step })
      return Object.keys(view.fields).length === 0 ? { ...view, filing: view.latest } : view
    case 'the return is read again': {
      const { filing, filings } = event
      const takesOver = !asksQuestions(view.step) && view.state !== 'submitted'
      return { ...view, latest: filing, filings, filing: takesOver ? filing : readAgain(view.filing, filing) }
    }
    case 'the documents are read':
      return { ...view, documents: event.documents }
    case 'a draft meets a newer version':
      return { ...view, state: 'overtaken', fields: event.fields }
    default:
      return null
  }
}
