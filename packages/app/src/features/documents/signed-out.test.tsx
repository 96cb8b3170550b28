import type { TaxDocument, UploadType } from '@aangiftewijs/domain/documents'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryCache } from '../../ports/query-cache.ts'
import { Providers } from '../../shell/providers.tsx'
import { SessionGuard } from '../../shell/SessionGuard.tsx'
import { dismissToast, useToast } from '../../shell/toasts.ts'
import { bakeryStatement, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest, sanne } from '../../testing/fixtures.ts'
import { Page as DocumentsPage } from '../tax-return/DocumentsPage.tsx'

vi.setConfig({ testTimeout: 30_000 })

const fetched = vi.fn<typeof fetch>()
const navigate = vi.fn(async () => {})
beforeEach(() => {
  fetched.mockReset()
  navigate.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
const ended = () => json({ message: 'Sign in first.', isPasswordProtected: false }, 401, { 'Session-Ended': 'time' })

function Said() {
  return <output id="said">{JSON.stringify(useToast())}</output>
}

async function open(user = sanne, documents: readonly TaxDocument[] = []) {
  const data = { ...withFiling(begunFiling, documents), '/api/user': user }
  const page = pageRequest({ path: '/tax-filing/documents', data })
  const view = render(
    <Providers page={page} queryCache={createQueryCache(data)} navigate={navigate}>
      <SessionGuard />
      <DocumentsPage />
      <Said />
    </Providers>,
  )
  await waitFor(() => expect(view.container.querySelector('#upload-income_statement')).not.toBeNull())
  return view
}

/** Where the page says that the session ended, and what is kept. */
const signInAfterEnd = '/auth?next=%2Ftax-filing%2Fdocuments&ended=saved'

const named = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const choose = (page: HTMLElement, type: UploadType, files: readonly File[]) =>
  act(async () => {
    fireEvent.change(page.querySelector(`#upload-${type}-file`) as HTMLInputElement, { target: { files } })
  })
const uploaded = () =>
  fetched.mock.calls.flatMap(([, init]) =>
    init?.body instanceof FormData ? [(init.body.get('file') as File).name] : [],
  )

test.each<[UploadType, string[]]>([
  ['income_statement', ['one.pdf']],
  ['income_statement', ['one.pdf', 'two.pdf', 'three.pdf']],
  ['recognise', ['one.pdf', 'two.pdf']],
])(
  'an upload of %s after the session ended leads to signing in, and %j goes on when its owner is back',
  async (type, names) => {
    fetched.mockImplementation(async (path) => (String(path) === '/api/documents/upload' ? ended() : json([])))
    const { container, unmount } = await open()
    await choose(container, type, names.map(named))
    await waitFor(() => expect(navigate.mock.calls).toEqual([[signInAfterEnd]]))
    expect([uploaded(), container.querySelectorAll('input[type="password"]').length]).toEqual([['one.pdf'], 0])
    unmount()

    fetched.mockReset()
    const answer = { id: 11, status: 'passed', isPasswordProtected: false, extractedData: null }
    fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? answer : [bakeryStatement]))
    await open()
    await waitFor(() => expect(uploaded()).toEqual(names))
  },
)

test('someone else who signs in instead gets none of it', async () => {
  fetched.mockImplementation(async (path) => (String(path) === '/api/documents/upload' ? ended() : json([])))
  const { container, unmount } = await open()
  await choose(container, 'income_statement', [named('one.pdf')])
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  unmount()
  fetched.mockReset()
  fetched.mockImplementation(async () => json([]))
  await open({ ...sanne, id: sanne.id + 1 })
  await act(async () => {})
  expect(uploaded()).toEqual([])
})

test('going on while files wait for their turn sends them, and keeps what is refused for its form', async () => {
  const letGo: (() => void)[] = []
  const answer = { id: 11, status: 'scanning', isPasswordProtected: false, extractedData: null }
  fetched.mockImplementation(async (path, init) => {
    if (String(path) !== '/api/documents/upload') return json([])
    const name = init?.body instanceof FormData ? (init.body.get('file') as File).name : ''
    if (name === 'one.pdf') await new Promise<void>((resolve) => letGo.push(resolve))
    return name === 'two.pdf' ? json({ message: 'No room.', isPasswordProtected: false }, 507) : json(answer, 201)
  })
  const { container, unmount } = await open()
  await choose(container, 'recognise', ['one.pdf', 'two.pdf', 'three.pdf'].map(named))
  await waitFor(() => expect(uploaded()).toEqual(['one.pdf']))
  unmount()
  await waitFor(() => expect(uploaded()).toEqual(['one.pdf', 'two.pdf', 'three.pdf']))
  for (const go of letGo) go()

  fetched.mockReset()
  fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? answer : [bakeryStatement]))
  await open()
  await waitFor(() => expect(uploaded()).toEqual(['two.pdf']))
})

test('an upload that fails after one went on is told, and tried again at its form', async () => {
  let fail: () => void = () => undefined
  const refused = new Promise<Response>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  fetched.mockImplementation((path) => (String(path) === '/api/documents/upload' ? refused : Promise.resolve(json([]))))
  const { container, unmount } = await open()
  await choose(container, 'income_statement', [named('photo.pdf')])
  await waitFor(() => expect(uploaded()).toEqual(['photo.pdf']))
  unmount()
  const elsewhere = render(<Said />)
  fail()
  await waitFor(() => expect(elsewhere.container.textContent).toContain('failed'))
  elsewhere.unmount()

  fetched.mockReset()
  const answer = { id: 11, status: 'passed', isPasswordProtected: false, extractedData: null }
  fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? answer : [bakeryStatement]))
  await open()
  await waitFor(() => expect(uploaded()).toEqual(['photo.pdf']))
})

test.each<[UploadType, string[]]>([
  ['income_statement', ['sealed.pdf']],
  ['recognise', ['one.pdf', 'sealed.pdf']],
])(
  'a file uploaded as %s that waits for its password is kept when one goes on, which is said, and asks again: %j',
  async (type, names) => {
    const answer = { id: 11, status: 'passed', isPasswordProtected: false, extractedData: null }
    fetched.mockImplementation(async (_, init) => {
      if (!(init?.body instanceof FormData)) return json([bakeryStatement])
      const { name } = init.body.get('file') as File
      return name === 'sealed.pdf' ? json({ message: 'Protected.', isPasswordProtected: true }, 401) : json(answer)
    })
    const { container, unmount } = await open()
    await choose(container, type, names.map(named))
    await waitFor(() => expect(container.querySelectorAll('input[type="password"]')).toHaveLength(1))
    unmount()
    const elsewhere = render(<Said />)
    expect(elsewhere.container.textContent).toContain('sealed.pdf')
    elsewhere.unmount()

    const again = await open()
    await waitFor(() => expect(again.container.querySelectorAll('input[type="password"]')).toHaveLength(1))
    expect(uploaded()).toEqual([...names, 'sealed.pdf'])
    // The person lets go of it: that is not to be kept.
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Cancel/ })))
    again.unmount()
    await open()
    await act(async () => {})
    expect(uploaded()).toEqual([...names, 'sealed.pdf'])
  },
)

test('a preview after the session ended leads to signing in, where that is said, and says nothing else', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 401, headers: { 'Session-Ended': 'time' } }))
  const { container } = await open(sanne, [bakeryStatement])
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Preview/ })))
  await waitFor(() => expect(navigate.mock.calls).toEqual([[signInAfterEnd]]))
  expect(container.querySelector('#said')?.textContent).toBe('null')
})
