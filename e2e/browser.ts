import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { problemsInThemes, problemsOn } from './axe.ts'
import { hydrated } from './visitor.ts'

export {
  hydrated,
  hydratedFirst,
  launchBrowser,
  listenForComplaints,
  type Visitor,
  type VisitorOptions,
  visit,
} from './visitor.ts'

/** Axe finds nothing on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect({ page: page.url(), problems: await problemsOn(page) }).toEqual({ page: page.url(), problems: [] })

/** Puts on each theme in turn; axe finds nothing in any. */
export const expectAccessibleInThreeThemes = async (page: Page): Promise<void> =>
  expect({ page: page.url(), problems: await problemsInThemes(page) }).toEqual({ page: page.url(), problems: [] })

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect({ page: new URL(page.url()).pathname, overflow: (wide ?? 0) - (seen ?? 0) }).toEqual({
    page: new URL(page.url()).pathname,
    overflow: 0,
  })
}

/** How a journey opens a step and looks at it: with script when it has been taken over, and then with axe. */
export const stepsOn = (page: Page, javaScript: boolean) => ({
  open: async (step: string): Promise<void> => {
    await page.goto(`/tax-filing/${step}`)
    if (javaScript) await hydrated(page)
  },
  check: async (): Promise<void> => {
    if (javaScript) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
})
