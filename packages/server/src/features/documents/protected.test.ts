import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { drawPdf } from './testing/draw-pdf.ts'
import { listed, listedWhenRead, postUploadForm, upload } from './testing/upload.ts'

let server: TestServer
let person: TestBrowser
let userId: number
beforeAll(async () => {
  server = await startServer()
  person = server.browser()
  userId = (await person.register('protected.person')).id
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

const statement = [
  ['Jaaropgaaf 2024', 60, 40],
  ['Fiscaal loon: 41.000,00', 60, 80],
  ['Ingehouden loonheffing: 9.000,00', 60, 100],
] as const

const send = (file: Uint8Array, password?: string) =>
  upload(server, person, {
    file,
    name: 'protected.pdf',
    type: 'income_statement',
    userId,
    ...(password === undefined ? {} : { password }),
  })

describe.each([
  ['RC4, 40 bits', '1.3'],
  ['RC4, 128 bits', '1.4'],
  ['AES-128', '1.6'],
  ['AES-256', '1.7ext3'],
] as const)('a PDF protected with %s', (_, pdfVersion) => {
  it('asks for its password, refuses a wrong one, opens with the right one, and keeps none', async () => {
    const file = await drawPdf(statement, { pdfVersion, userPassword: 'geheim-woord', ownerPassword: 'eigenaar' })
    expect(await send(file)).toEqual({
      status: 401,
      body: {
        message: 'This document is password protected. Please enter the password.',
        isPasswordProtected: true,
      },
    })
    expect(await send(file, 'fout')).toEqual({
      status: 401,
      body: {
        message: 'That password does not open the document. Please enter the password again.',
        isPasswordProtected: true,
      },
    })
    expect(await listed(person)).toEqual([])
    expect((await send(file, 'geheim-woord')).status).toBe(200)
    const [document] = await listedWhenRead(person)
    expect(document).toMatchObject({
      status: 'passed',
      isPasswordProtected: true,
      extractedData: { salary: 41000, taxWithheld: 9000 },
    })
    const { text } = await person.get(`/api/documents/${document?.id}/preview`)
    expect([text.slice(0, 5), text.includes('/Encrypt')]).toEqual(['%PDF-', false])
    expect(server.log()).not.toContain('geheim-woord')
    await person.call('DELETE', '/api/documents/all')
  })

  it('opens without any when only its owner has a password', async () => {
    const file = await drawPdf(statement, { pdfVersion, ownerPassword: 'eigenaar' })
    expect((await send(file)).status).toBe(200)
    expect(
      (await listedWhenRead(person)).map(({ status, isPasswordProtected }) => [status, isPasswordProtected]),
    ).toEqual([['passed', false]])
    await person.call('DELETE', '/api/documents/all')
  })
})

it('PDFs that are opened for long hold up no others; who waits for that in vain is told so, with script and without', async () => {
  const protectedPdf = await drawPdf(statement, { userPassword: 'geheim-woord' })
  const endOpening: (() => void)[] = []
  const open = vi
    .spyOn(scannerOf(server.dependencies), 'open')
    .mockImplementation(() => new Promise((resolve) => endOpening.push(() => resolve(null))))
  const others = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const other = server.browser()
      return { other, id: (await other.register(`opens.${at}`)).id }
    }),
  )
  const file = { name: 'a.pdf', type: 'income_statement' }
  const opening = others.flatMap(({ other, id }) =>
    [1, 2, 3].map(() => upload(server, other, { ...file, file: protectedPdf, userId: id })),
  )
  try {
    const asked = { ...file, file: await drawPdf(statement, {}), userId }
    expect(await Promise.race([upload(server, person, asked), Promise.race(opening)])).toMatchObject({ status: 200 })
    const [called, posted] = await Promise.all([
      upload(server, person, { ...file, file: protectedPdf, userId }),
      postUploadForm(server, person, '/documents', { type: file.type }, { bytes: protectedPdf, name: file.name }),
    ])
    const words = 'The service is very busy. Nothing was changed. Try again in a moment.'
    expect(called).toEqual({ status: 503, body: { message: words, isPasswordProtected: false } })
    expect([posted.status, posted.text.includes(words)]).toEqual([503, true])
    expect(await listed(person)).toHaveLength(1)
  } finally {
    open.mockRestore()
    for (const end of endOpening) end()
    await Promise.all(opening)
    await person.call('DELETE', '/api/documents/all')
  }
}, 60_000)
