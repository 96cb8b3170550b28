import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectAccessibleInThreeThemes, hydrated, visit } from './browser.ts'
import { fill, formWith } from './person.ts'
import { browser, origin } from './shared.ts'

/** As at a desk and on a phone. */
async function checkBothWidths(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleInThreeThemes(page)
  }
}

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('$name', ({ javaScript }) => {
  test('the simulation says what it is, and leads to a dashboard of an account of one’s own', async () => {
    const { page, context, complaints } = await visit(browser, origin, { javaScript })
    await page.goto('/auth?tab=login')
    if (javaScript) await hydrated(page)
    await page.getByRole('link', { name: 'Test DigiD login' }).click()
    await page.waitForURL('**/api/auth/digid/simulation')
    await page.getByText('This is a simulation. It is not DigiD', { exact: false }).waitFor()
    if (javaScript) await checkBothWidths(page)
    await page.getByRole('button', { name: /Continue as Sanne de Vries/ }).click()
    await page.waitForURL('**/digid-dashboard')
    await page.getByText('•••••0019').waitFor()
    if (javaScript) {
      await hydrated(page)
      await checkBothWidths(page)
    }
    await page.locator('main a[href="/tax-filing/setup"]').click()
    await page.waitForURL('**/tax-filing/setup')
    expect(await page.getByText('You are only looking around').count()).toBe(0)

    // Signing out leaves nothing to whoever comes next.
    await page.goto('/menu')
    if (javaScript) await hydrated(page)
    await page.getByRole('button', { name: 'Log Out' }).click()
    await page.waitForURL('**/auth')
    await page.getByText('The practice account is deleted', { exact: false }).first().waitFor()
    await page.goto('/api/auth/digid/simulation')
    expect(await page.getByText('with what you saved').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('looking around is said on every page, asks for no filings and saves nothing', async () => {
    const { page, context } = await visit(browser, origin, { javaScript })
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.goto('/api/auth/digid/simulation')
    await page.getByRole('button', { name: /Only look around/ }).click()
    await page.waitForURL('**/digid-dashboard')
    await page.getByText('You are only looking around').waitFor()
    const { id } = await (await context.request.get('/api/user')).json()
    expect(id).toBe(999)
    for (const path of ['/', '/tax-filing/documents', '/settings', '/tax-filing/setup']) {
      await page.goto(path)
      if (javaScript) await hydrated(page)
      await page.getByText('You are only looking around').waitFor()
    }
    if (javaScript) await expectAccessible(page)
    const form = formWith(page, 'taxIdentifier')
    await fill(form, { taxIdentifier: '999990019' })
    await form.locator('[name="acceptTerms"]').check({ force: true })
    await form.getByRole('button', { name: /^Continue/ }).click()
    await page
      .getByText(/so nothing can be saved|Failed to update tax filing/)
      .first()
      .waitFor()
    expect(await page.locator('[name="taxIdentifier"]').inputValue()).toBe('999990019')
    expect(asked.filter((request) => request === 'GET /api/tax-filings')).toEqual([])
    expect(await (await context.request.get('/api/tax-filings')).json()).toEqual([])
    await context.close()
  })
})
