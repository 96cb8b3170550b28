import { pathOf } from '@aangiftewijs/domain/tax-return'
import { returnsPath } from '../returns/addresses.ts'

const overviews: readonly string[] = [pathOf('review'), returnsPath]

/** Whether the whole return is looked over at a path; the demonstration's figures stand there by themselves, with what they were made of. */
export const isReturnOverview = (path: string): boolean => overviews.includes(path)

/** Whether the best division of a couple is offered with the result at a path: where the return is looked over, and where it is submitted. */
export const offersDivision = (path: string): boolean => isReturnOverview(path) || path === pathOf('submit')

/** Whether what the result says is of the page at a path: a division is offered, or what does not count can be said there and then. */
export const isOfItsPage = (path: string): boolean => offersDivision(path) || path === pathOf('documents')
