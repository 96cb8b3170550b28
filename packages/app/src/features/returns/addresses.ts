/** The list of returns, where a return is opened or corrected. */
export const returnsPath = '/previous-filings'

/** What the search part of an address says that asks whether a return is to be discarded. */
export const discardAsked = (filingId: number): string => `discard=${filingId}`

/** Setup at this address starts another return beside those there are; it may name the year. */
export const newReturnPath = (year?: number): string => `/tax-filing/setup?new${year === undefined ? '' : `=${year}`}`

/** A return as a PDF, marked TESTOMGEVING. A page of the server, not one of the specification's calls. */
export const returnPdfPath = (filingId: number): string => `${returnsPath}/${filingId}/return.pdf`
