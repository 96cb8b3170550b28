import type { TestRunnerConfig } from '@storybook/test-runner'
import { getViolations, injectAxe } from 'axe-playwright'

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

/** After a story was drawn and played: axe in every theme, everything it finds is an error. */
const config: TestRunnerConfig = {
  logLevel: 'none',
  async preVisit(page) {
    // Colours that are still fading would be measured halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' })
  },
  async postVisit(page, { id, title }) {
    await injectAxe(page)
    const found: string[] = []
    for (const theme of themes) {
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name
        // Let the colours of the theme be drawn before they are measured.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
      }, theme)
      const violations = await getViolations(page, 'body', { rules: rulesFor(title) })
      for (const { id: rule, help, nodes } of violations)
        for (const { html, failureSummary } of nodes)
          found.push(`${theme}: ${rule} (${help})\n    ${html.slice(0, 300)}\n    ${failureSummary ?? ''}`)
    }
    if (found.length > 0) throw new Error(`axe found ${found.length} problems in ${id}\n  ${found.join('\n  ')}`)
  },
}

export default config
