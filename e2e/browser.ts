import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export {
  browserFlags,
  hydrated,
  hydratedFirst,
  launchBrowser,
  listenForComplaints,
  type Visitor,
  type VisitorOptions,
  visit,
} from './visitor.ts'

/** Axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Only frames of other sites need axe's other mode, which opens a page of its own for every look. There are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  expect(
    violations.map(({ id, nodes }) => ({
      page: new URL(page.url()).pathname,
      id,
      where: nodes.map((node) => node.target.join(' ')),
    })),
  ).toEqual([])
}

/** Puts on each theme in turn; axe finds nothing in any. */
export async function expectAccessibleInThreeThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await expectAccessible(page)
  }
}

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
