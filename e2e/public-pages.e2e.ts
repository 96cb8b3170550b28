import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../packages/app/src/routes.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, launchBrowser, visit } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const publicPages = routes
  .filter((route) => route.product === 'tax' && route.access === 'public')
  .map((route) => route.path)
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })
const themes = ['light', 'dark', 'contrast'] as const

describe.each([...publicPages, '/there-is-no-such-page'])('%s', (path) => {
  test('is valid markup in both languages', async () => {
    for (const language of ['mix', 'nl']) {
      const html = await (await fetch(server.origin + path, { headers: { cookie: `language=${language}` } })).text()
      const report = await validator.validateString(html)
      expect(
        report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
        ),
      ).toEqual([])
    }
  })

  test.each([1280, 360])(
    'is accessible at %i px in three themes, silent, and does not scroll sideways',
    async (width) => {
      const visitor = await visit(browser, server.origin, { width })
      for (const theme of themes) {
        await visitor.context.addCookies([{ name: 'theme', value: theme, url: server.origin }])
        await visitor.page.goto(path)
        await hydrated(visitor.page)
        await expectAccessible(visitor.page)
      }
      await expectNoSidewaysScroll(visitor.page)
      await visitor.page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(visitor.page)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )
})
