import { readFileSync } from 'node:fs'
import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { drawPdf } from './testing/draw-pdf.ts'
import { listedWhenRead, upload } from './testing/upload.ts'

const sample = (name: string) => readFileSync(new URL(`../../../samples/${name}`, import.meta.url))
const bakery = sample('jaaropgaaf-2024-bakkerij-de-korenschoof.pdf')
const mortgage = sample('jaaroverzicht-hypotheek-2024.pdf')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

describe('uploading a statement', () => {
  it('reads an income statement into the fields of the specification', async () => {
    const person = server.browser()
    const user = await person.register('income.reader')
    const { status, body } = await upload(server, person, {
      file: bakery,
      name: 'jaaropgaaf.pdf',
      type: 'income_statement',
      userId: user.id,
    })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['extractedData', 'id', 'isPasswordProtected', 'status'])
    const [document] = await listedWhenRead(person)
    expect(document).toMatchObject({
      id: body.id,
      userId: user.id,
      type: 'income_statement',
      filename: 'jaaropgaaf.pdf',
      filesize: bakery.length,
      status: 'passed',
      isPasswordProtected: false,
    })
    expect(document?.extractedData).toMatchObject({
      kind: 'income_statement',
      documentId: body.id,
      processedAt: '2025-03-01T09:00:00.000Z',
      detectedType: 'income_statement',
      employerName: 'Bakkerij De Korenschoof B.V.',
      fiscalYear: 2024,
      salary: 38450,
      taxWithheld: 7215,
      bsn: '•••••0019',
      employmentPeriod: '01-01-2024 t/m 31-12-2024',
    })
  })

  it('reads a mortgage statement of two loan parts, and their sum', async () => {
    const person = server.browser()
    const user = await person.register('mortgage.reader')
    await upload(server, person, { file: mortgage, name: 'h.pdf', type: 'mortgage_statement', userId: user.id })
    const [document] = await listedWhenRead(person)
    expect(document?.extractedData).toMatchObject({
      kind: 'mortgage_statement',
      mortgageInterest: 6874.2,
      remainingBalance: 243400,
      deductibleCosts: 6874.2,
      totalInterestAndFees: 6924.2,
      referenceYear: 2024,
      lenderName: 'Voorbeeld Hypotheken N.V.',
      loanParts: [
        { loanPartNumber: '1', mortgageType: 'Annuïtair', mortgageInterest: 4512.6, remainingBalance: 148400 },
        { loanPartNumber: '2', mortgageType: 'Aflossingsvrij', mortgageInterest: 2361.6, remainingBalance: 95000 },
      ],
    })
  })

  it('takes a file for what its words say when that is left to us, and for another document when they do not', async () => {
    const person = server.browser()
    const { id: userId } = await person.register('recognise.me')
    const letter = await drawPdf([['Bedankt voor uw bezoek aan onze winkel. Wij zien u graag terug.', 60, 60]])
    const files = { 'jaaropgaaf.pdf': bakery, 'hypotheek.pdf': mortgage, 'brief.pdf': letter }
    for (const [name, file] of Object.entries(files))
      await upload(server, person, { file, name, type: 'recognise', userId })
    const documents = await listedWhenRead(person)
    expect(
      documents.map(({ type, extractedData }) => [type, extractedData?.kind, extractedData?.detectedType]),
    ).toEqual([
      ['income_statement', 'income_statement', 'income_statement'],
      ['mortgage_statement', 'mortgage_statement', 'mortgage_statement'],
      ['other', undefined, undefined],
    ])
    expect(documents[0]?.extractedData).toMatchObject({ salary: 38450, taxWithheld: 7215 })
  })

  it('lets one person neither see, preview nor remove the document of another', async () => {
    const owner = server.browser()
    const user = await owner.register('owner.of.one')
    const { body } = await upload(server, owner, {
      file: bakery,
      name: 'a.pdf',
      type: 'income_statement',
      userId: user.id,
    })
    const other = server.browser()
    await other.register('other.person')
    expect(JSON.parse((await other.get('/api/documents')).text)).toEqual([])
    expect((await other.get(`/api/documents/${body.id}/preview`)).status).toBe(404)
    expect((await other.call('DELETE', `/api/documents/${body.id}`)).status).toBe(404)
    expect((await owner.get(`/api/documents/${body.id}/preview`)).status).toBe(200)
  })

  it('refuses an upload in the name of another', async () => {
    const person = server.browser()
    const user = await person.register('claims.another')
    const { status, body } = await upload(server, person, {
      file: bakery,
      name: 'a.pdf',
      type: 'income_statement',
      userId: user.id + 1,
    })
    expect(status).toBe(403)
    expect(body).toEqual({ message: 'You can only do this for yourself.', isPasswordProtected: false })
  })

  it('removes one and all, and says how many', async () => {
    const person = server.browser()
    const user = await person.register('remover')
    const one = { file: bakery, name: 'a.pdf', type: 'income_statement', userId: user.id }
    const { body } = await upload(server, person, one)
    await upload(server, person, one)
    await upload(server, person, one)
    expect((await person.call('DELETE', `/api/documents/${body.id}`)).status).toBe(200)
    expect(JSON.parse((await person.call('DELETE', '/api/documents/all')).text)).toEqual({ count: 2 })
    expect(JSON.parse((await person.get('/api/documents')).text)).toEqual([])
  })
})

describe('the preview', () => {
  it('is the file itself, framed by this site only, without script, sniffing or caching', async () => {
    const person = server.browser()
    const user = await person.register('previewer')
    const { body } = await upload(server, person, {
      file: bakery,
      name: 'é "x".pdf',
      type: 'income_statement',
      userId: user.id,
    })
    const { status, headers, text } = await person.get(`/api/documents/${body.id}/preview`)
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'; sandbox")
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''%C3%A9%20%22x%22.pdf")
    const [rows] = await server.dependencies.database.sequelize.query('SELECT filename FROM documents')
    expect(JSON.stringify(rows)).not.toContain('.pdf')
  })
})

describe('the samples', () => {
  it('are loaded once, however often they are asked for at the same moment', async () => {
    const person = server.browser()
    await person.register('samples.at.once')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.call('POST', '/api/load-sample-documents')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await listedWhenRead(person)).toHaveLength(3)
  })

  it('are read like any upload, once', async () => {
    const person = server.browser()
    await person.register('samples.loader')
    const first: { documents: TaxDocument[] } = JSON.parse(
      (await person.call('POST', '/api/load-sample-documents')).text,
    )
    await listedWhenRead(person)
    const second: { documents: TaxDocument[] } = JSON.parse(
      (await person.call('POST', '/api/load-sample-documents')).text,
    )
    expect(second.documents.map(({ id }) => id)).toEqual(first.documents.map(({ id }) => id))
    expect(second.documents.map(({ type, status }) => [type, status])).toEqual([
      ['income_statement', 'passed'],
      ['income_statement', 'passed'],
      ['mortgage_statement', 'passed'],
    ])
    expect(await listedWhenRead(person)).toHaveLength(3)
  })

  it('are listed and served to anyone, and no other file is', async () => {
    const visitor = server.browser()
    const list: { name: string }[] = JSON.parse((await visitor.get('/api/sample-documents')).text)
    expect(list.map(({ name }) => name)).toEqual([
      'jaaropgaaf-2024-bakkerij-de-korenschoof.pdf',
      'jaaropgaaf-2024-stichting-de-leeszaal.pdf',
      'jaaroverzicht-hypotheek-2024.pdf',
      'jaaroverzicht-bank-2024.pdf',
      'voorlopige-aanslag-2024.pdf',
    ])
    expect((await visitor.get(`/api/sample-documents/${list[0]?.name}`)).status).toBe(200)
    expect((await visitor.get('/api/sample-documents/..%2f..%2fpackage.json')).status).toBe(404)
    expect((await visitor.get('/api/sample-documents/nothing.pdf')).status).toBe(404)
  })
})
