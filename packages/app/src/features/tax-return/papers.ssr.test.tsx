import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import { dismissToast, useToast } from '../../shell/toasts.ts'
import {
  answeredFiling,
  bakeryStatement,
  completedFiling,
  doubtfulMortgage,
  libraryStatement,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest, sanne } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { keepUnsent } from '../documents/unsent-files.ts'
import { Page as DocumentsPage } from './DocumentsPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const fetched = vi.fn<typeof fetch>()
let opened: Hydrated | null = null
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => {
  opened?.close()
  dismissToast()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Tested() {
  const toast = useToast()
  return (
    <>
      <DocumentsPage />
      <output id="said">{toast ? [toast.variant, toast.title, toast.text].filter(Boolean).join(' | ') : ''}</output>
    </>
  )
}

async function open(changes: Partial<PageRequest> = {}) {
  opened = await hydratePage(Tested, pageRequest({ path: '/tax-filing/documents', ...changes }))
  expect(opened.complaints).toEqual([])
  return opened.container
}

/** The page as it is served, before any script. */
const served = () => new DOMParser().parseFromString(opened?.html ?? '', 'text/html')
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const said = (page: HTMLElement) => page.querySelector('#said')?.textContent
/** What was sent about documents. */
const sent = () =>
  fetched.mock.calls
    .filter(([path]) => String(path).startsWith('/api/documents'))
    .map(([path, init]) => [init?.method, path, init?.body])
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ') ?? ''
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))
const submit = (form: Element | null | undefined) => act(async () => void fireEvent.submit(form as HTMLFormElement))

/** The server: a PATCH brings `after`, everything else the list. */
const answering = (after: TaxDocument) =>
  fetched.mockImplementation(async (_, init) => json(init?.method === 'PATCH' ? after : [after]))

/** The forms of a document as they are posted. */
const formsOf = (root: ParentNode, id: number) =>
  [...root.querySelectorAll<HTMLFormElement>(`#document-${id} form[method="post"]`)].map((form) =>
    Object.fromEntries(new FormData(form)),
  )

describe('a document that does not fit', () => {
  test('is named, is not counted, and can be counted without script', async () => {
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement, doubtfulMortgage]) })
    const card = page.querySelector('#document-13')
    for (const words of [
      'Not counted',
      'This document is about 2023, but your return is about 2024.',
      'Its figures are not added up.',
    ])
      expect(textOf(card)).toContain(words)
    expect(formsOf(served(), 13)).toEqual([
      { documentId: '13', intent: 'say', verdict: 'mine' },
      { intent: 'move', documentId: '13', type: 'income_statement' },
      { documentId: '13', intent: 'say', verdict: 'left-out' },
    ])
  })

  test('in the name of someone else says in whose, and can be counted', async () => {
    const { extractedData } = doubtfulMortgage
    if (extractedData?.kind !== 'mortgage_statement') throw new Error('The mortgage statement is none')
    const of2024 = { ...extractedData, referenceYear: 2024, holderName: 'P. Smit', named: 'someone-else' as const }
    const page = await open({ data: withFiling(begunFiling, [{ ...doubtfulMortgage, extractedData: of2024 }]) })
    const card = page.querySelector('#document-13')
    expect(textOf(card)).toContain('This document is in the name of P. Smit.')
    expect(textOf(card)).toContain('Its figures are not added up.')
    expect(formsOf(served(), 13)).toContainEqual({ documentId: '13', intent: 'say', verdict: 'mine' })
  })

  test('is counted by a press, which says so', async () => {
    const counted = { ...doubtfulMortgage, verdict: 'mine' as const }
    answering(counted)
    const page = await open({ data: withFiling(begunFiling, [doubtfulMortgage]) })
    await submit(
      within(page)
        .getByRole('button', { name: /^Count it/ })
        .closest('form'),
    )
    await waitFor(() => expect(textOf(page)).toContain('You said that it counts: its figures are added up.'))
    expect([said(page), sent()[0]]).toEqual([
      'default | The document counts',
      ['PATCH', '/api/documents/13', JSON.stringify({ verdict: 'mine' })],
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('hypotheek-2023.pdf'))
  })

  test('may be the partner’s in a joint return', async () => {
    const page = await open({ data: withFiling(answeredFiling, [doubtfulMortgage]) })
    expect(within(page).getByRole('button', { name: /^It is my partner’s/ })).not.toBeNull()
  })

  test('that is there already counts once, and says which it is', async () => {
    const twice = { ...bakeryStatement, id: 15, filename: 'again.pdf', sameFileAs: [11] }
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement, twice]) })
    expect(textOf(page.querySelector('#document-15'))).toContain(
      'This is the same file as jaaropgaaf-bakkerij.pdf. It counts once.',
    )
    expect(textOf(page)).not.toContain('Their figures are added up.')
  })

  test('is of another return: named below, not listed', async () => {
    const elsewhere = { ...bakeryStatement, taxFilingId: 99 }
    const page = await open({ data: withFiling(begunFiling, [elsewhere, libraryStatement]) })
    expect([page.querySelector('#document-11'), textOf(page).includes('Documents of your other returns')]).toEqual([
      null,
      true,
    ])
  })

  test('of a submitted return stays as it was', async () => {
    const page = await open({
      data: withFiling(completedFiling, [{ ...doubtfulMortgage, taxFilingId: completedFiling.id }]),
    })
    expect([formsOf(page, 13), textOf(page.querySelector('#document-13')).includes('Change')]).toEqual([[], false])
  })
})

describe('a figure', () => {
  const half: TaxDocument = {
    ...bakeryStatement,
    extractedData:
      bakeryStatement.extractedData?.kind === 'income_statement'
        ? { ...bakeryStatement.extractedData, taxWithheld: null, evidence: {} }
        : null,
  }

  test('that was not found is to be typed, and never €0.00', async () => {
    const page = await open({ data: withFiling(begunFiling, [half]) })
    expect(within(page).getByRole('button', { name: /^Not found, type it\s*Ingehouden loonheffing$/ })).not.toBeNull()
    expect(textOf(page)).not.toContain('€0.00')
  })

  test('is corrected where it stands, with its page beside it', async () => {
    const corrected = { ...half, id: 11 }
    answering(corrected)
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    await press(within(page).getByRole('button', { name: /^Change\s*Loon$/ }))
    const field = () => page.querySelector<HTMLInputElement>('#figure-11-0-salary')
    expect([
      document.activeElement === field(),
      field()?.value,
      page.querySelector('#document-11 img')?.getAttribute('src'),
    ]).toEqual([true, '38.450,00', '/api/documents/11/preview?page=1'])
    for (const wrong of ['', 'veel', '-5']) {
      fireEvent.change(field() as HTMLInputElement, { target: { value: wrong } })
      await submit(field()?.form)
      expect(textOf(page.querySelector('#figure-11-0-salary-error'))).toBe(
        'Type an amount in euros of 0 or more, such as 1.234,56',
      )
    }
    fireEvent.change(field() as HTMLInputElement, { target: { value: '40.321,5' } })
    await submit(field()?.form)
    await waitFor(() => expect(field()).toBeNull())
    expect([said(page), sent().find(([method]) => method === 'PATCH')]).toEqual([
      'default | Figure corrected',
      [
        'PATCH',
        '/api/documents/11',
        JSON.stringify({ correction: { statement: 0, field: 'salary', amount: 40_321.5 } }),
      ],
    ])
    expect(document.activeElement?.textContent).toContain('Change')
  })

  test('that was corrected says so, says what was read, and can be taken back', async () => {
    const { extractedData } = bakeryStatement
    const evidence = { salary: { confidence: 1, place: null, label: '', corrected: { read: 38_450 } } }
    const corrected = {
      ...bakeryStatement,
      extractedData:
        extractedData?.kind === 'income_statement' ? { ...extractedData, salary: 40_321.5, evidence } : null,
    }
    const page = await open({ data: withFiling(begunFiling, [corrected]) })
    for (const words of ['€ 40.321,50', 'Corrected by you', 'We read: € 38.450,00'])
      expect(textOf(page.querySelector('#document-11'))).toContain(words)
    expect(formsOf(served(), 11)).toContainEqual({
      documentId: '11',
      intent: 'take-back',
      statement: '0',
      field: 'salary',
    })
  })

  test('has its form on an address of its own, for who has no script, and keeps what was typed wrongly', async () => {
    answering(bakeryStatement)
    await open({ data: withFiling(begunFiling, [bakeryStatement]), search: '?correct=11.0.salary' })
    const field = served().querySelector<HTMLInputElement>('#figure-11-0-salary')
    expect([field?.value, field && Object.fromEntries(new FormData(field.form as HTMLFormElement))]).toEqual([
      '38.450,00',
      { intent: 'correct', documentId: '11', statement: '0', field: 'salary', amount: '38.450,00' },
    ])
    opened?.close()
    const page = await open({
      status: 400,
      data: withFiling(begunFiling, [bakeryStatement]),
      form: {
        name: 'correct',
        fields: { documentId: '11', statement: '0', field: 'salary', amount: 'veel' },
        problems: [{ field: 'correction.amount', code: 'not-a-number' }],
      },
    })
    expect([
      page.querySelector<HTMLInputElement>('#figure-11-0-salary')?.value,
      page.querySelector('[role="alert"] a')?.getAttribute('href'),
    ]).toEqual(['veel', '#figure-11-0-salary'])
  })
})

describe('removing', () => {
  const remove = async (page: HTMLElement, name: string) => {
    await press(within(page).getByRole('button', { name: new RegExp(`^Remove\\s*${name}$`) }))
    await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  }

  test.each([
    ['says so', 200],
    ['is done when it was gone already', 404],
  ])('one document %s, and the next has the focus', async (_, status) => {
    fetched.mockImplementation(async () => json({}, status))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement, libraryStatement]) })
    await remove(page, 'jaaropgaaf-bakkerij.pdf')
    await waitFor(() => expect(page.querySelector('#document-11')).toBeNull())
    expect(said(page)).toBe('default | File removed')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('jaaropgaaf-leeszaal.pdf'))
    await remove(page, 'jaaropgaaf-leeszaal.pdf')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your uploaded documents'))
  })

  test('that fails keeps the document', async () => {
    fetched.mockImplementation(async () => json({}, 500))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    await remove(page, 'jaaropgaaf-bakkerij.pdf')
    await waitFor(() => expect(said(page)).toBe('destructive | Error | Failed to remove the document.'))
    expect(page.querySelector('#document-11')).not.toBeNull()
  })
})

describe('an upload', () => {
  const choose = (page: HTMLElement) =>
    act(async () => {
      const files = [new File(['%PDF-'], 'jaaropgaaf.pdf', { type: 'application/pdf' })]
      fireEvent.change(page.querySelector('#upload-income_statement-file') as HTMLInputElement, { target: { files } })
    })

  test('without a connection says so in the person’s language', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const page = await open({ data: withFiling(begunFiling), language: 'nl' })
    await choose(page)
    await waitFor(() => expect(said(page)).toContain('Er is geen verbinding.'))
    expect(textOf(page)).not.toContain('Failed to fetch')
  })

  test('that this person may not make says why, and asks for no password', async () => {
    fetched.mockImplementation(async () => json({ message: 'Look around only.', isPasswordProtected: false }, 403))
    const page = await open({ data: withFiling(begunFiling) })
    await choose(page)
    await waitFor(() => expect(said(page)).toBe('destructive | Upload failed | Look around only.'))
    expect(page.querySelector('input[type="password"][id="upload-income_statement-password"]')).toBeNull()
  })

  test('that met the end of the session goes on when its owner is back', async () => {
    const file = new File(['%PDF-'], 'kept.pdf', { type: 'application/pdf' })
    keepUnsent({ owner: sanne.id, type: 'income_statement', file })
    const answer = { id: 11, status: 'passed', isPasswordProtected: false, extractedData: null }
    fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? answer : [bakeryStatement]))
    await open({ data: withFiling(begunFiling) })
    await waitFor(() => expect(sent()[0]?.slice(0, 2)).toEqual(['POST', '/api/documents/upload']))
    expect((fetched.mock.calls[0]?.[1]?.body as FormData | undefined)?.get('file')).toMatchObject({ name: 'kept.pdf' })
  })

  test('that is still being read after half a minute is looked for no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const scanning: TaxDocument = { ...libraryStatement, id: 77, status: 'scanning', extractedData: null }
    fetched.mockImplementation(async () => json([scanning]))
    await open({ data: withFiling(begunFiling, [scanning]) })
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    const looks = sent().length
    expect(looks).toBeGreaterThan(10)
    opened?.close()
    await open({ data: withFiling(begunFiling, [scanning]) })
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(sent().length).toBe(looks)
  })
})
