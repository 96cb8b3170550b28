import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue, entryIn, walkChoices } from '../packages/inspector/src/catalogue/index.ts'
import { expectAccessible, expectNoSidewaysScroll, visit } from './browser.ts'
import { readFeature } from './journeys/read-feature.ts'
import { register, setUp } from './person.ts'
import { type RunningServer, startServer } from './server.ts'
import { browser, origin } from './shared.ts'

// Fifteen steps through the largest chart, drawn anew each time, and axe over all of it in words: slow where others work, too.
vi.setConfig({ testTimeout: 300_000 })

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ INSPECTOR: '1' })
})
afterAll(() => server.stop())

/** Presses the button of one choice. */
const press = (page: Page, choice: string) => page.locator(`button[value="${choice}"]`).click()
const pressNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const standsAt = (page: Page, place: string) =>
  page
    .getByRole('status')
    .filter({ hasText: ` at ${place}` })
    .waitFor({ state: 'attached' })
const drawn = (page: Page) => page.getByRole('img', { name: 'The chart as a drawing' }).waitFor()
const activeIn = (page: Page, state: string) =>
  page.locator(`svg [data-state="${state}"][data-active]`).waitFor({ state: 'attached' })

describe('the inspector', () => {
  test('goes through a whole joint return by hand, a failed save and its retry included', async () => {
    const { page, context, complaints } = await visit(browser, server.origin, { width: 1440 })
    await page.goto('/inspector')
    await drawn(page)
    await expectAccessible(page)
    const path: readonly (readonly [string, string])[] = [
      ['answers are given · A joint return', 'setup › saving'],
      ['saving the answers · Saved', 'partner › answering'],
      ['answers are given · All right', 'partner › saving'],
      ['saving the answers · Fails: no connection', 'partner › failed'],
      ['trying again is chosen', 'partner › saving'],
      ['saving the answers · Saved', 'income › answering'],
      ['answers are given · All right', 'income › saving'],
      ['saving the answers · Saved', 'deductions › answering'],
      ['answers are given · All right', 'deductions › saving'],
      ['saving the answers · Saved', 'review › answering'],
      ['proceeding is chosen', 'review › notice'],
      ['the practice submission is chosen', 'review › saving'],
      ['saving the answers · Saved', 'submit › answering'],
      ['answers are given · Confirmed', 'submit › saving'],
      ['saving the answers · Saved', 'submitted'],
    ]
    for (const [choice, place] of path) {
      await press(page, choice)
      await standsAt(page, place)
    }
    await activeIn(page, 'tax-return.submitted')
    await pressNamed(page, 'Copy as a journey (Gherkin)')
    const journey = await page.locator('[name="copied"]').inputValue()
    expect(journey.split('\n').filter((line) => /^ {4}(When|And) /.test(line))).toEqual(
      path.map(([choice], at) => `    ${at === 0 ? 'When' : 'And'} "${choice}"`),
    )
    await expectAccessible(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('travels in time, explains what cannot happen, lets a request be slow and skips a delay', async () => {
    const { page, context, complaints } = await visit(browser, server.origin, { width: 1440 })
    await page.goto('/inspector')
    await press(page, 'answers are given · A return alone')
    await standsAt(page, 'setup › saving')
    await page.getByText('What cannot happen now, and why').click()
    await page.getByText('They are being saved already.').first().waitFor()
    await pressNamed(page, 'Take long')
    await page.getByText('“saving the answers” takes longer than usual.').first().waitFor()
    await press(page, 'saving the answers · Fails: the server refuses')
    await standsAt(page, 'setup › failed')
    await pressNamed(page, 'Earlier')
    await standsAt(page, 'setup › saving')
    await page.getByText('You are looking at the past.').waitFor()
    await press(page, 'saving the answers · Saved')
    await standsAt(page, 'documents › answering')

    await page.getByRole('group', { name: 'Try out by hand' }).getByRole('button', { name: 'Advisor chat' }).click()
    await page.locator('button[value="a message is sent · A question"]').click()
    await pressNamed(page, 'Skip: the second in which the advisor types')
    await press(page, 'asking the advisor · A reply')
    await standsAt(page, 'conversation › listening + panel › open')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('drives the wizard that runs in another tab: a save fails there, is tried again, and really saves', async () => {
    const { page, context, complaints } = await visit(browser, server.origin, { width: 1440 })
    await register(page)
    await setUp(page, { isJoint: true })
    const inspector = await context.newPage()
    await inspector.goto('/inspector')
    const running = inspector.getByRole('group', { name: 'Running in this browser' })
    await running.getByRole('button', { name: 'The return on /tax-filing/partner' }).click()
    await standsAt(inspector, 'partner › answering')
    expect(await inspector.locator('body').textContent()).not.toMatch(/999990019|Sanne|persoon\d/)

    const held: Route[] = []
    await page.route('**/api/tax-filings/*', (route) => {
      held.push(route)
    })
    await press(inspector, 'answers are given · All right')
    await standsAt(inspector, 'partner › saving')
    await press(inspector, 'saving the answers · Fails: no connection')
    await standsAt(inspector, 'partner › failed')

    await pressNamed(inspector, 'Copy as a journey (Gherkin)')
    const [recorded] = readFeature(await inspector.locator('[name="copied"]').inputValue())
    const choices = recorded?.steps.flatMap((step) => (step.kind === 'choice' ? [step.choice] : [])) ?? []
    expect([choices.slice(-2), walkChoices(entryIn(catalogue, 'tax-return'), choices).at(-1)]).toEqual([
      ['answers are given · All right', 'saving the answers · Fails: no connection'],
      'partner › failed',
    ])

    await Promise.all(held.map((route) => route.abort().catch(() => undefined)))
    await page.unroute('**/api/tax-filings/*')

    await press(inspector, 'trying again is chosen')
    await page.waitForURL('**/tax-filing/income')
    await standsAt(inspector, 'income › answering')
    expect(complaints.filter((complaint) => !complaint.includes('net::ERR_'))).toEqual([])
    await context.close()
  })

  test('keeps what was recorded of a page that is loaded anew, and tells two tabs at one address apart', async () => {
    const { page, context, complaints } = await visit(browser, server.origin, { width: 1440 })
    await register(page)
    await page.goto('/tax-filing/setup')
    const other = await context.newPage()
    await other.goto('/tax-filing/setup')
    const inspector = await context.newPage()
    await inspector.goto('/inspector')
    const running = inspector.getByRole('group', { name: 'Running in this browser' })
    const returns = running.getByRole('button', { name: /^The return on \/tax-filing\/setup · opened / })
    await expect.poll(() => returns.count()).toBe(2)
    const framed = (tab: Page) =>
      tab.evaluate(() => getComputedStyle(document.documentElement, '::after').position === 'fixed')
    for (const at of [0, 1]) {
      await returns.nth(at).click()
      await expect.poll(async () => [await framed(page), await framed(other)].filter(Boolean).length).toBe(1)
    }
    const acted = (await framed(page)) ? page : other

    for (let moment = 2; moment <= 4; moment += 1) {
      await press(inspector, 'answers are given · Nothing filled in')
      await inspector.getByText(`Moment ${moment} of ${moment}`).waitFor()
    }
    await acted.getByText('There is a problem').first().waitFor()
    await acted.reload()
    const recording = inspector
      .getByRole('group', { name: 'Recordings' })
      .getByRole('button', { name: /^The return on \/tax-filing\/setup · ended / })
    await expect.poll(() => recording.getAttribute('aria-pressed')).toBe('true')
    await pressNamed(inspector, 'First')
    await standsAt(inspector, 'setup › answering')
    await pressNamed(inspector, 'Last')
    await expectAccessible(inspector)
    await pressNamed(inspector, 'Copy as a journey (Gherkin)')
    const journey = await inspector.locator('[name="copied"]').inputValue()
    expect(journey.match(/answers are given · Nothing filled in/g)?.length).toBe(3)

    await pressNamed(inspector, 'Forget this recording')
    await recording.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is a set of nested lists without script', async () => {
    const { page, context } = await visit(browser, server.origin, { javaScript: false })
    await page.goto('/inspector')
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(catalogue.length + 1)
    // Every state leads to what the specification asks of it.
    const lost = await page
      .locator('main a')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => document.getElementById(href.slice(1)) === null),
      )
    expect(lost).toEqual([])
    await expectNoSidewaysScroll(page)
    await context.close()
  })

  test.each(['light', 'dark', 'contrast'])('fits a phone in the theme %s', async (theme) => {
    const { page, context } = await visit(browser, server.origin, { width: 360 })
    await context.addCookies([{ name: 'theme', value: theme, url: server.origin }])
    await page.goto('/inspector')
    await drawn(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await context.close()
  })

  test('a state leads to the section of the specification it fulfils, and what was done by hand stays', async () => {
    const { page, context } = await visit(browser, server.origin, { width: 1280 })
    await page.goto('/inspector')
    await press(page, 'answers are given · A return alone')
    await standsAt(page, 'setup › saving')
    await page.getByRole('link', { name: 'part 2 § 2.2', exact: true }).first().click()
    await page.waitForURL('**/inspector#part-2-2-2')
    await expect
      .poll(() => page.locator('#part-2-2-2').evaluate((section) => section.getBoundingClientRect().top < innerHeight))
      .toBe(true)
    await standsAt(page, 'setup › saving')
    await context.close()
  })
})

describe('in production', () => {
  const client = new URL('../packages/app/dist/client/', import.meta.url)

  test('nothing of the inspector is in any file a visitor can get', () => {
    const marks = ['aangiftewijs-chart-inspector', 'statelyai', 'elk.layered', 'Copy as a journey', 'A joint return']
    const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|css|json)$/.test(file),
    )
    const found = files.flatMap((file) => {
      const text = readFileSync(new URL(file, client), 'utf8')
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
    })
    expect([files.length > 10, found]).toEqual([true, []])
  })

  test('/inspector is as unknown as any address, and pages carry no agent', async () => {
    const text = async (path: string) => {
      const answer = await fetch(origin + path)
      const body = await answer.text()
      return [answer.status, body.replaceAll(path, '').replace(/nonce="[^"]*"|"now":"[^"]*"/g, '')] as const
    }
    const [inspector, unknown, home] = [await text('/inspector'), await text('/nothing-at-all'), await text('/')]
    expect([inspector[0], inspector[1] === unknown[1], home[1].includes('assets/inspector')]).toEqual([
      404,
      true,
      false,
    ])
  })
})
