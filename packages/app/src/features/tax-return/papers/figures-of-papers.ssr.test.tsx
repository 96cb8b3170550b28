import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { documentsPage, formsOf, press, said, textOf } from '../../../testing/documents-page.tsx'
import { bakeryStatement, withFiling } from '../../../testing/filing-fixtures.ts'
import { begunFiling } from '../../../testing/fixtures.ts'
import { json } from '../../../testing/step-page.tsx'

const { fetched, open, served, close, sent, answering } = documentsPage()

const submit = (form: Element | null | undefined) => act(async () => void fireEvent.submit(form as HTMLFormElement))

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

  test.each([
    ['its page beside it', true],
    ['the line it was read from above it, where there is no room beside', false],
  ])('opens its form with %s', async (_, hasRoom) => {
    vi.stubGlobal('matchMedia', () => ({ matches: hasRoom }))
    fetched.mockImplementation(async () => json({}))
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    await press(within(page).getByRole('button', { name: /^Change\s*Loon$/ }))
    const form = page.querySelector('#figure-11-0-salary')?.closest('form')
    const shown = [...page.querySelectorAll('#document-11 img')]
    expect([shown.map((one) => form?.contains(one)), shown.map((one) => one.getAttribute('alt'))]).toEqual([
      [!hasRoom],
      ['Preview of jaaropgaaf-bakkerij.pdf. Page 1, at “Loon loonbelasting/volksverzekeringen”'],
    ])
  })

  test('is corrected where it stands', async () => {
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
      'default | Figure saved',
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
    for (const name of [/^Preview/, /^Close preview/]) {
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

  /** The salary of the bakery, read so surely, and what the person said of it. */
  const salaryRead = (confidence: number, said: { readonly read: number } | null): TaxDocument => {
    const { extractedData } = bakeryStatement
    const evidence = { salary: { confidence, place: null, label: '', ...(said && { corrected: said }) } }
    return {
      ...bakeryStatement,
      extractedData: extractedData?.kind === 'income_statement' ? { ...extractedData, evidence } : null,
    }
  }

  test('that was not read surely is confirmed with one press, with script as without', async () => {
    const unsure = salaryRead(0.4, null)
    answering(salaryRead(1, { read: 38_450 }))
    const page = await open({ data: withFiling(begunFiling, [unsure]) })
    expect(formsOf(served(), 11)).toContainEqual({
      documentId: '11',
      intent: 'correct',
      statement: '0',
      field: 'salary',
      amount: '38.450,00',
    })
    await press(within(page).getByRole('button', { name: /^That is right\s*Loon/ }))
    await waitFor(() => expect(textOf(page.querySelector('#document-11'))).toContain('Confirmed by you'))
    expect([
      sent().find(([method]) => method === 'PATCH')?.[2],
      /Corrected by you|We read:|That is right/.test(textOf(page.querySelector('#document-11'))),
    ]).toEqual([JSON.stringify({ correction: { statement: 0, field: 'salary', amount: 38_450 } }), false])
  })

  test('that was read surely asks for no confirmation', async () => {
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]) })
    expect(within(page).queryByRole('button', { name: /^That is right/ })).toBeNull()
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
