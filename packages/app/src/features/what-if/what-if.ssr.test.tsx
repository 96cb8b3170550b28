import type { FormFields } from '@aangiftewijs/domain/form'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredFiling, completedFiling, dividedBusiness, withFiling } from '../../testing/filing-fixtures.ts'
import { pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { whatIfPath as path } from './addresses.ts'
import { Page } from './WhatIfPage.tsx'

vi.setConfig({ testTimeout: 30_000 })

let page: Hydrated | null = null
const call = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', call))
afterEach(() => {
  page?.close()
  page = null
  call.mockReset()
  vi.unstubAllGlobals()
})

const incomeData = { salary: 24_700, otherIncome: 0, taxWithheld: 3_100 }
const couple: TaxFiling = {
  ...answeredFiling,
  partnerData: { fullName: 'Jan van der Berg', bsn: '111222333', incomeData },
}
const single: TaxFiling = { ...answeredFiling, isJointFiling: false, partnerData: null }

async function open(filing: TaxFiling, fields?: FormFields, name = 'what-if'): Promise<HTMLElement> {
  const form = fields ? { name, fields, problems: [] } : null
  page = await hydratePage(Page, pageRequest({ path, language: 'en', data: withFiling(filing), form }))
  expect(page.complaints).toEqual([])
  return page.container
}
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s/g, ' ') ?? ''
const rowsOf = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('th, td > span:last-child')].map(textOf),
  )
const tableCalled = (container: HTMLElement, caption: string) =>
  [...container.querySelectorAll('table')].find((table) => textOf(table.querySelector('caption')) === caption)
const buttonsOf = (container: HTMLElement, intent: string) => [
  ...container.querySelectorAll<HTMLButtonElement>(`button[name="intent"][value="${intent}"]`),
]

test('what was posted without script comes back with what moved, in words and line by line', async () => {
  const container = await open(single, { figure: 'taxpayer.wages', way: 'more', amount: '1.000' })
  const moved = rowsOf(tableCalled(container, 'All the lines that move'))
  expect(moved.find(([line]) => line === 'Salary')).toEqual(['Salary', '€ 60.000,00', '€ 61.000,00', '+ € 1.000,00'])
  const [total] = moved.slice(-1)
  expect(total?.[0]).toBe('To pay or get back, to the cent')
  const sentence = /That is € ([\d.,]+) worse for you/.exec(textOf(container))?.[1]
  expect(total?.[3]).toBe(`+ € ${sentence}`)
  expect(textOf(container)).toContain('Your salary at € 61.000,00')
})

test('with script the same is tried out without a load; what is wrong is said', async () => {
  const container = await open(single)
  const form = container.querySelector<HTMLFormElement>('#try form')
  const amount = container.querySelector<HTMLInputElement>('[name="amount"]')
  if (form === null || amount === null) throw new Error('no form')
  await act(async () => fireEvent.submit(form))
  expect(textOf(container.querySelector('[role="alert"]'))).toContain('Fill in this field')
  fireEvent.change(amount, { target: { value: '62.000' } })
  await act(async () => fireEvent.submit(form))
  expect(container.querySelector('[role="alert"]')).toBeNull()
  expect(textOf(document.activeElement)).toContain('Your salary at € 62.000,00')
  expect(call).not.toHaveBeenCalled()
})

test('€ 1.000 more: what is left and what goes to tax are together all of it', async () => {
  const container = await open(single)
  const found = /Out of € 1\.000 more salary you keep € ([\d,]+)\. € ([\d,]+) goes to tax: ([\d.,]+)%/.exec(
    textOf(container),
  )
  const [kept, tax, rate] = (found?.slice(1) ?? []).map((text) => Number(text.replace(',', '.')))
  expect([(kept ?? 0) + (tax ?? 0), Math.round(Number(tax)) / 10]).toEqual([1_000, Math.round(Number(rate) * 10) / 10])
})

test.each([
  ['is not known nothing is said', undefined, 'What is left of it depends on what your partner earned'],
  ['is known it is said what is left', incomeData, 'Out of € 1.000 more salary '],
])('of a partner whose wage %s', async (_name, known, sentence) => {
  const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333', ...(known && { incomeData: known }) }
  const said = textOf(await open({ ...couple, partnerData })).split('If your partner earns it')[1]
  expect(said?.slice(0, sentence.length)).toBe(sentence)
})

test('a couple uses the best division with one press, and takes it back with the same button', async () => {
  const container = await open(couple)
  expect(rowsOf(tableCalled(container, 'Who reports what'))).toHaveLength(1)
  const [apply] = buttonsOf(container, 'apply')
  if (apply?.form === null || apply === undefined) throw new Error('no button')
  apply.focus()
  const stored = { ...couple, splitData: { ownHome: 6_875 }, version: couple.version + 1 }
  call.mockImplementation(async (_, init) => Response.json(init?.method === 'PATCH' ? stored : [stored]))
  await act(async () => fireEvent.submit(apply.form as HTMLFormElement))
  const [path, sent] = call.mock.calls[0] ?? []
  const saved: { readonly splitData: Record<string, number> } = JSON.parse(String(sent?.body))
  expect([path, sent?.method, Object.keys(saved), Object.keys(saved.splitData)]).toEqual([
    `/api/tax-filings/${couple.id}`,
    'PATCH',
    ['splitData'],
    ['ownHome'],
  ])
  expect([apply.value, document.activeElement === apply]).toEqual(['undo', true])
})

test('without script the forms name the return and the version they are of', async () => {
  const container = await open(couple)
  const [apply] = buttonsOf(container, 'apply')
  expect([apply?.form?.method, Object.fromEntries(new FormData(apply?.form ?? undefined))]).toEqual([
    'post',
    { filingId: String(couple.id), version: String(couple.version), next: `${path}#divide` },
  ])
})

test('a submitted return is read only; a partner of whom nothing is known is asked for first', async () => {
  const submitted = await open({ ...couple, ...completedFiling, partnerData: couple.partnerData })
  expect([buttonsOf(submitted, 'apply'), textOf(submitted).includes('its division stays as it is')]).toEqual([[], true])
  page?.close()
  const unknown = await open(answeredFiling)
  expect(unknown.querySelector('#divide a')?.getAttribute('href')).toBe('/tax-filing/partner')
})

const ownForm = (container: HTMLElement) => container.querySelector<HTMLFormElement>('#own-division form')
const seen = (container: HTMLElement) => container.querySelector('[aria-labelledby="own-division-result"]')
/** How much less favourable than what counts now, in euros. */
const moreThanNow = (container: HTMLElement) =>
  /That is € ([\d.]+) worse for the two of you/.exec(textOf(container))?.[1]

test('without script a division of their own comes back with who takes what and what each gets, and a press that keeps it', async () => {
  const container = await open(couple, { ownHome: '1.000' }, 'own-division')
  const result = seen(container)
  expect(rowsOf(result?.querySelector('table'))).toEqual([['Own home', '€ -1.000,00', '€ -5.874,20']])
  expect(textOf(result)).toMatch(/You .*; your partner .*/)
  expect(moreThanNow(container)).toBeDefined()
  const choose = buttonsOf(container, 'choose')[0]?.form
  expect([choose?.method, Object.fromEntries(new FormData(choose ?? undefined))]).toEqual([
    'post',
    { filingId: String(couple.id), version: String(couple.version), next: `${path}#divide`, ownHome: '1000' },
  ])
})

test('with script it is seen without a load, kept by one press, and taken back by the same button', async () => {
  const container = await open(couple)
  const [form, field] = [ownForm(container), container.querySelector<HTMLInputElement>('#ownHome')]
  if (form === null || field === null) throw new Error('no form')
  expect(field.value).toBe('3.437')
  fireEvent.change(field, { target: { value: '9.000' } })
  await act(async () => fireEvent.submit(form))
  expect(textOf(container.querySelector('[role="alert"]'))).toContain('Own home: This is more than the total')
  fireEvent.change(field, { target: { value: '0' } })
  await act(async () => fireEvent.submit(form))
  expect([container.querySelector('[role="alert"]'), call.mock.calls]).toEqual([null, []])
  expect(document.activeElement).toBe(seen(container))
  const [choose] = buttonsOf(container, 'choose')
  if (!choose?.form) throw new Error('no button')
  choose.focus()
  const stored = { ...couple, splitData: { ownHome: 0 }, version: couple.version + 1 }
  call.mockImplementation(async (_, init) => Response.json(init?.method === 'PATCH' ? stored : [stored]))
  await act(async () => fireEvent.submit(choose.form as HTMLFormElement))
  expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toEqual({ splitData: { ownHome: 0 } })
  expect([choose.value, document.activeElement === choose]).toEqual(['undo', true])
  expect(textOf(seen(container))).toContain('This division counts in your return')
  const undone = { ...couple, version: couple.version + 2 }
  call.mockImplementation(async (_, init) => Response.json(init?.method === 'PATCH' ? undone : [undone]))
  await act(async () => fireEvent.submit(choose.form as HTMLFormElement))
  expect([choose.value, container.querySelector<HTMLInputElement>('#ownHome')?.value]).toEqual(['choose', '3.437'])
})

test('a division of their own fills the fields where it counts; a submitted return has none', async () => {
  const container = await open({ ...couple, splitData: { ownHome: 1_000 } })
  expect(container.querySelector<HTMLInputElement>('#ownHome')?.value).toBe('1.000')
  expect(textOf(container.querySelector('#own-division'))).toContain('A division that you chose counts now.')
  page?.close()
  expect(ownForm(await open({ ...couple, ...completedFiling, partnerData: couple.partnerData }))).toBeNull()
})

test('where the law gives no figure, the chosen division is seen and taken back; half each is among what is assumed', async () => {
  const container = await open(dividedBusiness)
  expect(rowsOf(container.querySelector('#division table'))).toHaveLength(1)
  expect(textOf(container.querySelector('#division'))).toContain('it counts in what the rest comes to')
  expect(buttonsOf(container, 'undo')).toHaveLength(1)
  page?.close()
  const undone = await open({ ...dividedBusiness, splitData: null })
  expect([undone.querySelector('#division'), textOf(undone).includes('Divided equally')]).toEqual([null, true])
})
