import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { documentsPage, formsOf, press, said, textOf } from '../../../testing/documents-page.tsx'
import {
  answeredFiling,
  bakeryStatement,
  completedFiling,
  doubtfulMortgage,
  libraryStatement,
  photoOfBakery,
  strangersStatement,
  withFiling,
} from '../../../testing/filing-fixtures.ts'
import { begunFiling } from '../../../testing/fixtures.ts'
import { json } from '../../../testing/step-page.tsx'

const { fetched, open, served, sent, answering } = documentsPage()

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
      { documentId: '13', intent: 'correct', statement: '0', field: 'mortgageInterest', amount: '6.874,20' },
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

  test('that shows what another shows is not counted, says which, and can be counted without script', async () => {
    const page = await open({ data: withFiling(begunFiling, [bakeryStatement, photoOfBakery]) })
    const card = textOf(page.querySelector('#document-15'))
    expect(card).toContain('This looks like jaaropgaaf-bakkerij.pdf once more')
    expect(card).toContain('Its figures are not added up.')
    expect(within(page).getByRole('button', { name: /^Count it as well/ })).not.toBeNull()
    expect(formsOf(served(), 15)[0]).toEqual({ documentId: '15', intent: 'say', verdict: 'mine' })
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
      { documentId: '13', intent: 'correct', statement: '0', field: 'mortgageInterest', amount: '6.874,20' },
      { intent: 'move', documentId: '13', type: 'income_statement' },
      { documentId: '13', intent: 'say', verdict: 'left-out' },
    ])
    expect(textOf(page.querySelector('#document-13'))).toContain('Change')
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
