import type { TestRunnerConfig } from '@storybook/test-runner'
import { getViolations, injectAxe } from 'axe-playwright'
import type { Page } from 'playwright-core'

const themes = ['light', 'dark', 'contrast'] as const

/**
 * Rules about whole documents. A story has no header, navigation and `main` around it: the browser journeys check these on
 * the served pages. A screen must have its heading, though.
 */
const documentRules = ['region', 'landmark-one-main', 'bypass', 'page-has-heading-one']
const screenRules = ['page-has-heading-one']

const rulesFor = (title: string) => {
  const needed = title.startsWith('Screens/') ? screenRules : []
  return Object.fromEntries(documentRules.map((rule) => [rule, { enabled: needed.includes(rule) }]))
}

/** What a theme can change; everything else was found in the first theme, whose markup is the same. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size']

const optionsFor = (title: string, theme: (typeof themes)[number]) =>
  theme === themes[0] ? { rules: rulesFor(title) } : { runOnly: rulesOfLooks }

/** Requests that left the machine, by page; there must be none. */
const requestsOut = new WeakMap<Page, string[]>()

function watchRequests(page: Page) {
  if (requestsOut.has(page)) return
  const out: string[] = []
  requestsOut.set(page, out)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname)) out.push(request.url())
  })
}

/** After a story was drawn and played: axe in every theme, everything it finds is an error. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page) {
    // Colours that are still fading would be measured halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    watchRequests(page)
  },
  async postVisit(page, { id, title }) {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await injectAxe(page)
    const found = (requestsOut.get(page) ?? []).splice(0).map((url) => `asks another host: ${url}`)
    for (const theme of themes) {
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name
        // Let the colours of the theme be drawn before they are measured.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
      }, theme)
      const violations = await getViolations(page, 'body', optionsFor(title, theme))
      for (const { id: rule, help, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          found.push(`${theme}: ${rule} (${help})\n    ${html.slice(0, 300)}\n    ${failureSummary ?? ''}`)
    }
    if (found.length > 0) throw new Error(`${found.length} problems in ${id}\n  ${found.join('\n  ')}`)
  },
}

export default config
