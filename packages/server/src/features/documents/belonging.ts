import { type ExtractedData, statementsOf } from '@aangiftewijs/domain/documents'
import { yearOf } from '@aangiftewijs/domain/tax-return'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { notFound } from '../../errors.ts'
import type { DocumentRow } from '../../models/document.ts'
import type { TaxFilingRow } from '../../models/tax-filing.ts'

type Host = Pick<Dependencies, 'database'>

/** The returns of a person that are being filled in, newest first. */
export async function openFilings(
  { database }: Host,
  userId: number,
  transaction?: Transaction,
): Promise<TaxFilingRow[]> {
  return database.models.taxFilings.findAll({
    where: { userId, completed: false },
    order: [
      ['createdAt', 'DESC'],
      ['id', 'DESC'],
    ],
    ...(transaction ? { transaction } : {}),
  })
}

/**
 * The return an upload is for: the one that is named, else the chosen one, while it can be changed; else the newest that can; null when
 * there is none.
 * @throws `not-found` for a return that is not the person's
 */
export async function filingForUpload(
  host: Host,
  userId: number,
  named: string | undefined,
): Promise<TaxFilingRow | null> {
  const open = await openFilings(host, userId)
  const id = Number(named || Number.NaN)
  if (named) {
    const where = { id, userId }
    const own = Number.isSafeInteger(id) ? await host.database.models.taxFilings.findOne({ where }) : null
    if (!own) throw notFound()
  }
  const chosen = named ? id : (await host.database.models.users.findByPk(userId))?.chosenFilingId
  return open.find((filing) => filing.id === chosen) ?? open[0] ?? null
}

/** A return's id, or null once it was discarded while a file was on its way to it. */
export async function stillThere(
  { database }: Host,
  id: number | null,
  transaction: Transaction,
): Promise<number | null> {
  return id && ((await database.models.taxFilings.findByPk(id, { attributes: ['id'], transaction }))?.id ?? null)
}

/** The years printed on the statements of a document. */
const yearsOn = (extractedData: ExtractedData | null): readonly number[] =>
  statementsOf({ extractedData }).flatMap((statement) => yearOf(statement) ?? [])

/**
 * The return a read document belongs to: the open one of a year printed on it, else the one it was uploaded for. What was submitted
 * stays as it was.
 */
export async function filingOfYear(host: Host, row: DocumentRow, transaction: Transaction): Promise<number | null> {
  const years = yearsOn(row.extractedData)
  const open = years.length === 0 ? [] : await openFilings(host, row.userId, transaction)
  const current = open.find(({ id }) => id === row.taxFilingId)
  if (current && years.includes(current.year)) return current.id
  return open.find(({ year }) => years.includes(year))?.id ?? row.taxFilingId
}

/**
 * Gives a return that was just started the documents that were waiting for it: those that belong to none yet, and those of its year
 * that stand with another return.
 */
export async function claimDocuments(host: Host, filing: TaxFilingRow, transaction: Transaction): Promise<void> {
  const rows = await host.database.models.documents.findAll({ where: { userId: filing.userId }, transaction })
  const others = new Set((await openFilings(host, filing.userId, transaction)).map(({ id }) => id))
  for (const row of rows) {
    const isWaiting = row.taxFilingId === null
    const isOfItsYear =
      row.verdict === null && others.has(row.taxFilingId ?? 0) && yearsOn(row.extractedData).includes(filing.year)
    if (!isWaiting && !isOfItsYear) continue
    row.taxFilingId = filing.id
    await row.save({ transaction })
  }
}
