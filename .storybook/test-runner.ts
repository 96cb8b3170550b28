import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright-core'
import { problemsInThemes } from '../e2e/axe.ts'

/**
 * Rules about whole documents. A story has no header, navigation and `main` around it: the browser journeys check these on
 * the served pages. A screen that is a whole page must have its heading, though.
 */
const documentRules = ['region', 'landmark-one-main', 'bypass', 'page-has-heading-one']
const partsOfPages = ['screens-advisor-chat--', 'screens-upload--']
const isPage = (id: string) => id.startsWith('screens-') && !partsOfPages.some((part) => id.startsWith(part))
const switchedOff = (id: string) => documentRules.filter((rule) => !(rule === 'page-has-heading-one' && isPage(id)))

/** Requests that left the machine, by page; there must be none. */
const requestsOut = new WeakMap<Page, string[]>()

function watchRequests(page: Page) {
  const out: string[] = []
  requestsOut.set(page, out)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname)) out.push(request.url())
  })
}

/** The narrowest window that everything has to fit in (WCAG 2.2, 1.4.10). */
const narrowest = 320

/** @returns by how much a story scrolls sideways there; nothing when it does not */
async function sidewaysAtNarrowest(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  if (size === null) return []
  await page.setViewportSize({ ...size, width: narrowest })
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  await page.setViewportSize(size)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px at ${narrowest} px`] : []
}

/** After a story was drawn and played: axe in every theme of the one drawing, and its width; everything it finds is an error. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async prepare({ page }) {
    watchRequests(page)
    // Colours that are still fading would be measured halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href)
    await page.waitForFunction(() => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined)
    // Every theme is checked here; the add-on's own run would be one more.
    await page.evaluate(() => {
      const globals = { a11y: { manual: true } }
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals })
    })
  },
  async postVisit(page, { id }) {
    // A part whose script comes later is drawn when it has come.
    await page.waitForFunction(() => document.querySelector('[data-deferred]') === null)
    const problems = [
      ...(requestsOut.get(page) ?? []).splice(0).map((url) => `asks another host: ${url}`),
      ...(await problemsInThemes(page, { switchedOff: switchedOff(id) })),
      ...(await sidewaysAtNarrowest(page)),
    ]
    if (problems.length > 0) throw new Error(`${problems.length} problems in ${id}\n  ${problems.join('\n  ')}`)
  },
}

export default config
