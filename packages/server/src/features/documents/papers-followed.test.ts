import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { scannerOf } from './scanners.ts'
import { change, startReturn } from './testing/calls.ts'
import { drawStatement } from './testing/draw-statement.ts'
import { listedWhenRead, upload } from './testing/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

let count = 0
/** A person whose return is saved as the one statement of € 20,000 says it. */
async function savedAsRead(salary = 20_000) {
  count += 1
  const person = server.browser()
  const { id: userId } = await person.register(`followed-${count}`)
  const { id } = await startReturn(person, userId, 2024)
  const send = async (file: Uint8Array, name = 'a.pdf') => {
    const { body } = await upload(server, person, { file, name, type: 'income_statement', userId })
    await listedWhenRead(person)
    return body.id
  }
  const first = await send(await drawStatement(2024, '999990019'))
  const incomeData = { salary, otherIncome: 0, taxWithheld: 4_000 }
  await person.call('PATCH', `/api/tax-filings/${id}`, { incomeData })
  const deductionsData = deductionsWith({})
  await person.call('PATCH', `/api/tax-filings/${id}`, { deductionsData, currentStep: 'review' })
  const filing = async (): Promise<TaxFiling> => {
    const filings: readonly TaxFiling[] = JSON.parse((await person.call('GET', '/api/tax-filings')).text)
    return filings[0] as TaxFiling
  }
  return { person, userId, id, send, first, filing }
}

const second = () => drawStatement(2024, '999990019', '30.000,00')

it('keeps the employers of the partner with the income, and what follows from a statement that is set aside', async () => {
  const { person, id, send, filing } = await savedAsRead()
  const partnerData = { fullName: 'Jan van der Berg', bsn: '111222333', dateOfBirth: '1990-02-03' }
  await person.call('PATCH', `/api/tax-filings/${id}`, { isJointFiling: true, partnerData })
  const theirs = await send(await drawStatement(2024, '111222333', '24.700,00'), 'c.pdf')
  const { employerList: _, ...incomeData } = (await filing()).incomeData ?? { employerList: [] }
  await person.call('PATCH', `/api/tax-filings/${id}`, { incomeData: { ...incomeData, partnerSalary: 24_700 } })
  const saved = await filing()
  expect(saved.incomeData?.partnerEmployers).toMatchObject([{ employerName: 'Molen De Hoop B.V.', salary: 24_700 }])
  await change(person, theirs, { verdict: 'left-out' })
  expect((await filing()).incomeData).not.toHaveProperty('partnerEmployers')
})

describe('what a return saved as its papers said it', () => {
  it('follows a statement that is added, with the tax and no new version', async () => {
    const { filing, send } = await savedAsRead()
    const before = await filing()
    await send(await second(), 'b.pdf')
    const now = await filing()
    expect(now.incomeData).toMatchObject({ salary: 50_000, taxWithheld: 8_000, totalSalary: 50_000 })
    expect(now.incomeData?.employerList).toHaveLength(2)
    expect([now.version, now.calculatedTax === before.calculatedTax]).toEqual([before.version, false])
  })

  it('follows a figure that is corrected, and a statement that is set aside', async () => {
    const { person, filing, first } = await savedAsRead()
    await change(person, first, { correction: { statement: 0, field: 'salary', amount: 21_500 } })
    expect((await filing()).incomeData).toMatchObject({ salary: 21_500, taxWithheld: 4_000 })
    await change(person, first, { verdict: 'left-out' })
    expect((await filing()).incomeData).toEqual({ salary: 0, otherIncome: 0, taxWithheld: 0 })
  })

  it('stays sealed in the database', async () => {
    const { person, userId, first } = await savedAsRead()
    await change(person, first, { correction: { statement: 0, field: 'salary', amount: 21_987 } })
    const { sequelize } = server.dependencies.database
    const [rows] = await sequelize.query(`SELECT * FROM "tax_filings" WHERE "userId" = ${userId}`)
    expect(JSON.stringify(rows)).not.toContain('21987')
  })

  it('stays as it is when the statement is removed: its removal says so', async () => {
    const { person, filing, first } = await savedAsRead()
    await person.call('DELETE', `/api/documents/${first}`)
    expect((await filing()).incomeData).toMatchObject({ salary: 20_000, taxWithheld: 4_000 })
  })
})

describe('what a person typed', () => {
  it('stays, whatever the papers say; what was not typed follows beside it', async () => {
    const { filing, send } = await savedAsRead(25_000)
    await send(await second(), 'b.pdf')
    expect((await filing()).incomeData).toMatchObject({ salary: 25_000, taxWithheld: 8_000 })
  })

  it('becomes what the papers say with one press', async () => {
    const { person, id, filing } = await savedAsRead(25_000)
    const before = await filing()
    const fields = { intent: 'take-from-papers', filingId: String(id), name: 'salary' }
    const answer = await person.post('/tax-filing/review', fields, {
      Referer: `${server.origin}/tax-filing/submit?x=1`,
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tax-filing/submit'])
    const now = await filing()
    expect([now.incomeData?.salary, now.version]).toEqual([20_000, before.version + 1])
  })

  /** The form of the button that puts the salary back, after it was taken from the papers. */
  async function undoAfterTaking({ person, id }: { readonly person: TestBrowser; readonly id: number }) {
    const fields = { intent: 'take-from-papers', filingId: String(id), name: 'salary' }
    await person.post('/tax-filing/review', fields, { Referer: `${server.origin}/tax-filing/submit` })
    const { flash } = requestIn((await person.call('GET', '/tax-filing/submit')).text)
    return { says: [flash?.text, flash?.undo?.text], fields: { ...flash?.undo?.fields } }
  }

  it('is put back by one press, with all of its step, and said so where it was pressed', async () => {
    const saved = await savedAsRead(25_000)
    const before = await saved.filing()
    const { says, fields } = await undoAfterTaking(saved)
    expect(says.map((one) => one?.replace(/\s/g, ' '))).toEqual([
      'Salary: € 20.000,00 instead of € 25.000,00.',
      'Put € 25.000,00 back',
    ])
    const answer = await saved.person.post('/tax-filing/review', fields, {
      Referer: `${server.origin}/tax-filing/submit`,
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/tax-filing/submit'])
    const { incomeData, calculatedTax } = await saved.filing()
    expect([incomeData, calculatedTax]).toEqual([before.incomeData, before.calculatedTax])
    expect((await saved.person.call('GET', '/tax-filing/submit')).text).toMatch(/counts €\s25\.000,00 again/)
  })

  it('is not put back over what was saved since, nor by what this host did not seal, nor by somebody else', async () => {
    const saved = await savedAsRead(25_000)
    const { fields } = await undoAfterTaking(saved)
    const other = await savedAsRead()
    expect((await other.person.post('/tax-filing/review', fields)).status).toBe(404)
    expect((await saved.person.post('/tax-filing/review', { ...fields, replaced: 'e30' })).status).toBe(404)
    const incomeData = { salary: 31_000, otherIncome: 0, taxWithheld: 4_000 }
    await saved.person.call('PATCH', `/api/tax-filings/${saved.id}`, { incomeData })
    expect((await saved.person.post('/tax-filing/review', fields)).status).toBe(412)
    expect((await saved.filing()).incomeData?.salary).toBe(31_000)
  })

  it('is nobody else’s to change', async () => {
    const [{ id, filing }, other] = [await savedAsRead(25_000), await savedAsRead()]
    const fields = { intent: 'take-from-papers', filingId: String(id), name: 'salary' }
    expect((await other.person.post('/tax-filing/review', fields)).status).toBe(404)
    expect((await filing()).incomeData?.salary).toBe(25_000)
  })
})
