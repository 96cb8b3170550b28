import { pathOf } from '@aangiftewijs/domain/tax-return'

/** The list of returns, where a return is opened or corrected. */
export const returnsPath = '/previous-filings'

/** The id of the link that leads to the question whether a return is to be discarded: who keeps it is led back there. */
export const discardHere = 'discard'

/** Where it may be asked from beside the list. A table: no address that somebody wrote leads anywhere else. */
const askedAt = { setup: pathOf('setup'), review: pathOf('review') } as const
export type AskedAt = keyof typeof askedAt

/** What the search part of an address says that asks whether a return is to be discarded, and where that was pressed. */
export const discardAsked = (filingId: number, at?: AskedAt): string =>
  `discard=${filingId}${at === undefined ? '' : `&from=${at}`}`

const isAskedAt = (name: string | null): name is AskedAt => name !== null && Object.hasOwn(askedAt, name)

/** Where the question of an address was pressed, and where that is; null on the list itself. */
export function askedFrom(search: string): { readonly at: AskedAt; readonly href: string } | null {
  const at = new URLSearchParams(search).get('from')
  return isAskedAt(at) ? { at, href: `${askedAt[at]}#${discardHere}` } : null
}

/** Setup at this address starts another return beside those there are; it may name the year. */
export const newReturnPath = (year?: number): string => `/tax-filing/setup?new${year === undefined ? '' : `=${year}`}`

/** A return as a PDF, marked TESTOMGEVING. A page of the server, not one of the specification's calls. */
export const returnPdfPath = (filingId: number): string => `${returnsPath}/${filingId}/return.pdf`
