import { readFileSync } from 'node:fs'
import { lawfulResult } from '@aangiftewijs/domain/lawful-result'
import { deductionsWith, ownDocuments, standingOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { change, startReturn, wages } from './testing/calls.ts'
import { drawPdf } from './testing/draw-pdf.ts'
import { drawStatement } from './testing/draw-statement.ts'
import { listed, listedWhenRead, upload } from './testing/upload.ts'

const bakery = readFileSync(new URL('../../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

let count = 0
async function newPerson() {
  count += 1
  const person = server.browser()
  const { id: userId } = await person.register(`belonging-${count}`)
  const send = (file: Uint8Array, type = 'income_statement', name = 'a.pdf') =>
    upload(server, person, { file, name, type, userId })
  const start = (year: number) => startReturn(person, userId, year)
  return { person, userId, send, start }
}

describe('a document belongs', () => {
  it('to the return that is open, and to none while there is none: the first takes it', async () => {
    const { person, send, start } = await newPerson()
    await send(bakery)
    expect((await listedWhenRead(person)).map(({ taxFilingId }) => taxFilingId)).toEqual([null])
    const { id } = await start(2024)
    await send(await drawPdf([['Factuur tandarts € 120,00', 60, 60]]), 'healthcare_expenses')
    expect((await listedWhenRead(person)).map(({ taxFilingId }) => taxFilingId)).toEqual([id, id])
  })

  it('to the open return of the year printed on it', async () => {
    const { person, send, start } = await newPerson()
    const older = await start(2023)
    const newer = await start(2024)
    await send(await drawStatement(2023, '999990019'))
    await send(await drawStatement(2024, '999990019'))
    await send(await drawStatement(2022, '999990019'))
    const documents = await listedWhenRead(person)
    expect(documents.map(({ taxFilingId }) => taxFilingId)).toEqual([older.id, newer.id, newer.id])
    expect(documents.map((each) => standingOf(each, newer, documents).countsFor)).toEqual([[], ['own'], []])
  })

  it('to a return of its year that is started later', async () => {
    const { person, send, start } = await newPerson()
    await start(2024)
    await send(await drawStatement(2023, '999990019'))
    await listedWhenRead(person)
    const { id } = await start(2023)
    expect((await listed(person)).map(({ taxFilingId }) => taxFilingId)).toEqual([id])
  })

  it('to whom it names, where it shows no BSN: by the name of the account, and of the partner', async () => {
    const { person, userId, send } = await newPerson()
    const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
    const body = { userId, year: 2024, currentStep: 'partner', isJointFiling: true, setupData }
    const begun: TaxFiling = JSON.parse((await person.call('POST', '/api/tax-filings', body)).text)
    for (const name of ['Mevr. S. Jansen-de Boer', 'K. van den Berg', 'P. Smit'])
      await send(await drawStatement(2024, name))
    const counted = async (filing: TaxFiling) => {
      const documents = await listedWhenRead(person)
      return documents.map((each) => standingOf(each, filing, documents).countsFor)
    }
    const before = await counted(begun)
    const partnerData = { fullName: 'Kim van den Berg', bsn: '111222333', dateOfBirth: '1990-02-03' }
    const saved = await person.call(
      'PATCH',
      `/api/tax-filings/${begun.id}`,
      { partnerData },
      {
        'If-Match': String(begun.version),
      },
    )
    expect([before, await counted(JSON.parse(saved.text))]).toEqual([
      [['own'], [], []],
      [['own'], ['partner'], []],
    ])
  })

  it('to nobody else’s', async () => {
    const [{ start }, { person, userId }] = [await newPerson(), await newPerson()]
    const { id } = await start(2024)
    const file = new Uint8Array(bakery)
    const { status } = await upload(server, person, {
      file,
      name: 'a.pdf',
      type: 'income_statement',
      userId,
      taxFilingId: id,
    })
    expect([status, await listed(person)]).toEqual([404, []])
  })
})

it('what a return counts of the partner’s stays when it is submitted and the documents are gone', async () => {
  const { person, userId, send } = await newPerson()
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: false }
  const begun = { userId, year: 2024, currentStep: 'partner', isJointFiling: true, setupData }
  const { id } = JSON.parse((await person.call('POST', '/api/tax-filings', begun)).text)
  const patch = async (changes: unknown): Promise<TaxFiling> =>
    JSON.parse((await person.call('PATCH', `/api/tax-filings/${id}`, changes)).text)
  await patch({ partnerData: { fullName: 'Kim van den Berg', bsn: '111222333' } })
  await patch({ incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 15_000 } })
  const open = await patch({ deductionsData: deductionsWith({}), currentStep: 'submit' })
  await send(await drawStatement(2024, '111222333'))
  const counted = lawfulResult(open, await listedWhenRead(person))
  const submitted = await patch({ completed: true })
  await person.call('DELETE', '/api/documents/all')
  expect([lawfulResult(submitted, await listed(person)), submitted.completed]).toEqual([counted, true])
  expect(lawfulResult(open, [])).not.toEqual(counted)
  expect(submitted.incomeData).toMatchObject({ partnerSalary: 20_000, partnerTaxWithheld: 4_000 })
})

describe('what a person says of a document is stored', () => {
  it('that one of another person counts, and that it does not after all', async () => {
    const { person, send, start } = await newPerson()
    const filing = await start(2024)
    const { body } = await send(await drawStatement(2024, 'P. Smit'))
    await listedWhenRead(person)
    const counted = async () => wages(ownDocuments(filing, await listed(person)))
    const before = await counted()
    await change(person, body.id, { verdict: 'mine' })
    const said = await counted()
    await change(person, body.id, { verdict: null })
    expect([before, said, await counted()]).toEqual([[], [20_000], []])
  })

  it('that it is not such a statement: its figures are out, and the same file counts when it is uploaded again', async () => {
    const { person, send, start } = await newPerson()
    const filing = await start(2024)
    const { body: one } = await send(bakery)
    const { body: two } = await send(bakery, 'income_statement', 'b.pdf')
    const documents = await listedWhenRead(person)
    const ids = async () => ownDocuments(filing, await listed(person)).map(({ id }) => id)
    expect([documents.map(({ sameFileAs }) => sameFileAs), await ids()]).toEqual([[[], [one.id]], [one.id]])
    await change(person, one.id, { verdict: 'left-out' })
    expect(await ids()).toEqual([two.id])
  })

  it('that it is of another type: it is read again as that', async () => {
    const { person, send } = await newPerson()
    const { body } = await send(bakery, 'mortgage_statement')
    await listedWhenRead(person)
    await change(person, body.id, { verdict: 'mine' })
    expect((await change(person, body.id, { type: 'income_statement' })).status).toBe(200)
    const [document] = await listedWhenRead(person)
    expect(document).toMatchObject({
      type: 'income_statement',
      status: 'passed',
      verdict: null,
      extractedData: { kind: 'income_statement', salary: 38_450 },
    })
  })

  it('that a figure is another: it wins and says so, until it is taken back, and stands sealed in the database', async () => {
    const { person, userId, send } = await newPerson()
    const { body } = await send(bakery)
    await listedWhenRead(person)
    const salary = { statement: 0, field: 'salary' }
    const corrected = await change(person, body.id, { correction: { ...salary, amount: 40_321.5 } })
    expect(corrected.document?.extractedData).toMatchObject({
      salary: 40_321.5,
      taxWithheld: 7_215,
      evidence: { salary: { confidence: 1, corrected: { read: 38_450 } } },
    })
    const { sequelize } = server.dependencies.database
    const [rows] = await sequelize.query(`SELECT "corrections" FROM "documents" WHERE "userId" = ${userId}`)
    expect(JSON.stringify(rows)).not.toContain('40321')
    await change(person, body.id, { correction: { ...salary, amount: null } })
    const [document] = await listed(person)
    expect(wages(document ? [document] : [])).toEqual([38_450])
  })

  it('in figures where nothing was found', async () => {
    const { person, send } = await newPerson()
    const { body } = await send(await drawPdf([['Beste buurman, tot morgen.', 60, 60]]), 'charity_donation')
    await listedWhenRead(person)
    const { document } = await change(person, body.id, { correction: { statement: 0, field: 'amount', amount: 25 } })
    expect(document).toMatchObject({ status: 'unread', extractedData: { kind: 'amount', amount: 25 } })
  })

  it.each([
    ['a figure it does not have', { correction: { statement: 0, field: 'mortgageInterest', amount: 1 } }],
    ['a statement it does not have', { correction: { statement: 3, field: 'salary', amount: 1 } }],
    ['an amount that is none', { correction: { statement: 0, field: 'salary', amount: -1 } }],
    ['a return', { taxFilingId: 1 }],
  ])('but not %s', async (_, body) => {
    const { person, send } = await newPerson()
    const uploaded = await send(bakery)
    await listedWhenRead(person)
    expect((await change(person, uploaded.body.id, body)).status).toBe(400)
  })

  it('until its return is submitted', async () => {
    const { person, send, start } = await newPerson()
    const { id } = await start(2024)
    const { body } = await send(bakery)
    await listedWhenRead(person)
    const { models, write } = server.dependencies.database
    await write((transaction) => models.taxFilings.update({ completed: true }, { where: { id }, transaction }))
    expect((await change(person, body.id, { verdict: 'left-out' })).status).toBe(409)
  })
})

it('a statement in another file counts once, in the saved answers too, until the person says that it is another one', async () => {
  const { person, userId, send, start } = await newPerson()
  const { id } = await start(2024)
  await send(bakery)
  await listedWhenRead(person)
  const saved = { incomeData: { salary: 38_450, otherIncome: 0, taxWithheld: 7_215 } }
  await person.call('PATCH', `/api/tax-filings/${id}`, saved)
  const salaries = async () => {
    const answer = await person.call('GET', '/api/tax-filings')
    const filing: TaxFiling = JSON.parse(answer.text)[0]
    return { saved: filing.incomeData?.salary, counted: wages(ownDocuments(filing, await listed(person))) }
  }
  const downloadedAgain = new Uint8Array([...bakery, 10])
  const { body } = await send(downloadedAgain, 'income_statement', 'again.pdf')
  await listedWhenRead(person)
  expect(await salaries()).toEqual({ saved: 38_450, counted: [38_450] })
  const say = { intent: 'say', documentId: String(body.id), verdict: 'mine', userId: String(userId) }
  await person.post('/tax-filing/documents', say)
  expect(await salaries()).toEqual({ saved: 76_900, counted: [38_450, 38_450] })
})

describe('the samples', () => {
  it('count whatever BSN a person has, in a return of their year', async () => {
    const { person, userId } = await newPerson()
    const setupData = { taxIdentifier: '123456782', foreignIncome: false, ownHome: false }
    const begun = async (year: number): Promise<TaxFiling> =>
      JSON.parse(
        (await person.call('POST', '/api/tax-filings', { userId, year, currentStep: 'documents', setupData })).text,
      )
    const wrong = await begun(2023)
    await person.call('POST', '/api/load-sample-documents')
    const before = ownDocuments(wrong, await listedWhenRead(person)).length
    await person.call('DELETE', '/api/documents/all')
    const right = await begun(2024)
    await person.call('POST', '/api/load-sample-documents')
    await person.call('POST', '/api/load-sample-documents')
    expect([before, ownDocuments(right, await listedWhenRead(person)).length, (await listed(person)).length]).toEqual([
      0, 3, 3,
    ])
  })
})
