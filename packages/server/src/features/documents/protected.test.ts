import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { drawPdf } from './testing/draw-pdf.ts'
import { listed, listedWhenRead, upload } from './testing/upload.ts'

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
