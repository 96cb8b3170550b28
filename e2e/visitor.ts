import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserFlags, findBrowser } from '../scripts/browser.mjs'

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser() ?? 'chromium', args: browserFlags })

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and warnings, page errors and requests to other hosts. Must stay empty. */
  readonly complaints: string[]
}

export interface VisitorOptions {
  readonly javaScript?: boolean
  /** Script is on, but none of it arrives: a broken connection, an old browser. */
  readonly isScriptLost?: boolean
  readonly width?: number
  readonly height?: number
  /** The pointer is a finger: nothing is hovered before it is pressed. */
  readonly hasTouch?: boolean
  readonly colorScheme?: 'light' | 'dark'
  /** What the browser prefers to read. */
  readonly locale?: string
}

/** A person with a browser of their own (cookies apart from everyone else's). */
export async function visit(browser: Browser, origin: string, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: options.javaScript ?? true,
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    hasTouch: options.hasTouch ?? false,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    locale: options.locale ?? 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
  })
  context.setDefaultTimeout(30_000)
  if (options.isScriptLost) await context.route('**/*.js', (route) => route.abort())
  const page = await context.newPage()
  return { page, context, complaints: listenForComplaints(page, origin) }
}

/** Answers a browser itself writes to the console for a status a test asked for. */
const expectedStatus = /Failed to load resource: the server responded with a status of (400|401|404|409|412|422|429)/

export function listenForComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expectedStatus.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(`external request: ${request.url()}`)
  })
  return complaints
}

/** Waits until the page's script has taken over its forms and links; parts whose script comes later may still be the server's. */
export const hydratedFirst = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/**
 * Waits until script has taken over the whole page: as a person's pointer would, it touches the parts that wait for that. One in which
 * the server wrote nothing waits for good.
 */
export async function hydrated(page: Page): Promise<void> {
  await hydratedFirst(page)
  // Again and again: a part in a part waits for it only once the one around it is taken over.
  await page.waitForFunction(
    () => {
      const waiting = document.querySelectorAll('[data-deferred]:not(:empty)')
      for (const part of waiting) part.dispatchEvent(new Event('pointerover', { bubbles: true }))
      return waiting.length === 0
    },
    undefined,
    { polling: 50 },
  )
}
