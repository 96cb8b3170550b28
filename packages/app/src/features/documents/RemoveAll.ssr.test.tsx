import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentsPage } from '../../testing/documents-page.tsx'
import { bakeryStatement, completedFiling, libraryStatement, withFiling } from '../../testing/filing-fixtures.ts'
import { begunFiling } from '../../testing/fixtures.ts'

const { open } = documentsPage()

const fieldsOf = (within: ParentNode | null | undefined) =>
  [...(within?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])

test('removing all is asked of this return, and those of others are named with the way to them', async () => {
  const before = { ...completedFiling, id: 9, year: 2023 }
  const ofBefore = { ...libraryStatement, taxFilingId: 9 }
  const page = await open({
    data: {
      ...withFiling(begunFiling),
      '/api/tax-filings': [begunFiling, before],
      '/api/documents': [bakeryStatement, ofBefore],
    },
  })
  await act(async () => fireEvent.click(within(page).getByRole('button', { name: 'Remove All Documents' })))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(
    'The document of your 2024 return and what we read from it are deleted. Amounts saved in your return stay as they are, also those that come from a document.',
  )
  expect(fieldsOf(dialog)).toEqual([
    ['intent', 'remove-all'],
    ['filingId', '3'],
  ])
  const toOther = [...page.querySelectorAll('button')].find(({ value }) => value === 'documents')
  expect([toOther?.textContent, fieldsOf(toOther?.closest('form'))]).toEqual([
    'Documents of the 2023 return (AW-2023-000009)',
    [['filingId', '9']],
  ])
})
