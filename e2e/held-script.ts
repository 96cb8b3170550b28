import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** Holds the script of a part back until the test lets it go, or never brings it. */
export async function holdScript(page: Page, part: string) {
  const asked: Route[] = []
  let isOpen = false
  await page.route(`**/${part}*.js`, (route) => (isOpen ? route.continue() : void asked.push(route)))
  return {
    hasBeenAsked: () => expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(0),
    letGo: async () => {
      isOpen = true
      await Promise.all(asked.map((route) => route.continue()))
    },
    fail: async () => {
      await Promise.all(asked.map((route) => route.abort()))
    },
  }
}
