import type { FormFields } from '@aangiftewijs/domain/form'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pageRequest, visitor } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { calculatorPath } from './amounts-in-address.ts'
import { Page } from './CalculatorPage.tsx'

let page: Hydrated | null = null
afterEach(() => {
  page?.close()
  page = null
  history.replaceState(null, '', '/')
})

/** Opens the page: as it is asked for, at a shared address, or as it comes back after a post. */
const show = async ({
  search = '',
  fragment = '',
  posted,
}: {
  search?: string
  fragment?: string
  posted?: FormFields
} = {}) => {
  history.replaceState(null, '', `${calculatorPath}${search}${fragment}`)
  const form = posted ? { name: 'calculator', fields: posted, problems: [] } : null
  page = await hydratePage(Page, pageRequest({ path: calculatorPath, search, data: visitor, form }))
  expect(page.complaints).toEqual([])
  return page
}
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const field = (container: HTMLElement, id: string) => container.querySelector(`#${id}`) as HTMLInputElement
const calculate = (container: HTMLElement, view: 'basic' | 'detailed') =>
  act(async () => fireEvent.submit(container.querySelector(`#${view}-form`) as HTMLFormElement))
const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ')

it('shows no result before a valid submit', async () => {
  const { container } = await show()
  expect(container.querySelector('#results')).toBeNull()
  await calculate(container, 'basic')
  expect(container.querySelector('#results')?.textContent).toBe('Tax Calculation Results')
})

it('says once that amounts are beyond the rules', async () => {
  const { container } = await show({ posted: { salary: '999999999,99', otherIncome: '999999999,99' } })
  expect(words(container)?.match(/An amount is larger than/g)?.length).toBe(1)
})

it('without script answers the amounts that were posted', async () => {
  const { html } = await show({ posted: { salary: '45000', taxWithheld: '20.000' } })
  const table = parse(html).querySelector('section[aria-labelledby="results"] details[class] > div table')
  expect([...(table?.querySelectorAll('tr') ?? [])].map((row) => words(row)).at(-1)).toBe(
    'Potential refund amount€ 3.381,50',
  )
})

it('says and draws what the law comes to; the specified calculation is folded beneath, with no sign of its own for what is withheld', async () => {
  const { html } = await show({ posted: { salary: '52000', taxWithheld: '11000' } })
  const results = parse(html).querySelector('section[aria-labelledby="results"]')
  const fold = [...(results?.querySelectorAll('details') ?? [])].find((one) =>
    words(one.querySelector('summary'))?.startsWith('The demonstration calculation'),
  )
  const inFold = (text: string) => words(fold)?.includes(text)
  expect(fold?.open).toBe(false)
  expect([inFold('Amount you may need to pay'), inFold('Tax withheld€ 11.000,00')]).toEqual([true, true])
  const figures = [...(results?.querySelectorAll('figure') ?? [])]
  expect(figures.map((figure) => fold?.contains(figure))).toEqual([false])
  expect(words(figures[0]?.querySelector('table'))).toContain('Already withheld€ 11.000,00')
  const outside = results?.cloneNode(true) as HTMLElement
  for (const details of outside.querySelectorAll('details')) details.remove()
  expect(words(outside)).not.toContain('8.203')
})

it('takes a pension typed as salary for the first thing to ask, and leads to no step', async () => {
  const { html } = await show({ posted: { salary: '41327', taxWithheld: '4960' } })
  const results = words(parse(html).querySelector('section[aria-labelledby="results"]')) ?? ''
  const [pension, little] = ['a state pension or another pension?', 'less tax withheld than is usual'].map((text) =>
    results.indexOf(text),
  )
  expect([pension !== -1, Number(pension) < Number(little), results.includes('at Income')]).toEqual([true, true, false])
})

it('without script lists what is wrong, keeps what was typed and shows the form that has the field', async () => {
  const { html } = await show({ posted: { salary: '-5', charityDonations: '-1' } })
  const document = parse(html)
  expect(
    [...document.querySelectorAll('[role="alert"] a')].map((link) => [link.getAttribute('href'), words(link)]),
  ).toEqual([
    ['#detailed-salary', 'Salary cannot be negative'],
    ['#detailed-charityDonations', 'Charity donations cannot be negative'],
  ])
  expect(document.querySelector('#detailed-salary')?.getAttribute('value')).toBe('-5')
  expect(document.querySelector('#detailed')?.hasAttribute('hidden')).toBe(false)
  expect(document.querySelector('#results')).toBeNull()
})

it('replaces the result with each submit, and puts the amounts into the address', async () => {
  const { container } = await show()
  fireEvent.change(field(container, 'basic-salary'), { target: { value: '100.000' } })
  await calculate(container, 'basic')
  expect([location.search, location.hash]).toEqual(['', '#salary=100.000'])
  const results = within(container.querySelector('section[aria-labelledby="results"]') as HTMLElement)
  expect(results.getAllByText('Amount you may need to pay')).toHaveLength(2)
  fireEvent.change(field(container, 'basic-taxWithheld'), { target: { value: '50000' } })
  await calculate(container, 'basic')
  expect(results.queryAllByText('Amount you may need to pay')).toHaveLength(0)
  expect(results.getAllByText('Potential refund amount')).toHaveLength(2)
})

it('shares the values of both tabs', async () => {
  const { container, complaints } = await show()
  const tab = (name: string) => within(container).getByRole('tab', { name })
  fireEvent.change(field(container, 'basic-salary'), { target: { value: '50000' } })
  await act(async () => fireEvent.mouseDown(tab('Detailed')))
  expect(field(container, 'detailed-salary').value).toBe('50000')
  fireEvent.change(field(container, 'detailed-mortgageInterest'), { target: { value: '5000' } })
  await act(async () => fireEvent.mouseDown(tab('Basic')))
  await calculate(container, 'basic')
  expect([location.search, location.hash]).toEqual(['', '#salary=50000&mortgageInterest=5000'])
  expect(complaints).toEqual([])
})

it('says what is wrong in the specification’s words and takes the focus to it', async () => {
  const { container } = await show()
  fireEvent.change(field(container, 'basic-salary'), { target: { value: '-1' } })
  await calculate(container, 'basic')
  const summary = container.querySelector('[role="alert"]')
  expect(words(summary)).toBe('There is a problemSalary cannot be negative')
  expect(document.activeElement).toBe(summary)
  expect(field(container, 'basic-salary').getAttribute('aria-invalid')).toBe('true')
})

it('takes what is no amount for a problem, and gives no result', async () => {
  const { html } = await show({
    posted: { salary: 'abc', otherIncome: '1.000', taxWithheld: '', charityDonations: '1e9' },
  })
  const document = parse(html)
  expect([...document.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'))).toEqual([
    '#detailed-salary',
    '#detailed-charityDonations',
  ])
  expect(document.querySelector('#detailed-salary')?.getAttribute('value')).toBe('abc')
  expect(document.querySelector('#results')).toBeNull()
})

it('says of a result that an amount was changed since, until it is calculated again or is as it was', async () => {
  const { container } = await show()
  const type = (value: string) => fireEvent.input(field(container, 'basic-salary'), { target: { value } })
  const outdated = () => container.querySelector('section[aria-labelledby="results"] [role="status"]')?.textContent
  const said = 'You changed an amount: this is the result of the amounts before. Press “Calculate Tax” again.'
  type('100.000')
  await calculate(container, 'basic')
  expect(outdated()).toBe('')
  type('50.000')
  expect(outdated()).toBe(said)
  type('100.000')
  expect(outdated()).toBe('')
  type('50.000')
  await calculate(container, 'basic')
  expect(outdated()).toBe('')
})

it('posts its amounts to its own address, the ones it does not show too', async () => {
  const { html } = await show({ posted: { salary: '50000', mortgageInterest: '5000' } })
  const form = parse(html).querySelector<HTMLFormElement>('#basic-form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', calculatorPath])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    salary: '50000',
    mortgageInterest: '5000',
  })
  expect(form?.querySelector('button[name="view"]')?.getAttribute('value')).toBe('detailed')
})

it('without script asks the age and the pension of a partner, and keeps them in both forms', async () => {
  const { html } = await show({
    posted: { salary: '0', age: 'pension', partnerAge: 'pension', partnerPensions: '23620' },
  })
  for (const view of ['basic', 'detailed']) {
    const form = parse(html).querySelector<HTMLFormElement>(`#${view}-form`)
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      age: 'pension',
      partnerAge: 'pension',
      partnerPensions: '23620',
    })
  }
})

it('a shared link is answered in the browser: the server is asked for an empty page', async () => {
  const { html, container } = await show({
    search: '?view=detailed',
    fragment: '#salary=100.000&mortgageInterest=5.000',
  })
  expect(parse(html).querySelector('#results')).toBeNull()
  expect(field(container, 'detailed-mortgageInterest').value).toBe('5.000')
  expect(words(container.querySelector('section[aria-labelledby="results"]'))).toContain('€ 37.845,00')
  expect(document.activeElement).toBe(document.body)
})

it('another link opened on this page replaces the result', async () => {
  const { container } = await show({ fragment: '#salary=100.000' })
  history.replaceState(null, '', '#salary=1.000')
  await act(async () => dispatchEvent(new HashChangeEvent('hashchange')))
  expect(field(container, 'basic-salary').value).toBe('1.000')
  expect(words(container.querySelector('section[aria-labelledby="results"]'))).toContain('€ 369,30')
})

it.each([
  ['#salary=%E0%A4%A', '\ufffd%A'],
  ['#salary=%3Cimg%20src=x%20onerror=alert(1)%3E', '<img src=x onerror=alert(1)>'],
])('the broken link %s shows what it carries as text, and that it is no amount', async (fragment, text) => {
  const { container } = await show({ fragment })
  expect(field(container, 'basic-salary').value).toBe(text)
  expect(container.querySelector('[role="alert"] a')?.getAttribute('href')).toBe('#basic-salary')
  expect([container.querySelector('#results'), container.querySelector('img')]).toEqual([null, null])
})

it('a link with a negative amount says what is wrong', async () => {
  const { container } = await show({ fragment: '#salary=-1' })
  expect(words(container.querySelector('[role="alert"]'))).toBe('There is a problemSalary cannot be negative')
})
