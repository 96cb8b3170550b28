import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { Providers } from '../../../shell/providers.tsx'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest, sanne } from '../../../testing/fixtures.ts'
import { Page } from '../PartnerPage.tsx'

beforeEach(() => history.replaceState(null, ''))
afterEach(cleanup)

const of2024 = { ...answeredFiling, year: 2024, isJointFiling: false }
const of2023 = { ...of2024, id: 9, year: 2023 }
const correction = { ...of2024, id: 10, correctsFilingId: of2024.id }

/** What it says, whose script comes when there is something to say. */
const saysSo = async () => (await screen.findByText(/^This is your/)).closest('[role=status]')?.textContent
/** Its place, which stands there as soon as there is something to say, or what it says. */
const isSaid = () => document.querySelector('header + [data-deferred], header + div [role=status]') !== null

/** The page of a step of the return with this number. */
function open(chosenFilingId: number, { filings = [of2024, of2023, correction], search = '' } = {}) {
  const data = { ...withFiling(of2024), '/api/tax-filings': filings, '/api/user': { ...sanne, chosenFilingId } }
  const page = pageRequest({ path: '/tax-filing/partner', search, data })
  const view = render(
    <Providers page={page} queryCache={createQueryCache(data)} navigate={async () => {}}>
      <Page />
    </Providers>,
  )
  return view.container
}

test('a page that is loaded anew says that it shows another year than before, once, and leads back', async () => {
  open(of2024.id)
  expect(isSaid()).toBe(false)
  cleanup()
  const page = open(of2023.id)
  expect(await saysSo()).toContain('This is your 2023 return now')
  expect(isSaid()).toBe(true)
  const form = page.querySelector('form[action="/previous-filings"]') as HTMLFormElement
  expect(Object.fromEntries(new FormData(form, form.querySelector('button')))).toEqual({
    filingId: String(of2024.id),
    intent: 'open',
  })
  expect(page.querySelector('h1')?.textContent).toBe('Gegevens van uw partner – 2023')
  cleanup()
  open(of2023.id)
  expect(isSaid()).toBe(false)
})

test('what the router keeps of an entry stays, and a correction of the same year is no other year', () => {
  history.replaceState({ entry: '1' }, '')
  open(of2024.id)
  expect(history.state).toEqual({ entry: '1', filing: of2024.id })
  cleanup()
  open(correction.id)
  expect(isSaid()).toBe(false)
})

test('without script the steps say of which return they are asked, where there are several', () => {
  const hrefs = (page: HTMLElement) =>
    [...page.querySelectorAll('nav ol a')].map((link) => link.getAttribute('href')).slice(0, 2)
  const page = open(of2024.id)
  expect(hrefs(page)).toEqual([`/tax-filing/setup?of=${of2024.id}`, '/tax-filing/partner'])
  cleanup()
  expect(hrefs(open(of2024.id, { filings: [of2024] }))).toEqual(['/tax-filing/setup', '/tax-filing/partner'])
})

test('a step that was asked of another year says so, also in the HTML; of a number that is no return it says nothing', async () => {
  open(of2023.id, { search: `?of=${of2024.id}` })
  expect(await saysSo()).toContain('This window showed your 2024 return')
  cleanup()
  history.replaceState(null, '')
  open(of2023.id, { search: '?of=77' })
  expect(isSaid()).toBe(false)
})

test('the partner step of a return alone is skipped, and leaves the others their numbers', () => {
  const page = open(of2024.id)
  const [, partner, documents] = page.querySelectorAll('nav ol li')
  expect([partner?.getAttribute('data-state'), partner?.textContent]).toEqual(['aside', '–Partner Not needed'])
  expect(documents?.textContent).toMatch(/^3Documents/)
  expect(page.querySelector('nav [aria-current="step"]')?.textContent).toContain('Partner')
})
