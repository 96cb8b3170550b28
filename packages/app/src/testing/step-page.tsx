import { act, cleanup, configure, fireEvent, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { wizardChart } from '../features/tax-return/wizard/wizard-of-visit.ts'
import { createQueryCache } from '../ports/query-cache.ts'
import { resourcesOf, routes } from '../routes.ts'
import type { PageData } from '../server-answers.ts'
import type { Navigate } from '../shell/navigation.tsx'
import { Providers } from '../shell/providers.tsx'
import { dismissToast, useToast } from '../shell/toasts.ts'
import { pageRequest } from './fixtures.ts'

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
export const refusal = (status: number, text: string): Response => new Response(text, { status })

/** What keeping the draft at this path answers: the page says when it was kept. */
const keptDraft = (path: string) => ({
  id: path.split('/').at(-1),
  taxFilingId: 3,
  fields: {},
  base: {},
  savedAt: '2026-11-21T10:00:00.000Z',
})

/** The last toast, as the page of a test says it. */
function Said() {
  const toast = useToast()
  return <output>{toast ? [toast.variant, toast.title, toast.text].filter(Boolean).join(' | ') : ''}</output>
}
export const said = () => document.querySelector('output')?.textContent

export const control = (name: string) => document.querySelector(`input[name="${name}"]`) as HTMLInputElement
export const type = (name: string, value: string) => fireEvent.input(control(name), { target: { value } })
export const submit = () => act(async () => fireEvent.submit(document.querySelector('form[id]') as HTMLFormElement))

/** Pages of the wizard's steps for the tests of a file, against a server that the test is. */
export function stepPages() {
  // Whole pages on a busy machine take their time.
  vi.setConfig({ testTimeout: 30_000 })
  configure({ asyncUtilTimeout: 10_000 })
  const fetched = vi.fn<typeof fetch>()
  const navigate = vi.fn<Navigate>(async () => {})

  // No part may still be on its way when the tests are over.
  beforeAll(async () => {
    const steps = routes.filter(({ frame }) => frame === 'wizard')
    await Promise.all([...steps.flatMap(resourcesOf), wizardChart].map(({ load }) => load()))
  })
  beforeEach(() => {
    fetched.mockReset()
    navigate.mockClear()
    // What is typed is kept beside it: drafts.test.tsx.
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      path.startsWith('/api/drafts/') ? Promise.resolve(json(keptDraft(path))) : fetched(path, init),
    )
    // jsdom lacks it; the dialog looks an id up with it.
    vi.stubGlobal('CSS', { escape: (text: string) => text })
  })
  afterEach(() => {
    // A page keeps its draft when it is left: here, not in the next test.
    cleanup()
    dismissToast()
    vi.unstubAllGlobals()
  })

  /** Shows the page at this path, with these answers. */
  const open = (Page: ComponentType, path: string, data: PageData): void => {
    render(
      <Providers page={pageRequest({ path, data })} queryCache={createQueryCache(data)} navigate={navigate}>
        <Page />
        <Said />
      </Providers>,
    )
  }
  /** What was sent but for drafts: method, path, body and the version it builds on. */
  const sent = () =>
    fetched.mock.calls.map(([path, init]) => [
      init?.method,
      path,
      init?.body ? JSON.parse(String(init.body)) : null,
      new Headers(init?.headers).get('If-Match'),
    ])
  return { fetched, navigate, open, sent }
}
