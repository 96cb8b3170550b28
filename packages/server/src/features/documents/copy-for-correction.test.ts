import { documentsOf, ownDocuments, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { change, startReturn, wages } from './testing/calls.ts'
import { drawStatement } from './testing/draw-statement.ts'
import { listed, listedWhenRead, upload } from './testing/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

let count = 0

describe('in a correction', () => {
  /** A submitted return with a statement of someone else, and the correction of it. */
  async function corrected() {
    count += 1
    const person = server.browser()
    const { id: userId } = await person.register(`correction-${count}`)
    const submitted = await startReturn(person, userId, 2024)
    const file = await drawStatement(2024, 'P. Smit')
    const { body } = await upload(server, person, { file, name: 'a.pdf', type: 'income_statement', userId })
    await listedWhenRead(person)
    const { models, write } = server.dependencies.database
    await write((transaction) =>
      models.taxFilings.update({ completed: true }, { where: { id: submitted.id }, transaction }),
    )
    const answer = await person.call('POST', `/api/tax-filings/${submitted.id}/correction`)
    const correction: TaxFiling = JSON.parse(answer.text)
    const countsIn = async (filing: TaxFiling) => ownDocuments(filing, await listedWhenRead(person)).length
    return { person, id: body.id, submitted: { ...submitted, completed: true }, correction, countsIn }
  }

  it('of a correction the documents are those of all that was corrected, and are changed as a copy', async () => {
    const { person, id, correction } = await corrected()
    const { models, write } = server.dependencies.database
    await write((transaction) =>
      models.taxFilings.update({ completed: true }, { where: { id: correction.id }, transaction }),
    )
    const answer = await person.call('POST', `/api/tax-filings/${correction.id}/correction`)
    const second: TaxFiling = JSON.parse(answer.text)
    expect([answer.status, second.correctsAlso]).toEqual([201, [correction.correctsFilingId]])
    expect(documentsOf(second, await listed(person)).map((document) => document.id)).toEqual([id])
    const counted = await change(person, id, { verdict: 'mine' })
    expect(counted.document).toMatchObject({ taxFilingId: second.id, verdict: 'mine' })
    expect(ownDocuments(second, await listed(person)).map((document) => document.id)).toEqual([counted.document?.id])
  })

  it('a document is counted, changed and moved as a copy; the submitted return keeps its own', async () => {
    const { person, id, submitted, correction, countsIn } = await corrected()
    const before = [await countsIn(submitted), await countsIn(correction)]
    const counted = await change(person, id, { verdict: 'mine' })
    const figure = { correction: { statement: 0, field: 'salary', amount: 21_000 } }
    const retyped = await change(person, id, figure)
    expect([before, await countsIn(submitted), await countsIn(correction)]).toEqual([[0, 0], 0, 1])
    expect(counted.document).toMatchObject({ taxFilingId: correction.id, verdict: 'mine', status: 'passed' })
    expect([retyped.document?.id, wages(retyped.document ? [retyped.document] : [])]).toEqual([
      counted.document?.id,
      [21_000],
    ])
    const [original, copy] = await listed(person)
    expect([original?.verdict, original?.extractedData, original?.uploadedAt]).toMatchObject([
      null,
      { salary: 20_000 },
      copy?.uploadedAt,
    ])
    const moved = await change(person, counted.document?.id ?? 0, { type: 'other' })
    expect([moved.document?.type, (await listedWhenRead(person)).length]).toEqual(['other', 2])
  })

  it('what is removed there does not come back as the document it is a copy of', async () => {
    const { person, id } = await corrected()
    const { document } = await change(person, id, { verdict: 'mine' })
    const { status } = await person.call('DELETE', `/api/documents/${document?.id}`)
    expect([status, await listed(person)]).toEqual([200, []])
  })

  it('what is removed once it is submitted, too, leaves the return it corrects with its own', async () => {
    const { person, id, correction } = await corrected()
    const { document } = await change(person, id, { verdict: 'mine' })
    const { models, write } = server.dependencies.database
    await write((transaction) =>
      models.taxFilings.update({ completed: true }, { where: { id: correction.id }, transaction }),
    )
    expect((await person.call('DELETE', `/api/documents/${document?.id}`)).status).toBe(200)
    expect((await listed(person)).map((one) => one.id)).toEqual([id])
  })

  it('two windows that say something at once make one copy, whose file can be looked at', async () => {
    const { person, id } = await corrected()
    const said = await Promise.all([change(person, id, { verdict: 'mine' }), change(person, id, { verdict: 'mine' })])
    expect([said.map(({ status }) => status), (await listed(person)).length]).toEqual([[200, 200], 2])
    const copy = said[0]?.document?.id
    expect((await person.call('GET', `/api/documents/${copy}/preview`)).status).toBe(200)
  })
})
