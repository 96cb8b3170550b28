import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { documentsPage, said } from '../../testing/documents-page.tsx'
import { bakeryStatement, threeDocuments, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'
import { json } from '../../testing/step-page.tsx'

const { fetched, open } = documentsPage()
const sent = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${path}`)

describe('with script', () => {
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

  test('a question that the server opened stays open when script takes over, until it is answered', async () => {
    history.replaceState(null, '', '/tax-filing/documents?remove=11')
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement]), search: '?remove=11' })
    const dialog = await screen.findByRole('alertdialog')
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Keep' })))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const remove = within(page).getByRole('button', { name: /^Remove\s*jaaropgaaf-bakkerij.pdf$/ })
    expect([document.activeElement === remove, location.search, sent()]).toEqual([true, '', []])
    await act(async () => fireEvent.click(remove))
    await screen.findByRole('alertdialog')
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
