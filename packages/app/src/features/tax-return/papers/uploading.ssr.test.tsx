import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose, documentsPage, pdf, press, said, textOf, titles } from '../../../testing/documents-page.tsx'
import { bakeryStatement, doubtfulMortgage, libraryStatement, withFiling } from '../../../testing/filing-fixtures.ts'
import { begunFiling, sanne } from '../../../testing/fixtures.ts'
import { json } from '../../../testing/step-page.tsx'
import { keepUnsent } from '../../documents/unsent-files.ts'

const { fetched, open, close } = documentsPage()
const sent = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${path}`)
/** Whether the browser would ask before the page is closed. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const notes = () => new File(['x'], 'notes.txt', { type: 'text/plain' })

test('a chosen file is uploaded, read, and listed; the form empties itself for the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const scanning = { ...libraryStatement, status: 'scanning' as const, extractedData: null }
  let arrive: (answer: Response) => void = () => undefined
  fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  fetched.mockResolvedValueOnce(json([scanning]))
  fetched.mockResolvedValueOnce(json([libraryStatement]))
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [pdf()])
  expect(asksToStay()).toBe(true)
  arrive(json({ id: 12, status: 'scanning', isPasswordProtected: false, extractedData: null }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(asksToStay()).toBe(false)
  expect([said(page), titles(page.querySelector('#uploaded') as HTMLElement, 'h3')]).toEqual([
    'default | File uploaded successfully | jaaropgaaf-leeszaal.pdf',
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
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [notes()], 'recognise')
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

test('of every document that was read it is said what it came to, also where several end at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const payslip = {
    ...libraryStatement,
    extractedData: { ...libraryStatement.extractedData, isOfYear: false },
  } as TaxDocument
  const nothing: TaxDocument = {
    ...bakeryStatement,
    id: 19,
    filename: 'folder.pdf',
    status: 'unread',
    extractedData: null,
  }
  const photo: TaxDocument = { ...nothing, id: 20, filename: 'IMG_1204.jpg' }
  const read = [payslip, doubtfulMortgage, nothing, photo]
  fetched.mockImplementation(async () => json([bakeryStatement, ...read]))
  const reading = read.map((one) => ({ ...one, status: 'scanning' as const, extractedData: null }))
  const page = await open({ data: withFiling(begunFiling, [bakeryStatement, ...reading]) })
  const said = () => [...page.querySelectorAll('#uploaded [role=log] p')].map((line) => textOf(line).trim())
  expect(said()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(within(page).getByRole('link', { name: 'Add a new photo' }).getAttribute('href')).toBe(
    '#upload-recognise-file',
  )
  expect(said().toSorted()).toEqual([
    'IMG_1204.jpg: Processed, nothing found. We could not find figures in this photo. Take a new one: the whole page, flat and sharp, in good light. Or type the figures yourself in the next steps.',
    'folder.pdf: Processed, nothing found. We could not find figures in this document. Type them yourself in the next steps.',
    'hypotheek-2023.pdf: Data extracted. Not counted. This document is about 2023, but your return is about 2024.',
    'jaaropgaaf-leeszaal.pdf: Data extracted. Check this document. This does not look like the statement of a whole year, but like a payslip or an offer, for example. Upload the annual statement if you have it.',
  ])
  // What the person says of one is told by itself.
  fetched.mockImplementation(async () =>
    json([bakeryStatement, payslip, { ...doubtfulMortgage, verdict: 'mine' }, nothing]),
  )
  await press(within(page).getByRole('button', { name: /^Count it/ }))
  expect(said().some((line) => line.startsWith('hypotheek'))).toBe(false)
})

test('a file of the wrong type is not sent', async () => {
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [notes()])
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
  expect(asksToStay()).toBe(false)
  await choose(page, [pdf('first.pdf'), notes(), pdf('protected.pdf'), pdf('broken.pdf'), pdf('last.pdf')])
  await waitFor(() =>
    expect(titles(page.querySelector('#uploaded') as HTMLElement, 'h3')).toEqual([
      'jaaropgaaf-leeszaal.pdf',
      'jaaropgaaf-bakkerij.pdf',
    ]),
  )
  await waitFor(() => expect(posted).toEqual(['first.pdf', 'protected.pdf', 'broken.pdf', 'last.pdf']))
  const left = () => [...page.querySelectorAll('#upload-income_statement li')].map((item) => item.textContent)
  await waitFor(() => expect(left()).toHaveLength(3))
  expect(asksToStay()).toBe(true)
  expect(left().map((text, at) => text?.includes(['notes.txt', 'protected.pdf', 'broken.pdf'][at] ?? '?'))).toEqual([
    true,
    true,
    true,
  ])
  expect(left()[0]).toContain('File type not supported. Please upload a PDF, PNG or JPEG file')
  await act(async () => fireEvent.click(within(page).getByRole('button', { name: /^Skip this file\s*notes.txt$/ })))
  expect(left()).toHaveLength(2)
  close()
  expect(asksToStay()).toBe(false)
})

test('a protected document asks for its password, and says when it does not fit', async () => {
  const refusal = () => json({ message: 'x', isPasswordProtected: true }, 401)
  fetched.mockImplementation(async () => refusal())
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [pdf()])
  const field = () => page.querySelector<HTMLInputElement>('#upload-income_statement-password')
  await waitFor(() => expect(field()).not.toBeNull())
  const button = within(page).getByRole('button', { name: /^Submit\s*jaaropgaaf.pdf$/ }) as HTMLButtonElement
  const asked = 'jaaropgaaf.pdf. This document is protected. Enter its password so that we can read it.'
  expect(textOf(within(page).getByRole('alert'))).toBe(asked)
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
  // Which one it is, is in the name of the field, to which the focus goes; what was said before is not said again.
  expect(said(page)).toContain('warning | The password is not right')
  expect([
    document.activeElement ===
      within(page).getByLabelText('Password of the document jaaropgaaf.pdf', { selector: 'input' }),
    within(page).queryByRole('alert'),
  ]).toEqual([true, null])
})

test('of several protected documents every control says of which it is', async () => {
  fetched.mockImplementation(async () => json({ message: 'x', isPasswordProtected: true }, 401))
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [pdf('one.pdf'), pdf('two.pdf')], 'recognise')
  const named = () => [...page.querySelectorAll('#uploaded li')].map((item) => within(item as HTMLElement))
  await waitFor(() => expect(named().flatMap((item) => item.getAllByRole('button'))).toHaveLength(6))
  const names = named().map((item) =>
    item.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? textOf(button)),
  )
  const of = (name: string) => [`Show ${name}`, `Submit ${name}`, `Cancel ${name}`]
  expect(names).toEqual([of('one.pdf'), of('two.pdf')])
})

test('a failed upload says why and can be tried again', async () => {
  fetched.mockImplementation(async () => new Response('<html>', { status: 500 }))
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [pdf()])
  await waitFor(() => expect(said(page)).toBe('destructive | Upload failed | File upload failed'))
  await act(async () => fireEvent.click(within(page).getByRole('button', { name: /^Try again\s*jaaropgaaf.pdf$/ })))
  await waitFor(() => expect(sent()).toEqual(['POST /api/documents/upload', 'POST /api/documents/upload']))
})

test('an upload without a connection says so in the person’s language', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await open({ data: withFiling(begunFiling), language: 'nl' })
  await choose(page, [pdf()])
  await waitFor(() => expect(said(page)).toContain('Er is geen verbinding.'))
  expect(textOf(page)).not.toContain('Failed to fetch')
})

test('an upload that this person may not make says why, and asks for no password', async () => {
  fetched.mockImplementation(async () => json({ message: 'Look around only.', isPasswordProtected: false }, 403))
  const page = await open({ data: withFiling(begunFiling) })
  await choose(page, [pdf()])
  await waitFor(() => expect(said(page)).toBe('destructive | Upload failed | Look around only.'))
  expect(page.querySelector('input[type="password"][id="upload-income_statement-password"]')).toBeNull()
})

test('an upload that met the end of the session goes on when its owner is back', async () => {
  keepUnsent({ owner: sanne.id, type: 'income_statement', file: pdf('kept.pdf'), lacks: 'try' })
  const answer = { id: 11, status: 'passed', isPasswordProtected: false, extractedData: null }
  fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? answer : [bakeryStatement]))
  await open({ data: withFiling(begunFiling) })
  await waitFor(() => expect(sent()[0]).toBe('POST /api/documents/upload'))
  expect((fetched.mock.calls[0]?.[1]?.body as FormData | undefined)?.get('file')).toMatchObject({ name: 'kept.pdf' })
})

test('an upload that is still being read after half a minute is looked for no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const scanning: TaxDocument = { ...libraryStatement, id: 77, status: 'scanning', extractedData: null }
  fetched.mockImplementation(async () => json([scanning]))
  await open({ data: withFiling(begunFiling, [scanning]) })
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  const looks = sent().length
  expect(looks).toBeGreaterThan(10)
  expect(textOf(document.querySelector('#document-77'))).toContain('Not read yet')
  expect(textOf(document.querySelector('#document-77'))).not.toContain('could not find figures')
  close()
  await open({ data: withFiling(begunFiling, [scanning]) })
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(sent().length).toBe(looks)
})

test('a document for which there was no time says that it will be read, and is there when it was, on the open page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const delayed: TaxDocument = { ...libraryStatement, status: 'delayed', extractedData: null }
  fetched.mockImplementation(async () => json([delayed]))
  const page = await open({ data: withFiling(begunFiling, [delayed]) })
  const item = () => textOf(page.querySelector(`#document-${delayed.id}`))
  expect(item()).toContain('We keep trying: you do not have to do anything')
  expect(item()).not.toContain('upload it again')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([sent().length > 0, item().includes('Not read yet')]).toEqual([true, true])
  fetched.mockImplementation(async () => json([libraryStatement]))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(item()).toContain('Data extracted')
  expect(textOf(page.querySelector('[role="log"]'))).toContain(`${libraryStatement.filename}: Data extracted.`)
})

test('a reading that was cut short offers to be done again, and does not blame the photo', async () => {
  const { extractedData } = libraryStatement
  const cut =
    extractedData?.kind === 'income_statement' ? { ...extractedData, salary: null, isCutShort: true as const } : null
  const short: TaxDocument = { ...libraryStatement, filename: 'photo.jpg', extractedData: cut }
  fetched.mockImplementation(async (_, init) => json(init?.method === 'PATCH' ? libraryStatement : [libraryStatement]))
  const page = await open({ data: withFiling(begunFiling, [short]) })
  expect(textOf(page.querySelector(`#document-${short.id}`))).not.toContain('Take a new photo')
  await press(within(page).getByRole('button', { name: /^Read again/ }))
  await waitFor(() => expect(within(page).queryByRole('button', { name: /^Read again/ })).toBeNull())
  expect(fetched.mock.calls[0]?.[1]?.body).toBe('{"again":true}')
})
