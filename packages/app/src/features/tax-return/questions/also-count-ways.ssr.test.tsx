import { alsoCountAt, alsoCountGroups, alsoCountGuide, amountGuide } from '@aangiftewijs/domain/tax-return'
import { expect, test, vi } from 'vitest'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { openedPages } from '../../../testing/open-page.tsx'
import { anchorsOf } from '../../guide/block-texts.ts'
import { content as taxGuide } from '../../guide/content/tax-guide/index.ts'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as SetupPage } from '../SetupPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })

const { open, close } = openedPages()

const alone = { ...answeredFiling, isJointFiling: false, partnerData: null }

test('what is assumed leads to the controls that answer it', async () => {
  const pages = { setup: SetupPage, income: IncomePage, deductions: DeductionsPage }
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: true }
  const request = { data: withFiling({ ...alone, setupData, deductionsData: null }) }
  const income = await open(IncomePage, '/tax-filing/income', request)
  const links = [...income.querySelectorAll('section li a[href^="/tax-filing/"]')].map((link) => [
    link.textContent?.replace(/:.*/, ''),
    ...(link.getAttribute('href')?.replace('/tax-filing/', '').split('#') ?? []),
  ])
  expect(links).toContainEqual(['Fill it in', 'deductions', 'wozValue'])
  expect(new Set(links.map(([, step]) => step))).toEqual(new Set(Object.keys(pages)))
  for (const [step, Page] of Object.entries(pages)) {
    close()
    const page = await open(Page, `/tax-filing/${step}`, request)
    const missing = links.filter(([, at, control]) => at === step && page.querySelector(`#${control}`) === null)
    expect(missing).toEqual([])
  }
})

test('one link to the guide for the questions of a heading; a question of another section has its own, with its picture where it has one', async () => {
  const page = await open(IncomePage, '/tax-filing/income', { data: withFiling(answeredFiling) })
  const inGuide = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="/tax-guide"]')].filter((link) =>
    link.textContent?.startsWith('More in the guide'),
  )
  const sections = inGuide.map(
    (link) => `${link.closest('fieldset, details')?.querySelector('legend, summary')?.textContent} ${link.hash}`,
  )
  expect(sections.filter((one, at) => sections.indexOf(one) !== at)).toEqual([])
  // In view: the others stand in folds, or under a tick.
  const inView = inGuide.filter((link) => link.closest('details, [data-hint-when]') === null)
  expect([inGuide.length > inView.length, inView.map(({ textContent }) => textContent)]).toEqual([
    true,
    // The other is of the verdict.
    ['More in the guide (Other income)', 'More in the guide'],
  ])
})

test('every question leads to a section of the guide', () => {
  const anchors = anchorsOf(taxGuide).map((id) => `/tax-guide#${id}`)
  const guides = (['income', 'deductions'] as const).flatMap((step) =>
    alsoCountGroups[step].flatMap((group) => group.names.map((name) => alsoCountGuide(group, name))),
  )
  expect(guides).toHaveLength(Object.keys({ ...alsoCountAt.income, ...alsoCountAt.deductions }).length)
  expect([...guides, ...Object.values(amountGuide)].filter((guide) => !anchors.includes(guide))).toEqual([])
})
