import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { documentsPage, press, said, textOf } from '../../testing/documents-page.tsx'
import {
  answeredFiling,
  bakeryStatement,
  completedFiling,
  doubtfulMortgage,
  libraryStatement,
  strangersStatement,
  withFiling,
} from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { json } from '../../testing/step-page.tsx'

const { fetched, open, served, close } = documentsPage()

/** What was sent about documents. */
const sent = () =>
  fetched.mock.calls
    .filter(([path]) => String(path).startsWith('/api/documents'))
    .map(([path, init]) => [init?.method, path, init?.body])
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

  test('is said in the result to be decided below: no link leads to the page one is on', async () => {
    const page = await open({ data: withFiling(begunFiling, [strangersStatement]) })
    const result = page.querySelector('#lawful-result')?.closest('section')
    expect(textOf(result ?? page)).toContain('say below whether to count jaaropgaaf-van-een-ander.pdf')
    expect(result?.querySelector('a[href="/tax-filing/documents"]')).toBeNull()
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
    await press(within(page).getByRole('button', { name: /^Count it/ }))
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

  test('of a submitted return can be counted, moved and corrected in the correction that begins with it', async () => {
    const correction = { ...begunFiling, id: 9, correctsFilingId: completedFiling.id }
    const page = await open({
      data: withFiling(correction, [{ ...doubtfulMortgage, taxFilingId: completedFiling.id }]),
    })
    expect(formsOf(served(), 13)).toEqual([
      { documentId: '13', intent: 'say', verdict: 'mine' },
      { intent: 'move', documentId: '13', type: 'income_statement' },
      { documentId: '13', intent: 'say', verdict: 'left-out' },
    ])
    expect(textOf(page.querySelector('#document-13'))).toContain('Change')
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
      // A screen reader says an alert that comes, and what is put in one that is there: the same words again, too.
      const changed = vi.fn()
      new MutationObserver(changed).observe(page, { childList: true, subtree: true, characterData: true })
      await submit(field()?.form)
      const error = page.querySelector('#figure-11-0-salary-error')
      expect([textOf(error), error?.role, changed.mock.calls.length > 0, document.title.startsWith('Error: ')]).toEqual(
        ['Type an amount in euros of 0 or more, such as 1.234,56', 'alert', true, true],
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
    expect(document.title.startsWith('Error: ')).toBe(false)
  })

  test('is found on the page of its document in words, too: said when it is asked for, and in the picture’s own', async () => {
    fetched.mockImplementation(async () => new Response(null, { headers: { 'X-Page-Count': '1' } }))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    const place = () => page.querySelector('#document-11 [role=status]')?.textContent
    expect(place()).toBe('')
    await press(within(page).getByRole('link', { name: /^Found here\s*Loon$/ }))
    expect([place(), page.querySelector('#document-11 img')?.getAttribute('alt')]).toEqual([
      'Page 1, at “Loon loonbelasting/volksverzekeringen”',
      'Preview of jaaropgaaf-bakkerij.pdf. Page 1, at “Loon loonbelasting/volksverzekeringen”',
    ])
    await press(within(page).getByRole('button', { name: /^Close preview/ }))
    expect(place()).toBe('')
  })

  test('keeps what is being typed and the focus when its page is closed and opened', async () => {
    fetched.mockImplementation(async () => json({}))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    await press(within(page).getByRole('button', { name: /^Change\s*Loon$/ }))
    const field = page.querySelector<HTMLInputElement>('#figure-11-0-salary')
    fireEvent.change(field as HTMLInputElement, { target: { value: '777' } })
    for (const name of [/^Close preview/, /^Preview/]) {
      const button = within(page).getByRole('button', { name })
      await press(button)
      expect([
        page.querySelector('#figure-11-0-salary') === field,
        field?.value,
        document.activeElement === button,
      ]).toEqual([true, '777', true])
    }
  })

  test('is shown where it stands, and the link to that keeps the focus', async () => {
    fetched.mockImplementation(async () => json({}))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    const [link] = within(page).getAllByRole('link', { name: /^Found here/ })
    await press(link as HTMLElement)
    expect([page.querySelector('#document-11 img') !== null, document.activeElement === link]).toEqual([true, true])
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
    close()
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

test('sample documents are told once, and where they are listed has the focus', async () => {
  const loaded = [bakeryStatement, libraryStatement]
  fetched.mockImplementation(async (_, init) => json(init?.method === 'POST' ? { documents: loaded } : loaded))
  const page = await open({ data: withFiling(begunFiling, []) })
  await press(within(page).getByRole('button', { name: 'Load Sample Documents' }))
  await waitFor(() => expect(page.querySelectorAll('#uploaded li')).toHaveLength(2))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your uploaded documents'))
  expect(said(page)).toMatch(/^default \| Sample Documents Loaded/)
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
