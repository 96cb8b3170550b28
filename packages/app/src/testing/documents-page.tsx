import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, configure, fireEvent } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { takeUnsent } from '../features/documents/unsent-files.ts'
import { Page as DocumentsPage } from '../features/tax-return/DocumentsPage.tsx'
import type { PageRequest } from '../page-request.ts'
import { keepFocus } from '../shell/keep-focus.ts'
import { dismissToast, useToast } from '../shell/toasts.ts'
import { pageRequest } from './fixtures.ts'
import { hydratePage } from './hydrate.tsx'
import { json } from './step-page.tsx'

function Tested() {
  const toast = useToast()
  useEffect(keepFocus, [])
  return (
    <main>
      <DocumentsPage />
      <output id="said">{toast ? [toast.variant, toast.title, toast.text].filter(Boolean).join(' | ') : ''}</output>
    </main>
  )
}

/** The last toast. */
export const said = (page: HTMLElement) => page.querySelector('#said')?.textContent
export const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ') ?? ''
export const titles = (page: HTMLElement, level: string) =>
  [...page.querySelectorAll(level)].map((title) => title.textContent?.trim())

export const pdf = (name = 'jaaropgaaf.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' })
/** Chooses files in the form of a type. */
export const choose = (page: HTMLElement, files: readonly File[], type = 'income_statement') =>
  act(async () => {
    fireEvent.change(page.querySelector(`#upload-${type}-file`) as HTMLInputElement, { target: { files } })
  })
/** As a person does: what is pressed has the focus. */
export const press = (button: HTMLElement) =>
  act(async () => {
    button.focus()
    fireEvent.click(button)
  })

/** The forms of a document as they are posted. */
export const formsOf = (root: ParentNode, id: number) =>
  [...root.querySelectorAll<HTMLFormElement>(`#document-${id} form[method="post"]`)].map((form) =>
    Object.fromEntries(new FormData(form)),
  )

/** The documents page, served and taken over, for the tests of a file, against a server that the test is. */
export function documentsPage() {
  // Whole pages on a busy machine take their time.
  vi.setConfig({ testTimeout: 30_000 })
  configure({ asyncUtilTimeout: 10_000 })
  const fetched = vi.fn<typeof fetch>()
  let opened: Hydrated | null = null
  beforeEach(() => {
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    // jsdom lacks it, and React Aria's dialog asks for it.
    vi.stubGlobal('CSS', { escape: (text: string) => text })
  })
  afterEach(() => {
    // A frame that was asked for while intervals are pretended would never come, nor any after it in the files that follow.
    if (vi.isFakeTimers()) act(() => void vi.advanceTimersByTime(50))
    opened?.close()
    // Of nobody: those of everybody are let go of.
    takeUnsent(0, 'other')
    dismissToast()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const open = async (changes: Partial<PageRequest> = {}): Promise<HTMLElement> => {
    opened = await hydratePage(Tested, pageRequest({ path: '/tax-filing/documents', ...changes }))
    expect(opened.complaints).toEqual([])
    return opened.container
  }
  /** The page as it is served, before any script. */
  const served = () => new DOMParser().parseFromString(opened?.html ?? '', 'text/html')
  /** What was sent about documents. */
  const sent = () =>
    fetched.mock.calls
      .filter(([path]) => String(path).startsWith('/api/documents'))
      .map(([path, init]) => [init?.method, path, init?.body])
  /** The server: a PATCH brings `after`, everything else the list. */
  const answering = (after: TaxDocument) =>
    fetched.mockImplementation(async (_, init) => json(init?.method === 'PATCH' ? after : [after]))
  return { fetched, open, served, close: () => opened?.close(), sent, answering }
}
