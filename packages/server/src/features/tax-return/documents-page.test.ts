import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from '../documents/scanners.ts'
import { drawPdf } from '../documents/testing/draw-pdf.ts'
import { circularPdf } from '../documents/testing/hostile-files.ts'
import { listed, listedWhenRead, postUploadForm, upload } from '../documents/testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
let person: TestBrowser
let userId: number
beforeAll(async () => {
  server = await startServer()
  person = server.browser()
  userId = (await person.register('without.script')).id
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

describe.each(['/tax-filing/documents', '/documents'])('the page %s without script', (path) => {
  const post = (fields: Record<string, string>, ...files: readonly { bytes: Uint8Array; name: string }[]) =>
    postUploadForm(server, person, path, fields, ...files)

  it('takes a document and comes back to itself', async () => {
    const { status, to } = await post({ intent: 'upload', type: 'income_statement' }, { bytes: bakery, name: 'a.pdf' })
    expect([status, to]).toEqual([303, path])
    expect((await listedWhenRead(person)).map(({ filename, status: scan }) => [filename, scan])).toEqual([
      ['a.pdf', 'passed'],
    ])
  })

  it('shows what is wrong with a file on the same page', async () => {
    const { status, text } = await post(
      { intent: 'upload', type: 'income_statement', password: 'secret-word' },
      { bytes: Buffer.from('no pdf'), name: 'b.pdf' },
    )
    expect(status).toBe(422)
    expect(text).toContain('File type not supported. Please upload a PDF, PNG or JPEG file')
    expect(text).toContain('income_statement')
    expect(text).not.toContain('secret-word')
  })

  it('asks for a file when none was chosen', async () => {
    const { status, text } = await post({ intent: 'upload', type: 'income_statement' })
    expect([status, text.includes('Choose a file to upload.')]).toEqual([422, true])
  })

  it('asks for the password of a protected file', async () => {
    const bytes = await drawPdf([['Fiscaal loon: 1.000,00', 60, 60]], { pdfVersion: '1.6', userPassword: 'geheim' })
    const { status, text } = await post({ intent: 'upload', type: 'income_statement' }, { bytes, name: 'c.pdf' })
    expect([status, text.includes('This document is password protected. Please enter the password.')]).toEqual([
      422,
      true,
    ])
  })

  it('removes one, loads the samples, and removes all', async () => {
    const [first] = await listed(person)
    expect((await person.post(path, { intent: 'remove', id: String(first?.id) })).status).toBe(303)
    expect(await listed(person)).toEqual([])
    expect((await person.post(path, { intent: 'load-samples' })).status).toBe(303)
    expect(await listed(person)).toHaveLength(3)
    expect((await person.post(path, { intent: 'remove-all' })).status).toBe(303)
    expect(await listed(person)).toEqual([])
  })

  it('takes several files at once, those that can be taken beside one that cannot, and says which is which', async () => {
    const fields = { intent: 'upload', type: 'recognise' }
    const files = await Promise.all(
      ['one', 'two'].map(async (name) => ({ bytes: await drawPdf([[`Brief ${name}`, 60, 60]]), name: `${name}.pdf` })),
    )
    const all = await post(fields, ...files)
    expect([all.status, all.to]).toEqual([303, path])
    const again = await post(
      fields,
      { bytes: bakery, name: 'three.pdf' },
      { bytes: Buffer.from('no pdf'), name: 'b.doc' },
    )
    expect([
      again.status,
      again.text.includes('b.doc: File type not supported. Please upload a PDF, PNG or JPEG file'),
      again.text.includes('The other file was uploaded.'),
    ]).toEqual([422, true, true])
    expect((await listed(person)).map(({ filename }) => filename)).toEqual(['one.pdf', 'two.pdf', 'three.pdf'])
    await person.post(path, { intent: 'remove-all' })
  })

  it('takes no more than twenty at a time', async () => {
    const files = Array.from({ length: 21 }, (_, number) => ({ bytes: bakery, name: `${number}.pdf` }))
    const { status, text } = await post({ intent: 'upload', type: 'recognise' }, ...files)
    expect([status, text.includes('Choose at most 20 files at a time.')]).toEqual([422, true])
    expect(await listed(person)).toEqual([])
  })

  it.each(['nope', '__proto__', 'constructor', 'toString', 'valueOf'])(
    'does nothing by the name of %s',
    async (intent) => {
      expect((await person.post(path, { intent })).status).toBe(404)
    },
  )

  it('tells who goes on without a return that there is none', async () => {
    const { status, text } = await person.post(path, { intent: 'continue' })
    expect([status, text.includes('No tax filing found. Please start a new tax filing.')]).toEqual([422, true])
  })
})

describe('what is said of a document without script', () => {
  const path = '/tax-filing/documents'
  const post = (fields: Record<string, string>) => person.post(path, fields)

  it('is stored, and comes back to the document', async () => {
    const { body } = await upload(server, person, { file: bakery, name: 'a.pdf', type: 'mortgage_statement', userId })
    await listedWhenRead(person)
    const documentId = String(body.id)
    const figure = { documentId, statement: '0', field: 'salary' }
    const moved = await post({ intent: 'move', documentId, type: 'income_statement' })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${path}#document-${documentId}`])
    await listedWhenRead(person)
    await post({ intent: 'say', documentId, verdict: 'left-out' })
    await post({ intent: 'correct', ...figure, amount: '40.321,50' })
    const [said] = await listed(person)
    await post({ intent: 'say', documentId, verdict: '' })
    await post({ intent: 'take-back', ...figure })
    const [after] = await listed(person)
    expect([said, after]).toMatchObject([
      { type: 'income_statement', verdict: 'left-out', extractedData: { salary: 40_321.5 } },
      { verdict: null, extractedData: { salary: 38_450 } },
    ])
  })

  it('comes back to the document where it was said: a couple is asked at the income step, too', async () => {
    const [document] = await listed(person)
    const fields = { intent: 'say', documentId: String(document?.id), verdict: 'mine' }
    const from = async (Referer: string) =>
      (await person.post(path, fields, { Referer })).headers
        .get('location')
        ?.replace(`#document-${document?.id}`, '#it')
    expect([
      await from(`${server.origin}/tax-filing/income?x=1`),
      await from('https://elsewhere.example/tax-filing/income'),
      await from(`${server.origin}//elsewhere.example`),
    ]).toEqual(['/tax-filing/income#it', `${path}#it`, `${path}#it`])
    await post({ intent: 'say', documentId: String(document?.id), verdict: '' })
  })

  it.each(['', 'veel', '-3'])('is told to be no amount, and kept as typed: "%s"', async (amount) => {
    const [document] = await listed(person)
    const fields = { documentId: String(document?.id), statement: '0', field: 'salary', amount }
    const { status, text } = await post({ intent: 'correct', ...fields })
    expect([status, text.includes('correction.amount')]).toEqual([422, true])
    expect((await listed(person))[0]?.extractedData).toMatchObject({ salary: 38_450 })
  })

  it('and a document that is gone already is removed', async () => {
    const [document] = await listed(person)
    const fields = { intent: 'remove', documentId: String(document?.id) }
    const statuses = [(await post(fields)).status, (await post(fields)).status]
    expect([statuses, await listed(person)]).toEqual([[303, 303], []])
  })
})

it('ends the reading of a document that is removed, so that the next has its turn', async () => {
  const hanging = { file: circularPdf, name: 'hanging.pdf', type: 'income_statement', userId }
  const { body: one } = await upload(server, person, hanging)
  const { body: two } = await upload(server, person, hanging)
  await person.call('DELETE', `/api/documents/${one.id}`)
  await person.call('DELETE', `/api/documents/${two.id}`)
  await upload(server, person, { ...hanging, file: bakery, name: 'next.pdf' })
  const documents = await listedWhenRead(person, 15_000)
  expect(documents.map(({ filename, status }) => [filename, status])).toEqual([['next.pdf', 'passed']])
  await person.call('DELETE', '/api/documents/all')
})

it('draws a page of a PDF, to outline a place on it', async () => {
  const { body } = await upload(server, person, { file: bakery, name: 'a.pdf', type: 'income_statement', userId })
  const { status, headers, text } = await person.get(`/api/documents/${body.id}/preview?page=1`)
  expect([status, headers.get('content-type'), headers.get('x-page-count'), text.slice(1, 4)]).toEqual([
    200,
    'image/png',
    '1',
    'PNG',
  ])
  expect((await person.get(`/api/documents/${body.id}/preview?page=2`)).status).toBe(404)
  expect((await person.get(`/api/documents/${body.id}/preview?page=x`)).status).toBe(404)
  await person.call('DELETE', '/api/documents/all')
})

it('keeps at most fifty documents for a person', async () => {
  const { documents } = server.dependencies.database.models
  const row = {
    userId,
    type: 'other' as const,
    filename: 'x.pdf',
    filesize: 1,
    uploadedAt: server.clock.now(),
    path: 'none',
    extractedData: null,
    status: 'unread' as const,
    sha256: '0'.repeat(64),
    mime: 'application/pdf',
  }
  await server.dependencies.database.write((transaction) =>
    documents.bulkCreate(
      Array.from({ length: 50 }, () => row),
      { transaction },
    ),
  )
  const { status, body } = await upload(server, person, { file: bakery, name: 'a.pdf', type: 'other', userId })
  expect([status, body.message]).toEqual([
    409,
    'You have 50 documents, the most we keep for you. Remove one and try again.',
  ])
  expect(JSON.parse((await person.call('DELETE', '/api/documents/all')).text)).toEqual({ count: 50 })
})
