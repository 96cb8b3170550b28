import { isStep, type Step } from '../tax-return/steps.ts'

/** How long the advisor seems to type, in milliseconds. Spec 1 § 9. */
export const chatDelay = 1_000

/** Whether a message can be sent: it is not blank. Spec 1 § 5. */
export const canBeSent = (message: string): boolean => message.trim() !== ''

/** The step whose page is at a path; null for any other page. */
export function stepAt(path: string): Step | null {
  const last = path.split('/').at(-1)
  return isStep(last) ? last : path === '/previous-filings' ? 'review' : null
}
