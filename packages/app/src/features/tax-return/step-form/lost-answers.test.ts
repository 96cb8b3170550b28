import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { SaveStep } from '@aangiftewijs/machines/tax-return'
import { expect, test } from 'vitest'
import { CallFailed } from '../../../ports/api.ts'
import { queryClientOf } from '../../../ports/queries.ts'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { answeredFiling } from '../../../testing/filing-fixtures.ts'
import { sanne } from '../../../testing/fixtures.ts'
import { saveStepWith } from './save-step.ts'

/** A server that does what it is sent, whose answers may be lost on their way: the same request then gets what was lost. */
function world(open: readonly TaxFiling[]) {
  let filings = open
  const lost: boolean[] = []
  const answered = new Map<string, TaxFiling>()
  const queryCache = createQueryCache({ '/api/user': sanne, '/api/tax-filings': open }, async () => filings)

  const made = (method: string, path: string, body: Partial<TaxFiling>, version: string | undefined): TaxFiling => {
    if (method === 'POST') {
      if (filings.some(({ year }) => year === body.year)) throw new CallFailed(409, 'The year is taken')
      return { ...answeredFiling, ...body, id: 40, version: 0 }
    }
    const filing = filings.find(({ id }) => path.endsWith(`/${id}`))
    if (filing === undefined || String(filing.version) !== version) throw new CallFailed(412, 'Changed elsewhere')
    return { ...filing, ...body, version: filing.version + 1 }
  }
  const done = (...asked: Parameters<typeof made>): TaxFiling => {
    const filing = made(...asked)
    filings = [filing, ...filings.filter(({ id }) => id !== filing.id)]
    return filing
  }
  const save = saveStepWith(
    queryClientOf(queryCache),
    async (method, path, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const isLost = lost.shift() ?? false
      const asked = JSON.stringify([method, path, body, headers])
      const filing = answered.get(asked) ?? done(method, path, body as Partial<TaxFiling>, headers['If-Match'])
      if (isLost) {
        answered.set(asked, filing)
        throw new TypeError('Failed to fetch')
      }
      answered.delete(asked)
      return filing as never
    },
  )
  return {
    save,
    /** The next answers, in turn, are lost (`true`) or not. */
    lose: (...which: readonly boolean[]) => void lost.push(...which),
    elsewhere: () => {
      filings = filings.map((filing) => ({ ...filing, version: filing.version + 1 }))
    },
  }
}

const { version } = answeredFiling
const income = (salary: number): SaveStep => ({
  kind: 'update',
  step: 'income',
  filingId: answeredFiling.id,
  version,
  changes: { incomeData: { salary, otherIncome: 0, taxWithheld: 0 }, currentStep: 'deductions' },
})
const setup = (year: number, isJointFiling: boolean): SaveStep => ({
  kind: 'create',
  step: 'setup',
  changes: { year, isJointFiling, currentStep: 'documents' },
})
const saved = (changes: object) => ({ kind: 'saved', filing: expect.objectContaining(changes) })

test('answers that were changed after a lost answer are saved on top of it', async () => {
  const { save, lose } = world([answeredFiling])
  lose(true)
  await expect(save(income(1))).rejects.toThrow('Failed to fetch')
  expect(await save(income(2))).toEqual(
    saved({ version: version + 2, incomeData: expect.objectContaining({ salary: 2 }) }),
  )
})

test('also when several in a row had none', async () => {
  const { save, lose } = world([answeredFiling])
  // The first is done; the second is refused, the first asked for again, and the second done on top of it.
  lose(true, false, false, true)
  await expect(save(income(1))).rejects.toThrow()
  await expect(save(income(2))).rejects.toThrow()
  expect(await save(income(3))).toEqual(
    saved({ version: version + 3, incomeData: expect.objectContaining({ salary: 3 }) }),
  )
})

test('what another window saved after the lost one is overwritten by nobody', async () => {
  const { save, lose, elsewhere } = world([answeredFiling])
  lose(true)
  await expect(save(income(1))).rejects.toThrow()
  elsewhere()
  expect(await save(income(2))).toMatchObject({ kind: 'overtaken', filing: { version: version + 2 } })
})

test('a return that was just started is gone on with, and another year is another return', async () => {
  const { save, lose } = world([])
  lose(true)
  await expect(save(setup(2024, false))).rejects.toThrow()
  expect(await save(setup(2024, true))).toEqual(saved({ id: 40, version: 1, isJointFiling: true }))
  await expect(save(setup(2024, false))).rejects.toThrow('The year is taken')
})
