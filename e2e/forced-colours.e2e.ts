import { expect, test } from 'vitest'
import { visit } from './browser.ts'
import { register, setUp } from './person.ts'
import { browser, origin } from './shared.ts'

test('in forced colours the step one is at stands out by its marker', async () => {
  const { page, context } = await visit(browser, origin, { width: 1280 })
  await register(page)
  await setUp(page)
  await page.emulateMedia({ forcedColors: 'active' })
  const markers = await page.locator('li[data-state] > * > span[aria-hidden]').evaluateAll((all) =>
    all.map((one) => ({
      state: one.closest('li')?.getAttribute('data-state'),
      background: getComputedStyle(one).backgroundColor,
    })),
  )
  const [here, ...others] = markers.toSorted((one) => (one.state === 'current' ? -1 : 1))
  expect([here?.state, others.length, others.some(({ background }) => background === here?.background)]).toEqual([
    'current',
    6,
    false,
  ])
  await context.close()
})
