import { dayOf } from '@aangiftewijs/domain/day'
import type { FormFields } from '@aangiftewijs/domain/form'
import type { Problem } from '@aangiftewijs/domain/problem'
import { implausibleFields, type Question, questionsOf, type Step } from '@aangiftewijs/domain/tax-return'

type IsPhoneNumber = (text: string) => boolean

const anything: IsPhoneNumber = () => true

/** The numbering plans of the world, which nobody needs who gives no number. Where they cannot be had the server looks. */
const loadPhonePlans = (): Promise<IsPhoneNumber> =>
  import('libphonenumber-js/min').then(
    ({ isValidPhoneNumber }) =>
      (text) =>
        isValidPhoneNumber(text, 'NL'),
    () => anything,
  )

/** Whether a form gives a phone number. */
const givesPhoneNumber = (step: Step, fields: FormFields): boolean =>
  Object.entries<Question>(questionsOf[step]).some(([name, { kind }]) => kind === 'phone' && fields[name]?.trim())

/** Loads what will be needed to look at what is being typed. */
export function prepareToLook(step: Step, fields: FormFields): void {
  if (givesPhoneNumber(step, fields)) void loadPhonePlans()
}

/**
 * What is wrong with a form that the chart cannot see: dates that have not come, by the Dutch day of the page, and texts that are no phone numbers.
 * Told at once where no number is given. `now`: the page's moment, an ISO date-time.
 */
export function lookAround(
  step: Step,
  fields: FormFields,
  now: string,
  tell: (problems: readonly Problem[]) => void,
): void {
  const look = (isPhoneNumber: IsPhoneNumber) =>
    tell(implausibleFields(step, fields, { today: dayOf(new Date(now)), isPhoneNumber }))
  if (givesPhoneNumber(step, fields)) void loadPhonePlans().then(look)
  else look(anything)
}
