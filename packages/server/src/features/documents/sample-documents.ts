import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { DocumentType, SampleDocument, TaxDocument } from '@aangiftewijs/domain/documents'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { filingForUpload, openFilings } from './belonging.ts'
import { listDocuments, startScan, storeDocument } from './service.ts'

/** The folder of the generated files; the same from the sources and from the build. */
const folder = new URL('../../../samples/', import.meta.url)

/** The year they are of. */
export const sampleYear = 2024

/** The files on offer, made by `scripts/corpus/samples.mjs`. Fictional throughout. */
interface Sample {
  readonly name: string
  readonly type: DocumentType
  readonly description: string
}

/** Those that are loaded together. Spec 1 § 2. */
const loaded: readonly Sample[] = [
  {
    name: 'jaaropgaaf-2024-bakkerij-de-korenschoof.pdf',
    type: 'income_statement',
    description: 'Jaaropgaaf 2024, Bakkerij De Korenschoof B.V.',
  },
  {
    name: 'jaaropgaaf-2024-stichting-de-leeszaal.pdf',
    type: 'income_statement',
    description: 'Jaaropgaaf 2024, Stichting De Leeszaal',
  },
  {
    name: 'jaaroverzicht-hypotheek-2024.pdf',
    type: 'mortgage_statement',
    description: 'Jaaroverzicht hypotheek 2024, Voorbeeld Hypotheken N.V.',
  },
]

const samples: readonly Sample[] = [
  ...loaded,
  {
    name: 'jaaroverzicht-bank-2024.pdf',
    type: 'investment_statement',
    description: 'Jaaroverzicht bank 2024, Voorbeeldbank N.V.',
  },
  { name: 'voorlopige-aanslag-2024.pdf', type: 'other', description: 'Voorlopige aanslag 2024' },
]

/** The bytes of a sample; null for any other name. */
export const sampleFile = async (name: string): Promise<Buffer | null> =>
  samples.some((sample) => sample.name === name) ? readFile(new URL(name, folder)) : null

/** The samples as `GET /api/sample-documents` lists them. */
export const listSamples = (): Promise<readonly SampleDocument[]> =>
  Promise.all(
    samples.map(async ({ name, type, description }) => ({
      name,
      type,
      filesize: (await readFile(new URL(name, folder))).length,
      description,
    })),
  )

/** Milliseconds the samples are waited for together. */
const scanTimeout = 4_000

/**
 * Puts the samples a person does not have yet through the same door as any upload. Whose name is on them does not matter: who practises
 * with them in a return of their year counts them.
 * @returns all of theirs that are samples
 */
export async function loadSamples(dependencies: Dependencies, userId: number): Promise<readonly TaxDocument[]> {
  const { documents } = dependencies.database.models
  const filing = await filingForUpload(dependencies, userId, undefined)
  const open = new Set<number | null>([null, ...(await openFilings(dependencies, userId)).map(({ id }) => id)])
  const scans: Promise<void>[] = []
  const ids: number[] = []
  for (const { name, type } of loaded) {
    const bytes = await readFile(new URL(name, folder))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const find = async (within: { readonly transaction?: Transaction }) => {
      const rows = await documents.findAll({ where: { userId, type }, ...within })
      return rows.find((row) => open.has(row.taxFilingId) && row.sha256 === sha256) ?? null
    }
    // Asked again while one is stored: another call may load the same samples.
    let known = await find({})
    const sample = {
      userId,
      taxFilingId: filing?.id ?? null,
      verdict: filing?.year === sampleYear ? ('mine' as const) : null,
      type,
      file: { name, size: bytes.length, bytes },
      password: null,
    }
    const row =
      known ??
      (await storeDocument(dependencies, sample, {
        findInItsPlace: async (transaction) => {
          known = await find({ transaction })
          return known
        },
      }))
    if (known === null) scans.push(startScan(scanTimeout, dependencies, row, null))
    ids.push(row.id)
  }
  await Promise.all(scans)
  const all = await listDocuments(dependencies, userId)
  return all.filter((document) => ids.includes(document.id))
}
