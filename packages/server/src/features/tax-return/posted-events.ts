import type { FormFields } from '@aangiftewijs/domain/form'
import { implausibleFields, type Step, type Surroundings } from '@aangiftewijs/domain/tax-return'
import type { TaxReturnEvent } from '@aangiftewijs/machines/tax-return'

/** What the posted form of a step does in the chart: the events its buttons send where script runs. */
export const eventsOf = (step: Step, fields: FormFields, surroundings: Surroundings): readonly TaxReturnEvent[] =>
  step === 'review'
    ? [{ type: 'proceeding is chosen' }, { type: 'the practice submission is chosen' }]
    : [{ type: 'answers are given', fields, problems: implausibleFields(step, fields, surroundings) }]
