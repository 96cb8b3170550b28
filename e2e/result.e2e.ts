import { expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { openIncomeWithRefund } from './person.ts'
import { browser, origin } from './shared.ts'

/** Unfolds the whole reckoning; where its amounts end, in pixels, each place once, and what its first line and its sign say. */
const reckoning = () => {
  const details = [...document.querySelectorAll('section[aria-labelledby="lawful-result"] > details')].at(-1)
  for (const fold of [details, ...(details?.querySelectorAll('details') ?? [])]) fold?.setAttribute('open', '')
  const amounts = [...(details?.querySelectorAll('span') ?? [])].filter(
    (span) => span.childElementCount === 0 && /^€\s-?[\d.]+,\d\d$/.test(span.textContent ?? ''),
  )
  return {
    lines: amounts.length,
    ends: [...new Set(amounts.map((amount) => Math.round(amount.getBoundingClientRect().right)))].length,
    first: amounts[0]?.parentElement?.textContent?.replace(/\s/g, ' '),
    minus: details?.textContent?.split('A minus means').length,
  }
}

test.each([1280, 360])(
  'the reckoning begins in the words of the result, and its amounts end in one column, %i wide',
  async (width) => {
    const { page, context } = await visit(browser, origin, { width })
    await openIncomeWithRefund(page)
    await hydrated(page)
    const { lines, first, ...found } = await page.evaluate(reckoning)
    expect(found).toEqual({ ends: 1, minus: 2 })
    expect([first?.startsWith('You get back € '), lines > 8]).toEqual([true, true])
    await context.close()
  },
)
