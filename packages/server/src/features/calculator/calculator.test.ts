import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'

const path = '/quick-tax-calculator'
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const post = (fields: Record<string, string>) => server.browser().post(path, fields)

test('without script the amounts come back with the page, to be shown with their result', async () => {
  const fields = { view: 'detailed', salary: '1.234,56', otherIncome: '', charityDonations: '1,234.56' }
  const answer = await post({ ...fields, bsn: '999990019' })
  expect([answer.status, answer.headers.get('Location'), answer.headers.get('Cache-Control')]).toEqual([
    200,
    null,
    'no-store',
  ])
  const { form, search, status } = requestIn(answer.text)
  expect({ form, search, status }).toEqual({
    form: { name: 'calculator', fields, problems: [] },
    search: '',
    status: 200,
  })
})

test('what is wrong comes back with every problem and what was typed', async () => {
  const fields = { salary: '-1', otherIncome: 'x', taxWithheld: '1000000000', charityDonations: '-0,01' }
  const answer = await post(fields)
  expect([answer.status, requestIn(answer.text).form]).toEqual([
    422,
    {
      name: 'calculator',
      fields,
      problems: [
        { field: 'salary', code: 'negative' },
        { field: 'otherIncome', code: 'not-a-number' },
        { field: 'taxWithheld', code: 'too-large' },
        { field: 'charityDonations', code: 'negative' },
      ],
    },
  ])
})

test('nothing of it is kept: no cookie, no amount in the log', async () => {
  const before = server.log().length
  const answer = await post({ salary: '51234.56' })
  expect([answer.headers.get('Set-Cookie'), server.log().slice(before)]).toEqual([
    null,
    expect.not.stringContaining('51234'),
  ])
})
