import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../packages/app/src/routes.ts'
import { type Visitor, visit } from './browser.ts'
import { createPerson, logIn, register } from './person.ts'
import { browser, origin } from './shared.ts'

const gated = routes.filter((route) => route.access === 'signed-in').map((route) => route.path)

describe.each([true, false])('of a visitor (script: %s)', (javaScript) => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await visit(browser, origin, { javaScript })
  })
  afterAll(() => visitor.context.close())

  test.each(gated)('%s leads to signing in', async (path) => {
    await visitor.page.goto(path)
    await visitor.page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('next') === path)
    expect(visitor.complaints).toEqual([])
  })
})

test.each(gated)('%s answers 401 and says where it leads', async (path) => {
  const answer = await fetch(origin + path)
  expect([answer.status, (await answer.text()).includes('Redirecting to login...')]).toEqual([401, true])
})

describe('after signing in', () => {
  test('the person lands where they wanted to go, at the question that was asked for', async () => {
    const visitor = await visit(browser, origin)
    const username = await register(visitor.page)
    await visitor.context.clearCookies()
    const wanted = '/tax-filing/deductions#mortgageInterest'
    await visitor.page.goto(wanted)
    await visitor.page.waitForURL((url) => url.searchParams.get('next') === wanted)
    await logIn(visitor.page, username, `${visitor.page.url()}&tab=login`)
    await visitor.page.waitForURL(`**${wanted}`)
    await visitor.page.goto('/auth')
    await visitor.page.waitForURL(`${origin}/`)
    await visitor.context.close()
  })

  test('without script, too, a link to a question of the return leads to it', async () => {
    const { page, context } = await visit(browser, origin, { javaScript: false })
    const username = await createPerson(page)
    await context.clearCookies()
    await page.goto('/faq#mortgage')
    await page.locator('main a[href$="#mortgageInterest"]').first().click()
    await page.waitForURL('**/auth?**')
    await logIn(page, username, `${page.url()}&tab=login`)
    await page.waitForURL('**/tax-filing/deductions?at=mortgageInterest#mortgageInterest')
    await context.close()
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'next=%s stays on this site',
    async (next) => {
      const visitor = await visit(browser, origin, { javaScript: false })
      const username = await register(visitor.page)
      await visitor.context.clearCookies()
      await logIn(visitor.page, username, `/auth?tab=login&next=${encodeURIComponent(next)}`)
      await visitor.page.waitForURL(`${origin}/`)
      await visitor.context.close()
    },
  )
})

test('an unknown path is a 404 page that says so', async () => {
  const visitor = await visit(browser, origin)
  const answer = await visitor.page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await visitor.page.getByText('404 Page Not Found').first().waitFor()
  await visitor.page.getByText('Did you forget to add the page to the router?').waitFor()
  await visitor.context.close()
})
