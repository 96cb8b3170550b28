import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { Hydrated } from '@aangiftewijs/ui/testing'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import { dismissToast, useToast } from '../../shell/toasts.ts'
import {
  bakeryStatement,
  completedFiling,
  libraryStatement,
  scanningReceipt,
  threeDocuments,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling, pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page as SampleDocumentsPage } from '../documents/SampleDocumentsPage.tsx'
import { Page as DocumentsPage } from './DocumentsPage.tsx'

// Whole pages on a busy machine take their time.
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

const fetched = vi.fn<typeof fetch>()
let opened: Hydrated | null = null
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  // jsdom lacks it, and React Aria's dialog asks for it.
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

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const said = (page: HTMLElement) => page.querySelector('#said')?.textContent
const sent = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${path}`)
const titles = (page: HTMLElement, level: string) =>
  [...page.querySelectorAll(level)].map((title) => title.textContent?.trim())
const pdf = () => new File(['%PDF-'], 'jaaropgaaf.pdf', { type: 'application/pdf' })
const chooseAll = (page: HTMLElement, files: readonly File[], type = 'income_statement') =>
  act(async () => {
    fireEvent.change(page.querySelector(`#upload-${type}-file`) as HTMLInputElement, { target: { files } })
  })
const choose = (page: HTMLElement, file: File, type?: string) => chooseAll(page, [file], type)

describe('the page', () => {
  test('asks for the required documents and has a real form for all of them, and one for each type', async () => {
    const page = await open({ data: withFiling(begunFiling) })
    expect(page.textContent).toContain(
      'Document upload in progress. Please upload your income statement and mortgage statement to continue with your tax filing.',
    )
    const forms = [...page.querySelectorAll('form[enctype="multipart/form-data"]')].map((form) => [
      form.getAttribute('action'),
      form.querySelector<HTMLInputElement>('[name="type"]')?.value,
      form.querySelector<HTMLInputElement>('[name="file"]')?.type,
    ])
    expect(forms).toEqual(
      [
        'recognise',
        'income_statement',
        'mortgage_statement',
        'investment_statement',
        'healthcare_expenses',
        'education_expenses',
        'charity_donation',
        'other',
      ].map((type) => ['/tax-filing/documents', type, 'file']),
    )
  })

  test('lists the newest document first, warns of several of one type, and adds their figures up', async () => {
    const page = await open({ data: withFiling(begunFiling, [...threeDocuments, scanningReceipt]) })
    expect(titles(page.querySelector('#uploaded') as HTMLElement, 'h3')).toEqual([
      'gift.pdf',
      'hypotheek-2023.pdf',
      'jaaropgaaf-leeszaal.pdf',
      'jaaropgaaf-bakkerij.pdf',
    ])
    const rowOf = (type: string) => page.querySelector(`#upload-${type} summary`)?.textContent?.replace(/\s+/g, ' ')
    expect(['income_statement', 'mortgage_statement', 'charity_donation', 'other'].map(rowOf)).toEqual([
      expect.stringMatching(/^Income statement\s?Required\s?Added \(2\)/),
      expect.stringMatching(/^Mortgage statement\s?Required\s?Added \(1\)/),
      expect.stringMatching(/^Charity donation\s?Optional\s?Added \(1\)/),
      expect.stringMatching(/^Other document\s?Optional\s?Anything else/),
    ])
    const text = page.textContent?.replace(/\s/g, ' ') ?? ''
    expect(
      [
        'You uploaded 2 documents of this type. Their figures are added up.',
        '€ 47.810,50',
        'Please check',
        'This document is about 2023, but your return is about 2024.',
      ].filter((part) => !text.includes(part)),
    ).toEqual([])
  })

  const unsure: TaxDocument = {
    ...libraryStatement,
    extractedData: libraryStatement.extractedData && { ...libraryStatement.extractedData, evidence: {} },
  }
  const onlyWagesSure: TaxDocument = {
    ...libraryStatement,
    extractedData: libraryStatement.extractedData && {
      ...libraryStatement.extractedData,
      evidence: { salary: { confidence: 1, place: null, label: '' } },
    },
  }
  test.each<[string, TaxDocument, boolean, boolean]>([
    ['is sure', libraryStatement, true, false],
    ['is sure in part', onlyWagesSure, true, true],
    ['is not sure', unsure, false, false],
    ['was not read yet', { ...libraryStatement, status: 'scanning', extractedData: null }, false, false],
    ['was left out', { ...libraryStatement, verdict: 'left-out' }, false, false],
  ])('a second statement that %s: its figures are called added up only where they are', async (_, second, ...said) => {
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement, second]) })
    const text = page.textContent?.replace(/\s/g, ' ') ?? ''
    expect(
      ['Their figures are added up.', 'What is marked “Please check” is left out.'].map((part) => text.includes(part)),
    ).toEqual(said)
  })

  test('of a submitted return leads to its confirmation', async () => {
    const page = await open({ data: withFiling(completedFiling, [bakeryStatement]) })
    expect([
      page.querySelector('button[value="continue"]'),
      page.textContent?.includes('This return has been submitted'),
    ]).toEqual([null, true])
  })

  test('without script a removal is confirmed on its own address, by a form', async () => {
    await open({ data: withFiling(begunFiling, [bakeryStatement]), search: '?remove=11' })
    const html = new DOMParser().parseFromString(opened?.html ?? '', 'text/html')
    const form = html.querySelector('[role="alertdialog"] form') as HTMLFormElement
    expect([form.getAttribute('action'), Object.fromEntries(new FormData(form))]).toEqual([
      '/tax-filing/documents',
      { intent: 'remove', documentId: '11' },
    ])
  })

  test('an upload that came back says what is wrong and links to its form', async () => {
    const page = await open({
      status: 422,
      data: withFiling(begunFiling),
      form: {
        name: 'upload',
        fields: { type: 'mortgage_statement' },
        problems: [{ field: 'file', code: 'too-large' }],
        message: 'File size exceeds 10MB limit',
      },
    })
    const link = page.querySelector('[role="alert"] a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([
      '#upload-mortgage_statement-file',
      'File size exceeds 10MB limit',
    ])
    expect(page.querySelector('#upload-mortgage_statement-file-error')?.textContent).toBe(
      'File size exceeds 10MB limit',
    )
  })
})

describe('with script', () => {
  test('a chosen file is uploaded, read, and listed; the form empties itself for the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const scanning = { ...libraryStatement, status: 'scanning' as const, extractedData: null }
    fetched.mockResolvedValueOnce(json({ id: 12, status: 'scanning', isPasswordProtected: false, extractedData: null }))
    fetched.mockResolvedValueOnce(json([scanning]))
    fetched.mockResolvedValueOnce(json([libraryStatement]))
    const page = await open({ data: withFiling(begunFiling) })
    await choose(page, pdf())
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect([said(page), titles(page.querySelector('#uploaded') as HTMLElement, 'h3')]).toEqual([
      'default | File uploaded successfully',
      [],
    ])
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect([said(page), titles(page.querySelector('#uploaded') as HTMLElement, 'h3')]).toEqual([
      'default | Data extracted successfully',
      ['jaaropgaaf-leeszaal.pdf'],
    ])
    expect(page.querySelector('#upload-income_statement-file')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(page.querySelector('#upload-income_statement-file')).not.toBeNull()
    expect(sent()).toEqual(['POST /api/documents/upload', 'GET /api/documents', 'GET /api/documents'])
  })

  test('a file for the one place of all is left to be recognised, and becomes a card there', async () => {
    const passed = { id: 11, status: 'passed', isPasswordProtected: false, extractedData: null }
    fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? passed : [bakeryStatement]))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const page = await open({ data: withFiling(begunFiling) })
    await choose(page, new File(['x'], 'notes.txt', { type: 'text/plain' }), 'recognise')
    const cards = () => [...page.querySelectorAll('#uploaded li')].map((card) => card.textContent)
    expect(cards()).toEqual([expect.stringMatching(/notes.txt.*File type not supported/)])
    await act(async () => {
      const camera = page.querySelector('#upload-recognise-file-camera') as HTMLInputElement
      fireEvent.change(camera, { target: { files: [pdf()] } })
    })
    await waitFor(() => expect(cards()[1]).toContain('38.450,00'))
    const body = fetched.mock.calls[0]?.[1]?.body as FormData
    expect([sent()[0], body.get('type')]).toEqual(['POST /api/documents/upload', 'recognise'])
    expect(said(page)).toBe('default | Data extracted successfully')
  })

  test('a file of the wrong type is not sent', async () => {
    const page = await open({ data: withFiling(begunFiling) })
    await choose(page, new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect([page.querySelector('#upload-income_statement-file-error')?.textContent, sent()]).toEqual([
      'File type not supported. Please upload a PDF, PNG or JPEG file',
      [],
    ])
  })

  test('several files are taken one after the other, and what is wrong with one is said under its name', async () => {
    const refused = json({ message: 'x', isPasswordProtected: true }, 401)
    const answers = new Map<string, () => Promise<Response>>([
      ['first.pdf', async () => json({ id: 11, status: 'passed', isPasswordProtected: false, extractedData: null })],
      ['protected.pdf', async () => refused],
      ['broken.pdf', async () => new Response('<html>', { status: 500 })],
      ['last.pdf', async () => json({ id: 12, status: 'passed', isPasswordProtected: false, extractedData: null })],
    ])
    const posted: string[] = []
    let isUploading = false
    fetched.mockImplementation(async (_, init) => {
      if (!(init?.body instanceof FormData)) return json([bakeryStatement, libraryStatement])
      const { name } = init.body.get('file') as File
      expect(isUploading).toBe(false)
      isUploading = true
      posted.push(name)
      await new Promise((resolve) => setTimeout(resolve))
      isUploading = false
      return (await answers.get(name)?.()) ?? json({}, 500)
    })
    const page = await open({ data: withFiling(begunFiling) })
    const named = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
    await chooseAll(page, [
      named('first.pdf'),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      named('protected.pdf'),
      named('broken.pdf'),
      named('last.pdf'),
    ])
    await waitFor(() =>
      expect(titles(page.querySelector('#uploaded') as HTMLElement, 'h3')).toEqual([
        'jaaropgaaf-leeszaal.pdf',
        'jaaropgaaf-bakkerij.pdf',
      ]),
    )
    await waitFor(() => expect(posted).toEqual(['first.pdf', 'protected.pdf', 'broken.pdf', 'last.pdf']))
    const left = () => [...page.querySelectorAll('#upload-income_statement li')].map((item) => item.textContent)
    await waitFor(() => expect(left()).toHaveLength(3))
    expect(left().map((text, at) => text?.includes(['notes.txt', 'protected.pdf', 'broken.pdf'][at] ?? '?'))).toEqual([
      true,
      true,
      true,
    ])
    expect(left()[0]).toContain('File type not supported. Please upload a PDF, PNG or JPEG file')
    await act(async () => fireEvent.click(within(page).getByRole('button', { name: 'Skip this file' })))
    expect(left()).toHaveLength(2)
  })

  test('a protected document asks for its password, and says when it does not fit', async () => {
    const refusal = () => json({ message: 'x', isPasswordProtected: true }, 401)
    fetched.mockImplementation(async () => refusal())
    const page = await open({ data: withFiling(begunFiling) })
    await choose(page, pdf())
    const field = () => page.querySelector<HTMLInputElement>('#upload-income_statement-password')
    await waitFor(() => expect(field()).not.toBeNull())
    const button = within(page).getByRole('button', { name: 'Submit' }) as HTMLButtonElement
    expect([said(page), button.disabled]).toEqual([
      'warning | Password Required | This document is password protected. Please enter the password.',
      true,
    ])
    fireEvent.change(field() as HTMLInputElement, { target: { value: 'fout' } })
    await act(async () => fireEvent.submit(field()?.form as HTMLFormElement))
    await waitFor(() =>
      expect(page.querySelector('#upload-income_statement-password-error')?.textContent).toBe(
        'That password does not open the document. Try again.',
      ),
    )
  })

  test('a failed upload says why and can be tried again', async () => {
    fetched.mockImplementation(async () => new Response('<html>', { status: 500 }))
    const page = await open({ data: withFiling(begunFiling) })
    await choose(page, pdf())
    await waitFor(() => expect(said(page)).toBe('destructive | Upload failed | File upload failed'))
    await act(async () => fireEvent.click(within(page).getByRole('button', { name: 'Try again' })))
    await waitFor(() => expect(sent()).toEqual(['POST /api/documents/upload', 'POST /api/documents/upload']))
  })

  test('a document is removed after the question', async () => {
    fetched.mockImplementation(async () => json({ success: true }))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    await act(async () =>
      fireEvent.click(within(page).getByRole('button', { name: /^Remove\s*jaaropgaaf-bakkerij.pdf$/ })),
    )
    const dialog = await screen.findByRole('alertdialog')
    expect(sent()).toEqual([])
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' })))
    await waitFor(() => expect(page.textContent).toContain('No documents yet'))
    expect(sent()).toEqual(['DELETE /api/documents/11'])
  })

  test('removing all fails with the words of the catalogue, and succeeds with the count', async () => {
    fetched.mockResolvedValueOnce(new Response('Broken', { status: 500 }))
    fetched.mockResolvedValueOnce(json({ count: 3 }))
    const page = await open({ data: withFiling(begunFiling, threeDocuments) })
    const removeAll = async () => {
      await act(async () => fireEvent.click(within(page).getByRole('button', { name: 'Remove All Documents' })))
      const dialog = await screen.findByRole('alertdialog')
      await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Remove All Documents' })))
    }
    await removeAll()
    await waitFor(() => expect(said(page)).toBe('destructive | Error | Failed to remove documents. Please try again.'))
    await removeAll()
    await waitFor(() => expect(said(page)).toBe('default | Documents Removed | 3 documents were removed.'))
  })

  test('Continue without a return says so and leads to setup', async () => {
    const page = await open({ data: withFiling(null) })
    await act(async () =>
      fireEvent.submit(page.querySelector('button[value="continue"]')?.closest('form') as HTMLFormElement),
    )
    expect(said(page)).toBe('destructive | Error | No tax filing found. Please start a new tax filing.')
    expect(within(page).getByRole('link', { name: 'Start a tax return' }).getAttribute('href')).toBe(
      '/tax-filing/setup',
    )
  })

  test('Continue sets the step to income', async () => {
    fetched.mockResolvedValueOnce(json({ ...begunFiling, currentStep: 'income', version: 2 }))
    const page = await open({ data: withFiling(begunFiling) })
    await act(async () =>
      fireEvent.submit(page.querySelector('button[value="continue"]')?.closest('form') as HTMLFormElement),
    )
    await waitFor(() => expect(sent()).toEqual(['PATCH /api/tax-filings/3']))
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ currentStep: 'income' })
  })
})

test('the samples page lists every sample with its preview and download', async () => {
  const sample = {
    name: 'jaaropgaaf-2024.pdf',
    type: 'income_statement',
    filesize: 32_500,
    description: 'Jaaropgaaf 2024',
  }
  opened = await hydratePage(
    SampleDocumentsPage,
    pageRequest({ path: '/sample-documents', data: { '/api/user': null, '/api/sample-documents': [sample] } }),
  )
  expect([
    opened.complaints,
    [...opened.container.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
  ]).toEqual([[], ['/api/sample-documents/jaaropgaaf-2024.pdf', '/api/sample-documents/jaaropgaaf-2024.pdf?download']])
})
