import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import * as hostile from './testing/hostile-files.ts'
import { listed, listedAtLast, listedWhenRead, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
let person: TestBrowser
let userId: number
beforeAll(async () => {
  server = await startServer()
  person = server.browser()
  userId = (await person.register('hostile.person')).id
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

const send = (file: Uint8Array, name = 'file.pdf', type = 'income_statement') =>
  upload(server, person, { file, name, type, userId })
const removeAll = () => person.call('DELETE', '/api/documents/all')

/** A PDF of exactly so many bytes: the file with spaces behind its end. */
const paddedTo = (size: number) => Buffer.concat([bakery, Buffer.alloc(size - bakery.length, ' ')])

describe('files that are refused', () => {
  it.each([
    ['no bytes', Buffer.alloc(0), 'empty.pdf', 400, 'The file is empty. Choose another file.'],
    [
      'another kind under our name',
      Buffer.from('GIF89a............'),
      'wage.pdf',
      415,
      'File type not supported. Please upload a PDF, PNG or JPEG file',
    ],
    [
      'a page of HTML',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'page.pdf',
      415,
      'File type not supported. Please upload a PDF, PNG or JPEG file',
    ],
    ['10 MB and one byte', paddedTo(uploadLimits.fileSize + 1), 'big.pdf', 413, 'File size exceeds 10MB limit'],
    [
      'a name of 101 characters',
      bakery,
      `${'n'.repeat(97)}.pdf`,
      400,
      'File name is too long. Please use a shorter file name.',
    ],
  ])('%s', async (_, file, name, status, message) => {
    const answer = await send(file, name)
    expect(answer).toEqual({ status, body: { message, isPasswordProtected: false } })
  })

  it('tells every reason at once', async () => {
    const { status, body } = await send(Buffer.from('text'), `${'n'.repeat(200)}.pdf`, 'payslip')
    expect(status).toBe(400)
    expect(body.message?.split('\n')).toEqual([
      'File name is too long. Please use a shorter file name.',
      'File type not supported. Please upload a PDF, PNG or JPEG file',
      'Choose the type of the document.',
    ])
  })

  it('leaves nothing behind', async () => {
    expect(await listed(person)).toEqual([])
    expect(await server.dependencies.store.list(server.dependencies.installationId)).toEqual([])
  })
})

describe('files that are just allowed', () => {
  it.each([
    ['10 MB', paddedTo(uploadLimits.fileSize), 'big.pdf', 'big.pdf'],
    ['a name of 100 characters', bakery, `${'n'.repeat(96)}.pdf`, `${'n'.repeat(96)}.pdf`],
    ['a name that climbs out of the folder', bakery, '../../../etc/passwd.pdf', 'passwd.pdf'],
    ['a Windows path with control characters', bakery, 'C:\\temp\\a\u0007b.pdf', 'ab.pdf'],
  ])('%s', async (_, file, name, shown) => {
    const { status } = await send(file, name)
    expect(status).toBe(200)
    const [document] = await listedWhenRead(person)
    expect([document?.filename, document?.status]).toEqual([shown, 'passed'])
    await removeAll()
  })
})

describe('files that attack the reader', () => {
  it.each([
    ['hanging: a page tree that is its own child', hostile.circularPdf],
    ['silent: no pages', hostile.silentPdf],
    ['bombing: a double flate bomb', hostile.bombPdf()],
    ['crashing: cut off in the middle', hostile.truncatedPdf],
    ['crashing: a header and nothing else', hostile.onlyHeaderPdf],
    ['polyglot: a script before a PDF', hostile.polyglotPdf],
    ['bombing: a PNG of 900 megapixels', hostile.bombPng()],
    ['crashing: a JPEG that ends in noise', hostile.brokenJpeg],
  ])(
    '%s',
    async (_, file) => {
      const { status } = await send(file)
      expect(status).toBe(200)
      const [document] = await listedAtLast(person)
      expect(['unread', 'timed_out']).toContain(document?.status)
      expect(document?.extractedData).toBeNull()
      expect((await person.get('/api/user')).status).toBe(200)
      await removeAll()
    },
    120_000,
  )

  it('reads the next file as if nothing had happened', async () => {
    await send(bakery)
    expect((await listedAtLast(person)).map(({ status }) => status)).toEqual(['passed'])
    await removeAll()
  })

  it('leaves nothing behind', async () => {
    expect(await listed(person)).toEqual([])
    expect(await server.dependencies.store.list(server.dependencies.installationId)).toEqual([])
    expect(readdirSync(join(server.dependencies.config.dataDir, 'documents')).sort()).toEqual(
      [server.dependencies.installationId, 'installation', 'unfinished'].sort(),
    )
    expect(readdirSync(join(server.dependencies.config.dataDir, 'documents', 'unfinished'))).toEqual([])
  })
})
