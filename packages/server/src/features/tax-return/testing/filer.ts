import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { TestBrowser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/start-server.ts'

export const income = { salary: 50_000, otherIncome: 0, taxWithheld: 12_000 }
export const deductions = deductionsWith({ mortgageInterest: 5_000 })

let people = 0

/** Somebody new, signed in. */
export async function newFiler(server: TestServer): Promise<{ browser: TestBrowser; id: number }> {
  const browser = server.browser()
  people += 1
  return { browser, id: (await browser.register(`filer-${people}`)).id }
}

/** Starts a return of 2024 by the call. @throws when it is refused */
export async function startReturn(browser: TestBrowser, userId: number, change: object = {}): Promise<TaxFiling> {
  const body = { userId, year: 2024, currentStep: 'documents', isJointFiling: false, ...change }
  const { status, text } = await browser.call('POST', '/api/tax-filings', body)
  if (status !== 201) throw new Error(`Starting a return answered ${status}: ${text}`)
  return JSON.parse(text)
}

/** A call that answers a return, which is null when it is refused. */
export async function postForReturn(browser: TestBrowser, path: string, body: object = {}) {
  const { status, text } = await browser.call('POST', path, body)
  return { status, text, filing: status < 300 ? (JSON.parse(text) as TaxFiling) : null }
}
