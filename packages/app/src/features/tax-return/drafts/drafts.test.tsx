import type { Draft, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { savedFields } from '@aangiftewijs/domain/tax-return'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryCache } from '../../../ports/query-cache.ts'
import type { PageData } from '../../../server-answers.ts'
import { Providers } from '../../../shell/providers.tsx'
import { dismissToast } from '../../../shell/toasts.ts'
import { answeredFiling, withFiling } from '../../../testing/filing-fixtures.ts'
import { pageRequest, sanne } from '../../../testing/fixtures.ts'
import { Page as IncomePage } from '../IncomePage.tsx'
import { Page as ReviewPage } from '../ReviewPage.tsx'
import { Page as SetupPage } from '../SetupPage.tsx'

vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async (path, init) => answerOf(String(path), init))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  // Unmounted, so that nothing of one test is sent or said in another.
  cleanup()
  dismissToast()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const keptAt = '2026-11-21T19:45:10.000Z'
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

function answerOf(path: string, init: RequestInit | undefined): Response {
  if (init?.method === 'PUT') {
    const { taxFilingId, fields, base } = JSON.parse(String(init.body))
    return json({ id: path.split('/').at(-1), taxFilingId, fields, base, savedAt: keptAt })
  }
  if (init?.method === 'DELETE') return new Response(null, { status: 204 })
  return json({ ...answeredFiling, version: 7 })
}

const sent = () =>
  fetched.mock.calls.map(([path, init]) => ({
    call: `${init?.method} ${String(path).replace(/[0-9a-f]{32}/, 'id')}`,
    body: init?.body ? JSON.parse(String(init.body)) : null,
    drafts: new Headers(init?.headers).get('Draft-Id'),
    isKeptAlive: init?.keepalive,
  }))

const earlier: Draft = {
  id: 'a'.repeat(32),
  taxFilingId: answeredFiling.id,
  fields: { salary: '70.000', otherIncome: '', taxWithheld: '1' },
  base: savedFields('income', answeredFiling),
  savedAt: '2026-11-20T19:45:00.000Z',
}
const isAnswered = ([, text]: readonly [string, unknown]) => text !== ''
/** What is sent, without what stands blank. */
const answered = (fields: object) => Object.fromEntries(Object.entries(fields).filter(isAnswered))
const withDrafts = (filing: TaxFiling, ...drafts: readonly Draft[]): PageData => ({
  ...withFiling(filing),
  '/api/drafts/income': drafts,
})

function open(Page: ComponentType, path: string, data: PageData, search = '') {
  const queryCache = createQueryCache(data)
  const at = (Shown: ComponentType, key: string) => (
    <Providers page={pageRequest({ path, search, data })} queryCache={queryCache} navigate={async () => {}}>
      <Shown key={key} />
    </Providers>
  )
  const { rerender } = render(at(Page, 'first'))
  return { queryCache, show: (Shown: ComponentType, key: string) => rerender(at(Shown, key)) }
}

const control = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const notice = () => screen.queryByText(/^This is what you typed on/)?.textContent ?? null
const incomePath = '/tax-filing/income'
const Elsewhere = () => <p>Another page</p>

test('what is typed is kept while it is typed, and the page says when', async () => {
  open(IncomePage, incomePath, withDrafts(answeredFiling))
  type('salary', '71.000')
  await screen.findByText('Saved at 20:45')
  const kept = sent().map(({ body, ...call }) => ({ ...call, body: { ...body, fields: answered(body.fields) } }))
  expect(kept).toEqual([
    {
      call: 'PUT /api/drafts/income/id',
      body: {
        userId: sanne.id,
        taxFilingId: answeredFiling.id,
        revision: 1,
        replaces: null,
        fields: { salary: '71.000', otherIncome: '1.200,00', taxWithheld: '10.672,25' },
        base: savedFields('income', answeredFiling),
      },
      drafts: null,
      isKeptAlive: true,
    },
  ])
  expect(screen.getByText('Saved at 20:45').closest('[role="status"]')).not.toBeNull()
})

test('a page that is left sends at once, and shows it when it is opened again', async () => {
  const { show } = open(IncomePage, incomePath, withDrafts(answeredFiling))
  type('salary', '71.000')
  show(Elsewhere, 'second')
  expect(sent().map(({ call }) => call)).toEqual(['PUT /api/drafts/income/id'])
  show(IncomePage, 'third')
  expect([control('salary').value, notice() === null]).toEqual(['71.000', false])
})

test('a page that is hidden or closed sends at once', () => {
  open(IncomePage, incomePath, withDrafts(answeredFiling))
  type('salary', '71.000')
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(sent().map(({ body }) => body.fields.salary)).toEqual(['71.000'])
})

test('what was typed before is shown again and said so; saving it ends the draft', async () => {
  const { queryCache } = open(IncomePage, incomePath, withDrafts(answeredFiling, earlier))
  expect([control('salary').value, control('otherIncome').value, notice()]).toEqual([
    '70.000',
    '',
    'This is what you typed on November 20, 2026, 20:45. It is not saved as an answer yet.',
  ])
  type('taxWithheld', '2')
  await press('Continue')
  await waitFor(() => expect(sent().map(({ call }) => call)).toEqual(['PATCH /api/tax-filings/3']))
  const drafts = sent()[0]?.drafts?.split(' ') ?? []
  expect([drafts.length, drafts[1], queryCache.answer('/api/drafts/income').data]).toEqual([2, earlier.id, []])
})

test('Discard shows the saved answers, forgets the draft, and says so', async () => {
  open(IncomePage, incomePath, withDrafts(answeredFiling, earlier))
  await press('Discard')
  expect([control('salary').value, notice(), document.activeElement?.tagName]).toEqual(['60.000,00', null, 'H1'])
  screen.getByText('What you typed is discarded.')
  await waitFor(() => expect(sent().map(({ call }) => call)).toEqual(['DELETE /api/drafts/income/id']))
})

test('a draft of another return, of a submitted one or of what is saved already is not shown', () => {
  const saved = { ...earlier, fields: { salary: '60000', otherIncome: '1200', taxWithheld: '10672,25' } }
  open(IncomePage, incomePath, withDrafts(answeredFiling, { ...earlier, taxFilingId: 99 }, saved))
  expect([control('salary').value, notice()]).toEqual(['60.000,00', null])
})

test('a draft that meets a newer version: the person chooses, and nothing is overwritten before', async () => {
  const older = { ...earlier, base: { ...earlier.base, salary: '1,00' } }
  open(IncomePage, incomePath, withDrafts(answeredFiling, older))
  screen.getByText('Your return was changed in another window')
  expect([control('salary').value, notice()]).toEqual(['70.000', null])
  await press('Continue')
  expect(sent()).toEqual([])
  await press('Save mine anyway')
  await waitFor(() =>
    expect(sent().map(({ call, body }) => [call, body.incomeData.salary])).toEqual([
      ['PATCH /api/tax-filings/3', 70000],
    ]),
  )
})

test('or takes the newer version, which forgets the draft', async () => {
  const older = { ...earlier, base: { ...earlier.base, salary: '1,00' } }
  open(IncomePage, incomePath, withDrafts(answeredFiling, older))
  fireEvent.click(screen.getByRole('link', { name: 'Show the newer answers' }))
  expect([control('salary').value, screen.queryByText('Your return was changed in another window')]).toEqual([
    '60.000,00',
    null,
  ])
  await waitFor(() => expect(sent().map(({ call }) => call)).toEqual(['DELETE /api/drafts/income/id']))
})

test('what could not be kept is said, without a toast', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  fetched.mockRejectedValue(new TypeError('offline'))
  open(IncomePage, incomePath, withDrafts(answeredFiling))
  type('salary', '71.000')
  await pass(1_000)
  screen.getByText(/could not be kept just now. It is still on this page/)
  // It is tried again by itself, and not in the next test.
  fetched.mockImplementation(async (path, init) => answerOf(String(path), init))
  await pass(5_000)
  screen.getByText('Saved at 20:45')
})

test('the overview says that a step holds what does not count, also when it was just typed', async () => {
  const { queryCache, show } = open(IncomePage, incomePath, withDrafts(answeredFiling))
  type('salary', '71.000')
  // The overview is asked for while this page is still there, and knows of nothing yet.
  act(() => queryCache.set('/api/drafts', []))
  fetched.mockImplementation(async (path, init) => {
    if (path === '/api/tax-filings') return json([answeredFiling])
    if (String(path).startsWith('/api/documents')) return json([])
    const isKept = sent().some(({ call }) => call.startsWith('PUT'))
    return path === '/api/drafts'
      ? json(isKept ? [{ taxFilingId: 3, step: 'income' }] : [])
      : answerOf(String(path), init)
  })
  show(ReviewPage, 'second')
  await screen.findByText('Something you typed does not count yet')
  expect(screen.getByRole('link', { name: 'Go to Income' }).getAttribute('href')).toBe(incomePath)
})

test('before there is a return, setup is kept for the person', async () => {
  open(SetupPage, '/tax-filing/setup', { ...withFiling(null), '/api/drafts/setup': [] })
  type('taxIdentifier', '99')
  await screen.findByText('Saved at 20:45')
  expect(sent().map(({ call, body }) => [call, body.taxFilingId, body.fields.taxIdentifier])).toEqual([
    ['PUT /api/drafts/setup/id', null, '99'],
  ])
})

test.each([
  ['2026', '2026'],
  ['2024', '2024'],
  ['', '2026'],
])('at ?new=%s setup begins with %s: what was typed for another year waits for that one', async (asked, year) => {
  const before: Draft = { ...earlier, taxFilingId: null, fields: { year: '2026', taxIdentifier: '12' }, base: {} }
  const data = { ...withFiling({ ...answeredFiling, completed: true }), '/api/drafts/setup': [before] }
  open(SetupPage, '/tax-filing/setup', data, `?new=${asked}`)
  const shown = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect(shown('year')).toBe(year)
  type('taxIdentifier', '99')
  await screen.findByText('Saved at 20:45')
  const [put] = sent()
  expect([put?.body.replaces, put?.body.base]).toEqual([
    asked === '2024' ? null : before.id,
    asked === '' ? {} : { year: asked },
  ])
})

test('nobody else’s: what was typed by someone who is signed in no more is not sent', () => {
  const { queryCache, show } = open(IncomePage, incomePath, withDrafts(answeredFiling))
  type('salary', '71.000')
  act(() => queryCache.set('/api/user', { ...sanne, id: 8 }))
  show(Elsewhere, 'second')
  expect(sent()).toEqual([])
})

test.each([
  ['start-from', [], true],
  ['another', ['PUT /api/drafts/setup/id'], false],
])(
  'what is typed gives way to a form that begins setup anew (%s): it names the draft, and nothing comes after',
  (intent, calls, isNamed) => {
    open(SetupPage, '/tax-filing/setup', { ...withFiling(null), '/api/drafts/setup': [] })
    type('birthDate-day', '12')
    // jsdom does not tell of what a form sends, as browsers do.
    const formData = new FormData()
    formData.set('intent', intent)
    document.body.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    const ids = formData.get('draft')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect([/^([0-9a-f]{32}) \1$/.test(String(ids)), sent().map(({ call }) => call)]).toEqual([isNamed, calls])
  },
)
