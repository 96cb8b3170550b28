import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { Providers } from '../../../shell/providers.tsx'
import { loadWholePage } from '../../../shell/view.ts'
import {
  answeredFiling,
  bakeryStatement,
  libraryStatement,
  strangersStatement,
  withFiling,
} from '../../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../../testing/fixtures.ts'
import { Page as IncomePage } from '../IncomePage.tsx'

vi.setConfig({ testTimeout: 30_000 })

// A part that is still being loaded when the tests have ended would fail the file after this one.
beforeAll(async () => void (await loadWholePage(pageRequest({ path: '/tax-filing/income' }))), 30_000)
beforeEach(() => {
  // A draft that is never answered would keep every later save waiting, in the next file too.
  vi.stubGlobal('fetch', async () => new Response('', { status: 409 }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens income; answers how to say what documents there are now. */
function open(filing = begunFiling, documents: readonly TaxDocument[] = []) {
  const data = { ...withFiling(filing, documents), '/api/drafts/income': [] }
  const queryCache = createQueryCache(data)
  render(
    <Providers
      page={pageRequest({ path: '/tax-filing/income', data })}
      queryCache={queryCache}
      navigate={async () => {}}
    >
      <IncomePage />
    </Providers>,
  )
  return (...now: readonly TaxDocument[]) =>
    act(async () => queryCache.set('/api/documents', withFiling(filing, now)['/api/documents']))
}

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const shown = () => ['salary', 'otherIncome', 'taxWithheld'].map((name) => field(name).value)
const source = () => document.querySelector('#salary-after')?.textContent?.replace(/\s/g, ' ')

test('what is read while the page is open fills the fields, and follows when more is read or taken away', async () => {
  const read = open()
  expect(shown()).toEqual(['', '', ''])
  await read(bakeryStatement)
  expect(shown()).toEqual(['38.450,00', '', '7.215,00'])
  await read(bakeryStatement, libraryStatement)
  expect([shown(), source()]).toEqual([['47.810,50', '', '10.672,25'], 'Added up from 2 documents'])
  await read()
  expect(shown()).toEqual(['', '', ''])
})

test('also where it had been filled in when the page was opened', async () => {
  const read = open(begunFiling, [bakeryStatement])
  await read(bakeryStatement, libraryStatement)
  expect(shown()).toEqual(['47.810,50', '', '10.672,25'])
})

test('what was typed stays, the other fields follow, and what stands beside them with them', async () => {
  const read = open()
  fireEvent.input(field('taxWithheld'), { target: { value: '9.000' } })
  await read(bakeryStatement)
  expect([shown(), source()]).toEqual([['38.450,00', '', '9.000'], 'From jaaropgaaf-bakkerij.pdf'])
})

test('of a couple’s papers one that is being read is called nothing else, and has one place', async () => {
  const reading: TaxDocument = { ...bakeryStatement, type: 'other', status: 'scanning', extractedData: null }
  const read = open({ ...begunFiling, isJointFiling: true }, [reading])
  await waitFor(() => expect(document.querySelector('#joint-statements')).not.toBeNull())
  const lists = () =>
    [...document.querySelectorAll('#joint-statements > ul')].map((list) =>
      [...list.children].map((line) => line.textContent),
    )
  expect(lists()).toEqual([['Yours: none yet', 'Your partner’s: none yet', 'Being read: jaaropgaaf-bakkerij.pdf']])
  await read(bakeryStatement)
  expect(lists()).toEqual([['Yours: jaaropgaaf-bakkerij.pdf', 'Your partner’s: none yet']])
})

test('what does not count fills in nothing, is said at the amounts and in the result, and leads to where that is decided', async () => {
  const read = open(begunFiling, [strangersStatement])
  const told = () =>
    [...document.querySelectorAll('a[href="/tax-filing/documents"]')].filter(
      ({ textContent }) => textContent === 'Go to Documents',
    ).length
  await waitFor(() => expect(told()).toBe(2))
  expect(shown()).toEqual(['', '', ''])
  expect(document.body.textContent).toContain(
    'We did not fill in amounts from jaaropgaaf-van-een-ander.pdf: the year or the person does not fit your return.',
  )
  expect(document.body.textContent).toContain(
    'Fill in your income, or say under Documents whether to count jaaropgaaf-van-een-ander.pdf',
  )
  await read({ ...strangersStatement, verdict: 'mine' })
  expect([shown(), told()]).toEqual([['38.450,00', '', '7.215,00'], 0])
})

test('several documents that do not count are named', async () => {
  open(begunFiling, [strangersStatement, { ...strangersStatement, id: 98, filename: 'loon.pdf' }])
  const names = 'jaaropgaaf-van-een-ander.pdf, loon.pdf'
  await waitFor(() => expect(document.body.textContent).toContain(`say under Documents whether to count ${names}.`))
  expect(document.body.textContent).toContain('At Documents you say what counts.')
})

test('documents that are still being read are asked for, and hold nothing up', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json(withFiling(begunFiling, [bakeryStatement])['/api/documents']))
  })
  open(begunFiling, [{ ...bakeryStatement, status: 'scanning', extractedData: null }])
  const told = () => document.querySelector('form [role="status"]')?.textContent
  expect([shown(), told(), asked]).toEqual([
    ['', '', ''],
    'We are still reading jaaropgaaf-bakkerij.pdf. You can go on: the amounts are filled in here when we are done.',
    [],
  ])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect([shown(), told(), asked]).toEqual([
    ['38.450,00', '', '7.215,00'],
    'We have read jaaropgaaf-bakkerij.pdf. What you typed yourself stays as it is.',
    ['/api/documents'],
  ])
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(asked).toHaveLength(1)
})

test('what was read meanwhile is no longer said to be being read, and what could not be is not said to be read', async () => {
  const reading = (one: TaxDocument): TaxDocument => ({ ...one, status: 'scanning', extractedData: null })
  const read = open(begunFiling, [reading(bakeryStatement)])
  const told = () => document.querySelector('form [role="status"]')?.textContent?.split('.pdf')[0]
  const said = [told()]
  for (const now of [
    [bakeryStatement],
    [bakeryStatement, reading(libraryStatement)],
    [bakeryStatement, { ...reading(libraryStatement), status: 'unread' as const }],
  ]) {
    await read(...now)
    said.push(told())
  }
  expect(said).toEqual([
    'We are still reading jaaropgaaf-bakkerij',
    'We have read jaaropgaaf-bakkerij',
    'We are still reading jaaropgaaf-leeszaal',
    'We have read jaaropgaaf-bakkerij',
  ])
})

test('saved answers stay', async () => {
  const read = open(answeredFiling)
  await read(bakeryStatement)
  expect(shown()).toEqual(['60.000,00', '1.200,00', '10.672,25'])
})
