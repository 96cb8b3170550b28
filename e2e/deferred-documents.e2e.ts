import { createReadStream } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydratedFirst, visit } from './browser.ts'
import { holdScript } from './held-script.ts'
import { documentsRead, register, setUp } from './person.ts'
import { samples } from './samples.ts'
import { browser, origin } from './shared.ts'

/** A new person with a return and a statement that was read. */
async function registerWithStatement(page: Page): Promise<void> {
  await register(page)
  await setUp(page)
  await page.request.post('/api/documents/upload', {
    headers: { Origin: origin },
    multipart: { type: 'recognise', file: createReadStream(samples.bakery) },
  })
  await documentsRead(page, 1)
}

test('a file chosen and a folded form opened before the script is there: the file is uploaded once, the form is open', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await register(page)
  await setUp(page)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/documents/upload')) uploads.push(request.method())
  })
  const held = await holdScript(page, 'Documents.deferred')
  await page.goto('/tax-filing/documents')
  await hydratedFirst(page)
  await page.locator('#upload-income_statement-file').setInputFiles(samples.bakery)
  await page.locator('#upload-other summary').click()
  await held.hasBeenAsked()
  await held.letGo()
  await page.locator('#upload-other[open]').waitFor()
  await documentsRead(page, 1)
  await page.locator('#uploaded').getByText('jaaropgaaf-2024-bakkerij-de-korenschoof.pdf').first().waitFor()
  expect(uploads).toEqual(['POST'])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(['Documents.deferred', 'entry-client'])(
  'a file chosen before the script (%s) is there is uploaded without another touch',
  async (script) => {
    const visitor = await visit(browser, origin)
    const { page } = visitor
    await register(page)
    await setUp(page)
    const held = await holdScript(page, script)
    await page.goto('/tax-filing/documents', { waitUntil: 'commit' })
    if (script !== 'entry-client') await hydratedFirst(page)
    await page.locator('#upload-recognise-file').setInputFiles(samples.bakery)
    await held.hasBeenAsked()
    await held.letGo()
    await documentsRead(page, 1)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('a document that is being read when the page comes is followed without a touch', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await register(page)
  await setUp(page)
  // Reading a picture takes a while; a pointer that rests on the part would be a touch.
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.mouse.move(0, 0)
  await page.request.post('/api/documents/upload', { multipart: { type: 'other', file } })
  await page.goto('/tax-filing/documents')
  // Whether it is read in time is not the question here; a busy machine may need all of it.
  const reading = page.locator('#uploaded').getByText('We are reading the document.')
  await reading.waitFor()
  await reading.waitFor({ state: 'detached', timeout: 60_000 })
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('the figure follows what is said of a document, also where nobody touched it', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await registerWithStatement(page)
  await page.mouse.move(0, 0)
  await page.goto('/tax-filing/documents')
  await hydratedFirst(page)
  const headline = () => page.locator('#lawful-result').textContent()
  const before = await headline()
  expect(before).toContain('€')
  const uploaded = page.locator('#uploaded')
  await uploaded.getByText('Not the right kind of document?').click()
  await page.locator('[data-deferred]', { has: uploaded }).waitFor({ state: 'detached' })
  await uploaded.getByRole('button', { name: /^This is not such a statement/ }).click()
  await uploaded.getByText('Its figures do not count.').waitFor()
  await expect.poll(headline).not.toBe(before)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test.each(['Remove', 'Remove All Documents'])(
  'on a phone the first tap on %s asks, and what it asks stays and is answered',
  async (name) => {
    const visitor = await visit(browser, origin, { width: 360, height: 740, hasTouch: true })
    const { page } = visitor
    await registerWithStatement(page)
    await page.goto('/tax-filing/documents')
    await hydratedFirst(page)
    const uploaded = page.locator('#uploaded')
    const button = uploaded.getByRole('button', { name: new RegExp(`^${name}( |$)`) }).first()
    await button.tap()
    await page.locator('[data-deferred]', { has: uploaded }).waitFor({ state: 'detached' })
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Keep' }).tap()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    await button.tap()
    await question.getByRole('button', { name }).tap()
    await page.locator('#uploaded').getByText('No documents yet').waitFor({ state: 'attached' })
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)
