import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { createRenderer } from './entry-server.tsx'
import { answeredFiling, bakeryStatement, libraryStatement, withFiling } from './testing/filing-fixtures.ts'
import { pageRequest } from './testing/fixtures.ts'
import { articles } from './testing/news-fixtures.ts'

const render = createRenderer({ manifest: { 'src/entry-client.tsx': { file: 'entry.js' } } })
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })
const data = { ...withFiling(answeredFiling, [bakeryStatement, libraryStatement]), '/api/news': { articles } }

/** Pages that visitors do not see; those that they do are looked at in a browser. */
const pages = [
  '/tax-filing/setup',
  '/tax-filing/partner',
  '/tax-filing/documents',
  '/tax-filing/income',
  '/tax-filing/deductions',
  // The button of its form stands in this notice.
  '/tax-filing/review?notice',
  '/tax-filing/submit',
  '/documents',
  '/previous-filings?notice',
  '/what-if',
  '/digid-dashboard',
  '/settings',
  '/settings?tab=security',
  '/news',
]

test.each(pages)('%s of someone signed in is valid markup in both languages', { timeout: 120_000 }, async (address) => {
  const { pathname: path, search } = new URL(address, 'http://localhost')
  for (const language of ['mix', 'nl'] as const) {
    const html = String(await render(pageRequest({ path, search, data, language }), 'nonce'))
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
      ),
    ).toEqual([])
  }
})
