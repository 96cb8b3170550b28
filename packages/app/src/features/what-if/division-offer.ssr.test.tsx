import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answeredFiling, couple, dividedBusiness, dividedCouple, withFiling } from '../../testing/filing-fixtures.ts'
import { pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page as IncomePage } from '../tax-return/IncomePage.tsx'
import { Page as ReviewPage } from '../tax-return/ReviewPage.tsx'
import { Page as SubmitPage } from '../tax-return/SubmitPage.tsx'
import { whatIfPath } from './addresses.ts'

vi.setConfig({ testTimeout: 30_000 })

let page: Hydrated | null = null
afterEach(() => {
  page?.close()
  page = null
})

const pages = { income: IncomePage, review: ReviewPage, submit: SubmitPage } as const

async function open(step: keyof typeof pages, filing: TaxFiling): Promise<HTMLElement> {
  const Page: ComponentType = pages[step]
  page = await hydratePage(Page, pageRequest({ path: `/tax-filing/${step}`, language: 'en', data: withFiling(filing) }))
  expect(page.complaints).toEqual([])
  return page.container
}
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const cardOf = (container: HTMLElement) => container.querySelector('section[aria-labelledby="lawful-result"]')
const offerIn = (container: HTMLElement) => cardOf(container)?.querySelector('#divide') ?? null
const checked = (container: HTMLElement) => textOf(container.querySelector('#check-division'))
const amountIn = (text: string) => /€ [\d.]+/.exec(text)?.[0]

test('the review names in the card of the result what dividing differently is worth, with a press that leads back here', async () => {
  const offer = offerIn(await open('review', couple))
  expect(textOf(offer)).toMatch(/^Divide differently: € [\d.]+ more for you and your partner together\./)
  const form = offer?.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), Object.fromEntries(new FormData(form ?? undefined))]).toEqual([
    'post',
    whatIfPath,
    { filingId: String(couple.id), version: String(couple.version), next: '/tax-filing/review#divide' },
  ])
})

test('before submitting the list names the same amount and leads to the review: nothing else on the page asks for it', async () => {
  const offered = amountIn(textOf(offerIn(await open('review', couple))))
  page?.close()
  const container = await open('submit', couple)
  expect(checked(container)).toContain('Can be better')
  expect([amountIn(checked(container)), offerIn(container)]).toEqual([offered, null])
  expect(container.querySelector('#check-division a')?.getAttribute('href')).toBe('/tax-filing/review#divide')
  const buttons = [...container.querySelectorAll('main button[type=submit], button[type=submit]')].map(textOf)
  expect(buttons.filter((words) => words !== '')).toEqual(['Submit tax filing'])
})

test('of the best division the review says that it counts, with the press that takes it back, and the list has it done', async () => {
  const offer = offerIn(await open('review', dividedCouple))
  expect(textOf(offer)).toContain(
    'Your best division counts: € 1.528 more for you and your partner together than half each.',
  )
  expect(offer?.querySelector('button')?.value).toBe('undo')
  page?.close()
  expect(checked(await open('submit', dividedCouple))).toBe('Division between you and your partnerDone')
})

test('what was just submitted says nothing of another division', async () => {
  const container = await open('submit', { ...couple, completed: true, currentStep: 'submit' })
  expect([offerIn(container), textOf(container).includes('Divided differently')]).toEqual([null, false])
})

test('looked over, a submitted return says what another division would have been worth, and offers no press', async () => {
  const offer = offerIn(await open('review', { ...couple, completed: true, currentStep: 'submit' }))
  expect(textOf(offer)).toMatch(/^Divided differently it would have been € [\d.]+ more/)
  expect([textOf(offer).includes('A correction can have another'), offer?.querySelector('button')]).toEqual([
    true,
    null,
  ])
})

const divisionIn = (container: HTMLElement) =>
  [...container.querySelectorAll('#division tbody tr')].map((row) => [...row.children].map(textOf))
const linkIn = (container: HTMLElement) => textOf(container.querySelector(`a[href="${whatIfPath}"]`))

test.each<[keyof typeof pages, string, TaxFiling, readonly string[], string]>([
  [
    'review',
    'half each, as nothing was chosen',
    couple,
    ['You€ -4.991,00', 'Your partner€ -4.991,87'],
    'See the division',
  ],
  ['review', 'as it was chosen', dividedCouple, ['You€ -9.982,00', 'Your partner€ -0,87'], 'See the division'],
  [
    'submit',
    'as it was submitted',
    { ...dividedCouple, completed: true, currentStep: 'submit' },
    ['You€ -9.982,00', 'Your partner€ -0,87'],
    'See the division',
  ],
])('%s says how the return divides, %s, and the link to it says no other', async (step, _, filing, amounts, link) => {
  const container = await open(step, filing)
  expect(divisionIn(container)).toEqual([['Own home', ...amounts]])
  expect(linkIn(container)).toMatch(new RegExp(`^${link} with your partner`))
  expect(textOf(container).includes('Half each: yours in whole euros')).toBe(filing === couple)
})

test.each<[string, keyof typeof pages, TaxFiling]>([
  ['who files alone', 'submit', { ...answeredFiling, isJointFiling: false, partnerData: null }],
  ['a couple whose other income is not known', 'submit', answeredFiling],
  [
    'a couple of whom one lived abroad all year',
    'submit',
    { ...couple, incomeData: couple.incomeData && { ...couple.incomeData, partnerAbroad: true } },
  ],
  ['a couple that is still answering', 'income', couple],
])('%s is offered nothing', async (_, step, filing) => {
  const container = await open(step, filing)
  expect([offerIn(container), container.querySelector('#check-division'), divisionIn(container)]).toEqual([
    null,
    null,
    [],
  ])
})

test.each(['review', 'submit'] as const)(
  'where the law gives no figure, %s shows the chosen division that counts in the rest, with its undo',
  async (step) => {
    const division = (await open(step, dividedBusiness)).querySelector('#division')
    expect(textOf(division)).toContain('it counts in what the rest comes to')
    const form = division?.querySelector<HTMLFormElement>('#divide form')
    const [press] = form?.querySelectorAll('button') ?? []
    expect([form?.getAttribute('action'), press?.value, new FormData(form ?? undefined).get('next')]).toEqual([
      whatIfPath,
      'undo',
      `/tax-filing/${step}#divide`,
    ])
  },
)
