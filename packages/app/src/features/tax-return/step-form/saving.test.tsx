import { partnerTestBsn } from '@aangiftewijs/domain/bsn'
import { deductionsWith } from '@aangiftewijs/domain/tax-return'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { Providers } from '../../../shell/providers.tsx'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../../testing/fixtures.ts'
import { control, json, refusal, said, stepPages, submit, type } from '../../../testing/step-page.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as PartnerPage } from '../PartnerPage.tsx'
import { Page as SetupPage } from '../SetupPage.tsx'
import { wizardChart } from '../wizard/wizard-of-visit.ts'

const { fetched, navigate, open, sent } = stepPages()

test('a saved step says so and opens the next one', async () => {
  fetched.mockResolvedValue(json({ ...answeredFiling, currentStep: 'deductions', version: 7 }))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '€ 61.000,50')
  await submit()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/deductions'))
  expect(sent()).toEqual([
    [
      'PATCH',
      '/api/tax-filings/3',
      { incomeData: { salary: 61000.5, otherIncome: 1200, taxWithheld: 10672.25 }, currentStep: 'deductions' },
      '6',
    ],
  ])
  expect(said()).toBe('default | Income information saved')
})

test('two presses are one save', async () => {
  fetched.mockReturnValue(new Promise(() => {}))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  await submit()
  await submit()
  expect([fetched.mock.calls.length, screen.getByRole('button', { name: 'Saving...' }).ariaDisabled]).toEqual([
    1,
    'true',
  ])
})

test('a failed save keeps what was typed, says so, and can be tried again', async () => {
  fetched.mockResolvedValueOnce(refusal(500, 'Broken'))
  fetched.mockResolvedValueOnce(json({ ...answeredFiling, version: 7 }))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '1.234,56')
  await submit()
  await screen.findByRole('button', { name: 'Try again' })
  expect([said(), control('salary').value]).toEqual([
    'destructive | Error | Failed to update income information. Please try again.',
    '1.234,56',
  ])
  await submit()
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  expect(sent().map(([, , body]) => body.incomeData.salary)).toEqual([1234.56, 1234.56])
})

test('of a return that was discarded in another window it says so, and leads to the others', async () => {
  fetched.mockResolvedValueOnce(refusal(404, 'We could not find what you asked for.'))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '1.234,56')
  await submit()
  const link = await screen.findByRole('link', { name: 'See your returns' })
  expect([link.getAttribute('href'), control('salary').value]).toEqual(['/previous-filings', '1.234,56'])
  expect(document.body.textContent).toContain('This return is not there any more')
})

test('wrong answers are all listed and nothing is sent', async () => {
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '-1')
  type('taxWithheld', 'a lot')
  await submit()
  expect([...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent)).toEqual([
    'Salary cannot be negative',
    'Tax withheld: enter an amount in numbers, such as 1.234,56',
  ])
  expect([fetched.mock.calls.length, document.title.startsWith('Error: ')]).toEqual([0, true])
})

test('a wrong amount of what is also counted is named in the summary as at its field', async () => {
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  await screen.findByLabelText('Savings on January 1')
  type('savings', 'a lot')
  await submit()
  const said = 'Savings on January 1: enter an amount in numbers, such as 1.234,56'
  expect([
    [...document.querySelectorAll('[role="alert"] a')].map((link) => link.textContent),
    document.querySelector('#savings-error')?.textContent,
  ]).toEqual([[said], said])
})

test('after a lost race the person can save theirs over the newer version', async () => {
  fetched.mockResolvedValueOnce(refusal(412, 'Changed'))
  fetched.mockResolvedValueOnce(json([{ ...answeredFiling, version: 9 }]))
  fetched.mockResolvedValueOnce(json({ ...answeredFiling, version: 10 }))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '70.000')
  await submit()
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine anyway' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  expect(sent().map(([method, , body, version]) => [method, body?.incomeData.salary, version])).toEqual([
    ['PATCH', 70000, '6'],
    ['GET', undefined, null],
    ['PATCH', 70000, '9'],
  ])
})

test('or see the newer answers instead', async () => {
  const newer = { ...answeredFiling, version: 9, incomeData: { salary: 5, otherIncome: 0, taxWithheld: 0 } }
  fetched.mockResolvedValueOnce(refusal(412, 'Changed'))
  fetched.mockResolvedValueOnce(json([newer]))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '70.000')
  await submit()
  fireEvent.click(await screen.findByRole('link', { name: 'Show the newer answers' }))
  await waitFor(() =>
    expect([control('salary').value, control('version').value, fetched.mock.calls.length]).toEqual(['5,00', '9', 2]),
  )
})

test('one wizard walks from page to page: Back leads on, and a page opened by its address is where it stands', async () => {
  const queryCache = createQueryCache(withFiling(answeredFiling))
  const at = (Page: ComponentType, path: string) => (
    <Providers page={pageRequest({ path })} queryCache={queryCache} navigate={navigate}>
      <Page key={path} />
    </Providers>
  )
  const { rerender } = render(at(IncomePage, '/tax-filing/income'))
  type('salary', '-1')
  await submit()
  expect(document.querySelectorAll('[role="alert"] a').length).toBe(1)
  rerender(at(PartnerPage, '/tax-filing/partner'))
  expect(document.querySelectorAll('[role="alert"]').length).toBe(0)
  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  expect(navigate.mock.calls).toEqual([['/tax-filing/setup']])
})

test('a step left while it is being saved comes back when that fails, with what was typed', async () => {
  let answer: (response: Response) => void = () => {}
  fetched.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const queryCache = createQueryCache(withFiling(answeredFiling))
  const at = (Page: ComponentType, path: string) => (
    <Providers page={pageRequest({ path })} queryCache={queryCache} navigate={navigate}>
      <Page key={path} />
    </Providers>
  )
  const { rerender } = render(at(IncomePage, '/tax-filing/income'))
  type('salary', '70.000')
  await submit()
  rerender(at(PartnerPage, '/tax-filing/partner'))
  await act(async () => answer(refusal(500, 'Broken')))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/income'))
  rerender(at(IncomePage, '/tax-filing/income'))
  expect([screen.getByRole('button', { name: 'Try again' }).tagName, control('salary').value]).toEqual([
    'BUTTON',
    '70.000',
  ])
})

test('where the chart cannot be had the form says so once, and is then sent as without script', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(wizardChart, 'loaded').mockReturnValue(undefined)
  vi.spyOn(wizardChart, 'load').mockRejectedValue(new Error('no connection'))
  open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))
  type('salary', '70.000')
  await submit()
  await screen.findByRole('button', { name: 'Try again' })
  const form = document.querySelector('form[id]') as HTMLFormElement
  const isLeftToTheBrowser = fireEvent.submit(form)
  expect([isLeftToTheBrowser, form.getAttribute('action'), control('salary').value, sent()]).toEqual([
    true,
    '/tax-filing/income',
    '70.000',
    [],
  ])
})

test('the partner’s toasts are Dutch', async () => {
  fetched.mockResolvedValueOnce(refusal(500, 'Broken'))
  open(PartnerPage, '/tax-filing/partner', withFiling(answeredFiling))
  await submit()
  await waitFor(() =>
    expect(said()).toBe(
      'destructive | Fout bij opslaan | Er is een fout opgetreden bij het opslaan van uw partnergegevens.',
    ),
  )
})

test('a phone number is looked at by the library, a date by the day of the page, and the BSN by whose it is', async () => {
  open(PartnerPage, '/tax-filing/partner', withFiling(answeredFiling))
  type('bsn', String(answeredFiling.setupData?.taxIdentifier))
  type('phoneNumber', '06 1234')
  for (const [part, value] of [
    ['day', '1'],
    ['month', '1'],
    ['year', '2027'],
  ] as const)
    type(`dateOfBirth-${part}`, value)
  await submit()
  await waitFor(() =>
    expect([...document.querySelectorAll('[role="alert"] a')].map((line) => line.textContent)).toEqual([
      'Dit is uw eigen BSN. Vul het BSN van uw partner in.',
      'Geboortedatum: deze datum ligt in de toekomst',
      'Vul een geldig telefoonnummer in, zoals 06 12345678 of +32 470 12 34 56',
    ]),
  )
  expect(sent()).toEqual([])
})

test('of several days of a step, the summary names the one that is wrong', async () => {
  const deductionsData = deductionsWith({ wozValue: 276_000, movedHome: true, homeFrom: '2024-09-15' })
  open(DeductionsPage, '/tax-filing/deductions', withFiling({ ...answeredFiling, deductionsData }))
  await waitFor(() => control('homeUntil-day'))
  for (const [part, value] of Object.entries({ day: '31', month: '11', year: '2024' })) type(`homeUntil-${part}`, value)
  await submit()
  const lines = () => [...document.querySelectorAll('[role="alert"] a')].map((line) => line.textContent)
  await waitFor(() => expect(lines()).toEqual(['Registered at this home until: enter a real date, such as 27 3 1985']))
})

test('a test BSN is filled in by a button, here one of a second person, and is not called wrong until the form is sent', async () => {
  open(PartnerPage, '/tax-filing/partner', withFiling(answeredFiling))
  const bsn = () => [control('bsn').value, control('bsn').ariaInvalid, document.querySelector('#bsn-error') !== null]
  type('bsn', '123456789')
  await submit()
  expect(bsn()).toEqual(['123456789', 'true', true])
  const announced = () => [...document.querySelectorAll('form [role=status]')].map(({ textContent }) => textContent)
  expect(announced()).toContain('')
  fireEvent.click(screen.getByRole('button', { name: 'Use Test BSN' }))
  expect(bsn()).toEqual([partnerTestBsn, null, false])
  expect(announced()).toContain('Test BSN filled in')
  type('bsn', '12')
  expect(bsn()).toEqual(['12', null, false])
  await submit()
  expect(bsn()).toEqual(['12', 'true', true])
})

test('the return that setup has just started is not told of as one that was there before', async () => {
  fetched.mockResolvedValue(json(begunFiling, 201))
  open(SetupPage, '/tax-filing/setup', withFiling(null))
  const told: string[] = []
  const changes = new MutationObserver(() => {
    for (const status of document.querySelectorAll('form [role="status"]')) told.push(status.textContent ?? '')
  })
  changes.observe(document.body, { subtree: true, childList: true })
  fireEvent.input(control('taxIdentifier'), { target: { value: '999990019' } })
  fireEvent.click(control('acceptTerms'))
  await submit()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/documents'))
  changes.disconnect()
  expect(told.filter((words) => words.includes('already have a return'))).toEqual([])
})

test('setup starts a return; its button follows the joint tick; the BSN keeps digits and warns without blocking', async () => {
  fetched.mockResolvedValue(json({ ...begunFiling, isJointFiling: true, currentStep: 'partner' }, 201))
  open(SetupPage, '/tax-filing/setup', withFiling(null))
  fireEvent.input(control('taxIdentifier'), { target: { value: '1234.56.789 0' } })
  expect([control('taxIdentifier').value, screen.queryByText(/does not look like a real BSN/) !== null]).toEqual([
    '123456789',
    true,
  ])
  const goesOn = () => screen.getByRole('button', { name: /^Continue/ }).textContent
  expect(goesOn()).toBe('Continue to Documents')
  fireEvent.click(control('isJointFiling'))
  fireEvent.click(control('acceptTerms'))
  expect(goesOn()).toBe('Continue to Partner Information')
  await submit()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tax-filing/partner'))
  expect(sent()).toEqual([
    [
      'POST',
      '/api/tax-filings',
      {
        userId: 7,
        year: 2024,
        isJointFiling: true,
        setupData: { taxIdentifier: '123456789', foreignIncome: false, ownHome: false },
        currentStep: 'partner',
      },
      null,
    ],
  ])
})
