import type { Page, Route } from 'playwright-core'
import type { TaxFiling } from '../../packages/domain/src/tax-return/index.ts'

/** How a save ends, in the words of a journey. */
const endings: Readonly<Record<string, (page: Page, held: Route) => Promise<void>>> = {
  Saved: (_, held) => held.continue(),
  // Really saved elsewhere before it arrives: the server itself answers 412 or 409.
  'Saved somewhere else meanwhile': async (page, held) => {
    await saveElsewhere(page, ({ isJointFiling }) => ({ isJointFiling }))
    await held.continue()
  },
  'Submitted somewhere else meanwhile': async (page, held) => {
    await saveElsewhere(page, ({ isJointFiling, partnerData, incomeData, deductionsData }) => ({
      ...(isJointFiling && partnerData === null ? { partnerData: { fullName: 'Kim Jansen', bsn: '111222333' } } : {}),
      incomeData: incomeData ?? { salary: 30_000, otherIncome: 0, taxWithheld: 0 },
      deductionsData: deductionsData ?? {},
      completed: true,
    }))
    await held.continue()
  },
  'Fails: no connection': (_, held) => held.abort('internetdisconnected'),
  'Fails: the server refuses': (_, held) =>
    held.fulfill({ status: 500, contentType: 'text/plain', body: 'The server could not do this.' }),
}

async function saveElsewhere(page: Page, change: (filing: TaxFiling) => object): Promise<void> {
  const [filing]: TaxFiling[] = await (await page.request.get('/api/tax-filings')).json()
  if (filing === undefined) throw new Error('There is no return to save elsewhere')
  const answer = await page.request.patch(`/api/tax-filings/${filing.id}`, { data: change(filing) })
  if (!answer.ok()) throw new Error(`Saving elsewhere: ${answer.status()} ${await answer.text()}`)
}

/** After these the page asks once more, by their keys, for the answers of saves that got none: whether it was they. */
const elsewhere = /somewhere else meanwhile$/

export interface HeldSaves {
  /** Lets the save that is on its way end: `Saved`, `Fails: no connection` … */
  readonly end: (how: string) => Promise<void>
}

/** Holds every save of a page on its way to the server until a journey says how it ends. */
export async function holdSaves(page: Page): Promise<HeldSaves> {
  const held: Route[] = []
  const waiting: ((route: Route) => void)[] = []
  const keys = new Set<string>()
  let isElsewhere = false
  await page.route(/\/api\/tax-filings/, (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const key = route.request().headers()['idempotency-key'] ?? ''
    if (isElsewhere && keys.has(key)) return route.continue()
    keys.add(key)
    const next = waiting.shift()
    if (next === undefined) held.push(route)
    else next(route)
  })
  const next = (): Promise<Route> => {
    const route = held.shift()
    return route === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(route)
  }
  return {
    end: async (how) => {
      const ending = endings[how]
      if (ending === undefined) throw new Error(`No save ends with “${how}”`)
      const route = await next()
      isElsewhere = elsewhere.test(how)
      await ending(page, route)
    },
  }
}
