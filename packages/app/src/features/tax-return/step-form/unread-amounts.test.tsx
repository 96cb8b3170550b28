import { type Draft, savedFields } from '@aangiftewijs/domain/tax-return'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { control, stepPages, submit, type } from '../../../testing/step-page.tsx'
import { Page as DeductionsPage } from '../DeductionsPage.tsx'
import { Page as IncomePage } from '../IncomePage.tsx'

const { open } = stepPages()

const headline = () => document.getElementById('lawful-result')?.textContent?.replace(/\s/g, ' ')
/** What the bar of the step says of it. */
const line = () => document.querySelector('form a[href="#lawful-result"]')?.textContent?.replace(/\s/g, ' ')
/** What is read with a field that is wrong; null of one that is not. */
const wrong = (name: string) => {
  const field = control(name)
  if (field.getAttribute('aria-invalid') !== 'true') return null
  const told = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return told.map((id) => document.getElementById(id)?.textContent).join(' ')
}
/** Leaves a field by the key that goes to the next one. */
const leave = (name: string) => {
  fireEvent.blur(control(name))
  fireEvent.keyUp(document.body, { key: 'Tab' })
}
const income = () => open(IncomePage, '/tax-filing/income', withFiling(answeredFiling))

test.each([
  ['47.81O,50', 'Salary: enter an amount in numbers, such as 1.234,56'],
  ['-5', 'Salary cannot be negative'],
  ['12x', 'Salary: enter an amount in numbers, such as 1.234,56'],
  ['1.000.000.000', 'Salary: enter an amount of at most 999.999.999,99'],
  ['12345,678', 'Salary: enter at most two digits for the cents'],
])('of a salary of %s no figure is made, and when it is left it says so', (text, words) => {
  income()
  const before = headline()
  type('salary', text)
  expect([headline(), wrong('salary')]).toEqual(['We cannot read “Salary” yet', null])
  expect(screen.queryByText('The demonstration calculation of this product')).toBeNull()
  leave('salary')
  expect(wrong('salary')).toContain(words)
  type('salary', '47.810,50')
  expect([wrong('salary'), headline()?.startsWith('Under the rules for 2024: '), before]).toEqual([
    null,
    true,
    expect.stringContaining('Under the rules'),
  ])
})

test('the line in the bar of the step follows what is typed', () => {
  income()
  const before = line()
  type('salary', '47.81O,50')
  const unread = line()
  type('salary', '90.000')
  expect([before?.startsWith('Result so far: You '), unread, line()?.startsWith('Result so far: You ')]).toEqual([
    true,
    'Result so far: We cannot read an amount yet',
    true,
  ])
  expect(line()).not.toBe(before)
})

test('what is mended is not said to be wrong again before it is left again', () => {
  income()
  type('salary', 'a')
  leave('salary')
  type('salary', '4')
  type('salary', '4b')
  expect(wrong('salary')).toBeNull()
})

test('nothing moves while what was pressed is held', () => {
  income()
  type('salary', 'a')
  fireEvent.pointerDown(control('taxWithheld'))
  fireEvent.blur(control('salary'))
  expect(wrong('salary')).toBeNull()
  fireEvent.click(control('taxWithheld'))
  expect(wrong('salary')).not.toBeNull()
})

test('several are counted, each with the way to it', () => {
  income()
  type('salary', 'a')
  type('taxWithheld', 'b')
  expect(headline()).toBe('We cannot read 2 of your amounts yet')
  expect(screen.getAllByRole('link', { name: /^Go to “/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/tax-filing/income#salary',
    '/tax-filing/income#taxWithheld',
  ])
})

test('so does an amount of another step, and one that is also counted', () => {
  open(DeductionsPage, '/tax-filing/deductions', withFiling(answeredFiling))
  type('mortgageInterest', 'x')
  expect(headline()).toBe('We cannot read “Mortgage interest” yet')
  type('mortgageInterest', '')
  type('wozValue', '3OO.000')
  expect(headline()).toBe('We cannot read “WOZ value of your home” yet')
  leave('wozValue')
  expect(wrong('wozValue')).toContain('Enter an amount in numbers')
})

test('what hangs on an amount stays open while that cannot be read', () => {
  income()
  type('untaxedAllowance', '50')
  type('salary', '47.81O')
  expect(control('untaxedAllowance')?.value).toBe('50')
})

test('a draft that is shown again makes no figure either, and says what cannot be read', () => {
  const draft: Draft = {
    id: 'a'.repeat(32),
    taxFilingId: answeredFiling.id,
    fields: { ...savedFields('income', answeredFiling), salary: '47.81O,50' },
    base: savedFields('income', answeredFiling),
    savedAt: '2026-11-20T19:45:00.000Z',
  }
  open(IncomePage, '/tax-filing/income', { ...withFiling(answeredFiling), '/api/drafts/income': [draft] })
  expect([headline(), wrong('salary')]).toEqual([
    'We cannot read “Salary” yet',
    expect.stringContaining('Salary: enter an amount in numbers'),
  ])
})

test('refused answers make no figure', async () => {
  income()
  type('salary', 'a')
  await submit()
  expect([headline(), wrong('salary')]).toEqual([
    'We cannot read “Salary” yet',
    expect.stringContaining('enter an amount'),
  ])
})
