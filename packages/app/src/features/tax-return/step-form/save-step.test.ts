import type { SaveStep } from '@aangiftewijs/machines/tax-return'
import { expect, test } from 'vitest'
import { CallFailed } from '../../../ports/api.ts'
import { queryClientOf } from '../../../ports/queries.ts'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { answeredFiling, bakeryStatement, completedFiling, libraryStatement } from '../../../testing/filing-fixtures.ts'
import { sanne } from '../../../testing/fixtures.ts'
import { saveStepWith } from './save-step.ts'

/** A query cache whose refresh brings `fresh`, and a call that answers or throws `answer`. */
function world(answer: unknown, fresh: readonly unknown[] = []) {
  const data = { '/api/user': sanne, '/api/tax-filings': [answeredFiling] }
  const queryClient = queryClientOf(createQueryCache(data, async () => fresh))
  const calls: unknown[][] = []
  const save = saveStepWith(queryClient, async (...call: unknown[]) => {
    calls.push(call)
    if (answer instanceof Error) throw answer
    return answer as never
  })
  return { save, calls, queryClient }
}

const update: SaveStep = {
  kind: 'update',
  step: 'income',
  filingId: answeredFiling.id,
  version: 6,
  changes: { incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 }, currentStep: 'deductions' },
}

test('an update names the version it builds on, and the answer takes the place of the cached return', async () => {
  const saved = { ...answeredFiling, version: 7 }
  const { save, calls, queryClient } = world(saved)
  expect(await save(update)).toEqual({ kind: 'saved', filing: saved })
  expect(calls).toEqual([['PATCH', '/api/tax-filings/3', update.changes, { 'If-Match': '6' }]])
  expect(queryClient.get('/api/tax-filings')).toEqual([saved])
})

test('a new return is created for the person signed in and stands first', async () => {
  const created = { ...answeredFiling, id: 4 }
  const { save, calls, queryClient } = world(created)
  await save({ kind: 'create', step: 'setup', changes: { year: 2024, isJointFiling: false, currentStep: 'documents' } })
  expect(calls).toEqual([
    ['POST', '/api/tax-filings', { userId: sanne.id, year: 2024, isJointFiling: false, currentStep: 'documents' }, {}],
  ])
  expect(queryClient.get('/api/tax-filings')).toEqual([created, answeredFiling])
})

test('saving the partner brings the documents again, where there are any: whose they are goes by name', async () => {
  const saved = { ...answeredFiling, version: 7 }
  const { save, queryClient } = world(saved, [libraryStatement])
  const partner: SaveStep = { ...update, step: 'partner', changes: { currentStep: 'documents' } }
  await save(partner)
  expect(queryClient.get('/api/documents')).toBeUndefined()
  queryClient.set('/api/documents', [bakeryStatement])
  await save(update)
  expect(queryClient.get('/api/documents')).toEqual([bakeryStatement])
  await save(partner)
  expect(queryClient.get('/api/documents')).toEqual([libraryStatement])
})

test('a lost race brings the newer version and overwrites nothing', async () => {
  const newer = { ...answeredFiling, version: 9 }
  expect(await world(new CallFailed(412, 'Changed elsewhere'), [newer]).save(update)).toEqual({
    kind: 'overtaken',
    filing: newer,
  })
})

test.each([412, 409])('a return submitted elsewhere is closed (%i)', async (status) => {
  expect(await world(new CallFailed(status, 'Submitted'), [completedFiling]).save(update)).toEqual({
    kind: 'closed',
    filing: completedFiling,
  })
})

test.each([new CallFailed(500, 'Broken'), new CallFailed(422, 'Disagrees'), new TypeError('offline')])(
  'any other failure is thrown: %s',
  async (failure) => {
    await expect(world(failure).save(update)).rejects.toBe(failure)
  },
)
