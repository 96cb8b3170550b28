import type { Upload } from '@aangiftewijs/machines/document-scan'
import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../ports/api.ts'
import { queryClientOf } from '../../ports/queries.ts'
import { createQueryCache } from '../../ports/query-cache.ts'
import { bakeryStatement, libraryStatement } from '../../testing/filing-fixtures.ts'
import { begunFiling, sanne } from '../../testing/fixtures.ts'
import { takeUnsent } from './unsent-files.ts'
import { documentCalls } from './upload-calls.ts'

/** A query cache whose refresh brings `listed`, and a call that answers or throws `answer`. */
function world(answer: unknown, listed: readonly unknown[] = []) {
  const data = {
    '/api/user': sanne,
    '/api/tax-filings': [begunFiling],
    '/api/documents': [bakeryStatement, libraryStatement],
  }
  const queryClient = queryClientOf(createQueryCache(data, async () => listed))
  const sent: unknown[][] = []
  const calls = documentCalls(queryClient, 'File upload failed', async (method, path, body?: unknown) => {
    sent.push([method, path, body instanceof FormData ? Object.fromEntries(body) : body])
    if (answer instanceof Error) throw answer
    return answer as never
  })
  return { calls, sent, queryClient }
}

const content = new File(['%PDF-'], 'gift.pdf', { type: 'application/pdf' })
const upload: Upload = {
  type: 'charity_donation',
  password: null,
  file: { name: 'gift.pdf', size: 5, mediaType: 'application/pdf', content },
}
const answer = { id: 14, status: 'scanning', isPasswordProtected: false, extractedData: null }

describe('upload', () => {
  test('sends the fields of the specification and answers the document as it is listed', async () => {
    const listed = { ...bakeryStatement, id: 14 }
    const { calls, sent } = world(answer, [listed])
    expect(await calls.upload({ ...upload, password: 'geheim' })).toEqual({ kind: 'uploaded', document: listed })
    expect(sent).toEqual([
      [
        'POST',
        '/api/documents/upload',
        { type: 'charity_donation', userId: '7', taxFilingId: '3', password: 'geheim', file: expect.any(File) },
      ],
    ])
  })

  test.each([401, 403])('a protected document asks for its password (%i)', async (status) => {
    const { calls } = world(new CallFailed(status, '{"message":"x","isPasswordProtected":true}'))
    expect(await calls.upload(upload)).toEqual({ kind: 'password-required' })
  })

  test.each([
    [401, 'a session that ended'],
    [403, 'what this person may not do'],
  ])('%i is about %s, not about a password', async (status, sentence) => {
    const refusal = new CallFailed(status, JSON.stringify({ message: sentence, isPasswordProtected: false }))
    await expect(world(refusal).calls.upload(upload)).rejects.toMatchObject({ status, message: sentence })
    // Nobody else gets what was kept.
    expect(takeUnsent(sanne.id + 1, upload.type)).toEqual([])
  })

  test('what the end of the session kept from being sent is there for its owner, once', async () => {
    const refusal = new CallFailed(401, '{"message":"x","isPasswordProtected":false}')
    await expect(world(refusal).calls.upload(upload)).rejects.toThrow('x')
    expect([
      takeUnsent(sanne.id, 'income_statement'),
      takeUnsent(sanne.id, upload.type),
      takeUnsent(sanne.id, upload.type),
    ]).toEqual([[], [content], []])
  })

  test.each([
    ['the sentence of a JSON answer', '{"message":"File size exceeds 10MB limit"}', 'File size exceeds 10MB limit'],
    ['one sentence for any other answer', '<html>', 'File upload failed'],
    ['one sentence for JSON without a message', '{"error":1}', 'File upload failed'],
  ])('a refused upload tells %s', async (_, text, message) => {
    await expect(world(new CallFailed(413, text)).calls.upload(upload)).rejects.toThrow(message)
  })

  test('a network failure keeps its own words', async () => {
    const failure = new TypeError('Failed to fetch')
    await expect(world(failure).calls.upload(upload)).rejects.toBe(failure)
  })
})

test.each([
  ['is removed', undefined],
  ['is gone already', new CallFailed(404, 'Not found')],
])('a document that %s leaves the list when that was told, without another call', async (_, answered) => {
  const { calls, sent, queryClient } = world(answered)
  await calls.remove({ id: 11 })
  expect(queryClient.get('/api/documents')).toEqual([bakeryStatement, libraryStatement])
  calls.forget({ id: 11 })
  expect([sent, queryClient.get('/api/documents')]).toEqual([
    [['DELETE', '/api/documents/11', undefined]],
    [libraryStatement],
  ])
})

test('what is said of a document is sent, and the list fetched', async () => {
  const corrected = { ...bakeryStatement, verdict: 'mine' }
  const { calls, sent, queryClient } = world(undefined, [corrected])
  await calls.change({ id: 11, patch: { verdict: 'mine' } })
  expect([sent, queryClient.get('/api/documents')]).toEqual([
    [['PATCH', '/api/documents/11', { verdict: 'mine' }]],
    [corrected],
  ])
})

test('a refused word of the person tells the server’s sentence without its status', async () => {
  const { calls } = world(new CallFailed(409, 'This return has been submitted.'))
  await expect(calls.change({ id: 11, patch: { verdict: 'mine' } })).rejects.toMatchObject({
    status: 409,
    message: 'This return has been submitted.',
  })
})

test('removing all of a return leaves those of the others, and tells how many', async () => {
  const { calls, sent, queryClient } = world({ count: 1 })
  const ofOther = { ...libraryStatement, taxFilingId: 99 }
  queryClient.set('/api/documents', [bakeryStatement, ofOther])
  expect([await calls.removeAll(begunFiling), sent, queryClient.get('/api/documents')]).toEqual([
    1,
    [['DELETE', '/api/documents/all?taxFilingId=3', undefined]],
    [ofOther],
  ])
})

test('removing all without a return empties the list', async () => {
  const { calls, sent, queryClient } = world({ count: 2 })
  expect([await calls.removeAll(null), sent, queryClient.get('/api/documents')]).toEqual([
    2,
    [['DELETE', '/api/documents/all', undefined]],
    [],
  ])
})

test('loading samples fetches the list and tells how many', async () => {
  const { calls, queryClient } = world({ documents: [1, 2, 3] }, [bakeryStatement])
  expect([await calls.loadSamples(), queryClient.get('/api/documents')]).toEqual([3, [bakeryStatement]])
})

test('a document that is gone reads as null', async () => {
  expect(await world(undefined, []).calls.read({ id: 11 })).toBeNull()
})
