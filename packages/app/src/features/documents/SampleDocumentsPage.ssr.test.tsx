import type { SampleDocument } from '@aangiftewijs/domain/documents'
import { expect, test } from 'vitest'
import { pageRequest } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './SampleDocumentsPage.tsx'

test('the samples page lists every sample with its preview and download', async () => {
  const sample: SampleDocument = {
    name: 'jaaropgaaf-2024.pdf',
    type: 'income_statement',
    filesize: 32_500,
    description: 'Jaaropgaaf 2024',
  }
  const opened = await hydratePage(
    Page,
    pageRequest({ path: '/sample-documents', data: { '/api/user': null, '/api/sample-documents': [sample] } }),
  )
  expect([
    opened.complaints,
    [...opened.container.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
  ]).toEqual([[], ['/api/sample-documents/jaaropgaaf-2024.pdf', '/api/sample-documents/jaaropgaaf-2024.pdf?download']])
})
