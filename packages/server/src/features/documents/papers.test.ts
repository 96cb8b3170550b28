import { readFileSync } from 'node:fs'
import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { householdOf } from '@aangiftewijs/domain/lawful-result'
import {
  alsoPrefillFrom,
  alsoSuggested,
  besidePapers,
  ownDocuments,
  standingOf,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { startReturn } from './testing/calls.ts'
import { listedWhenRead, upload } from './testing/upload.ts'

const sample = (name: string) => readFileSync(new URL(`../../../samples/${name}.pdf`, import.meta.url))
const bank = sample('jaaroverzicht-bank-2024')
const assessment = sample('voorlopige-aanslag-2024')
const bakery = sample('jaaropgaaf-2024-bakkerij-de-korenschoof')

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

let count = 0
/** A person with a return of a year, and the papers they dropped in without saying what they are. */
async function returnWith(year: number, ...files: readonly Uint8Array[]) {
  count += 1
  const person = server.browser()
  const { id: userId } = await person.register(`papers-${count}`)
  const filing = await startReturn(person, userId, year)
  for (const [at, file] of files.entries())
    await upload(server, person, { file, name: `${at}.pdf`, type: 'recognise', userId })
  return { person, filing, documents: await listedWhenRead(person) }
}

const filledIn = (filing: TaxFiling, documents: readonly TaxDocument[]) =>
  alsoSuggested('income', alsoPrefillFrom(ownDocuments(filing, documents), []))

describe('papers of the bank and the tax authority', () => {
  it('are recognised, and fill in what the law asks', async () => {
    const { filing, documents } = await returnWith(2024, bank, assessment)
    expect(documents.map(({ type, status }) => [type, status])).toEqual([
      ['investment_statement', 'passed'],
      ['other', 'passed'],
    ])
    expect(filledIn(filing, documents)).toEqual({
      savings: 50_540.15,
      investments: 31_750.4,
      debts: 6_400,
      dividendTaxWithheld: 91.8,
      provisionalPaid: 1_320,
    })
  })

  it('count in the result before anything is saved', async () => {
    const { filing, documents } = await returnWith(2024, bakery, bank, assessment)
    const own = householdOf(filing, documents)?.household
    expect([own?.box3, own?.taxpayer.dividendTaxWithheld, own?.taxpayer.provisionalAssessment]).toEqual([
      { savings: 50_540_15, investments: 31_750_40, debts: 6_400_00 },
      91_80,
      1_320_00,
    ])
  })

  it('that a person cleared count as nothing, without script, too, and are not written into what is submitted', async () => {
    const { person, filing, documents } = await returnWith(2024, bakery, bank)
    const cleared = { savings: 0, investments: 0, debts: 0, dividendTaxWithheld: 0 }
    const left = Object.keys(cleared).flatMap((name) => [name, name + besidePapers].map((control) => [control, '']))
    await person.post('/tax-filing/income', { salary: '60.000', taxWithheld: '15.000', ...Object.fromEntries(left) })
    await person.post('/tax-filing/deductions', { mortgageInterest: '' })
    const [saved]: TaxFiling[] = JSON.parse((await person.get('/api/tax-filings')).text)
    const stated = saved && householdOf(saved, documents)
    expect([saved?.incomeData, stated?.household.box3 ?? null, stated?.gaps]).toMatchObject([
      cleared,
      { savings: 0, investments: 0, debts: 0 },
      ['papers-differ'],
    ])
    expect((await person.post('/tax-filing/submit', { confirmation: 'on' })).status).toBe(303)
    const [submitted]: TaxFiling[] = JSON.parse((await person.get('/api/tax-filings')).text)
    expect([submitted?.id, submitted?.completed, submitted?.incomeData]).toMatchObject([filing.id, true, cleared])
  })

  it('of another year fill in nothing, and say why', async () => {
    const { filing, documents } = await returnWith(2023, bank)
    expect([
      filledIn(filing, documents),
      documents.map((document) => standingOf(document, filing, documents).doubts.map(({ kind }) => kind)),
    ]).toEqual([{}, [['year']]])
  })
})
