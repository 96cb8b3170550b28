import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { returnsPath } from '../returns/addresses.ts'

const overviews: readonly string[] = [pathOf('review'), returnsPath]

/** Whether the whole return is looked over at a path; the demonstration's figures stand there by themselves, with what they were made of. */
export const isReturnOverview = (path: string): boolean => overviews.includes(path)

/**
 * What of a result is shown. `whole`: all of it, with the press that divides a couple's return better. `line`: what it comes to and what
 * is doubtful about it, beside the list before submitting. `submitted`: what stands, with how it divides. `beside`: next to a step.
 */
type ResultExtent = 'whole' | 'line' | 'submitted' | 'beside'

/** How much of the result of a return the page at a path shows. */
export function resultAt(path: string, { completed }: Pick<TaxFiling, 'completed'>): ResultExtent {
  if (isReturnOverview(path)) return 'whole'
  if (path === pathOf('submit')) return completed ? 'submitted' : 'line'
  return 'beside'
}

/** Whether what the result says is of the page at a path: how much of it is shown, or that what does not count can be said there and then. */
export const isOfItsPage = (path: string): boolean =>
  isReturnOverview(path) || path === pathOf('submit') || path === pathOf('documents')
