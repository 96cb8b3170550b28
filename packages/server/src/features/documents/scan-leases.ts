import { unreadYet } from '@aangiftewijs/domain/documents'
import { Op } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import type { DocumentRow } from '../../models/document.ts'
import { scannerOf } from './scanners.ts'

/** Milliseconds a server has a document to itself without saying so again; it says so, and looks for what others left, four times as often. */
const leaseTime = 20_000
export const leaseEvery = leaseTime / 4

type Host = Pick<Dependencies, 'database' | 'clock'>

/** Until when a scan that begins now is this server's. */
export const leaseEnd = ({ clock }: Pick<Dependencies, 'clock'>): Date => new Date(clock.now().getTime() + leaseTime)

/** Says of the documents this server reads, or will read, that it still does. */
export async function renewLeases(dependencies: Dependencies): Promise<void> {
  const ids = scannerOf(dependencies).documents()
  if (ids.length === 0) return
  const { models, writeInBackground } = dependencies.database
  const leasedUntil = leaseEnd(dependencies)
  await writeInBackground((transaction) =>
    models.documents.update({ leasedUntil }, { where: { id: [...ids], status: { [Op.in]: unreadYet } }, transaction }),
  )
}

/** Takes documents whose server has not said for a while that it reads them. Of two servers that ask at once, one gets each. */
export async function takeAbandoned(host: Host): Promise<readonly DocumentRow[]> {
  const { models, writeInBackground } = host.database
  const now = host.clock.now()
  const isAbandoned = {
    status: { [Op.in]: unreadYet },
    leasedUntil: { [Op.or]: [{ [Op.is]: null }, { [Op.lt]: now }] },
  }
  const found = await models.documents.findAll({ where: isAbandoned, order: [['id', 'ASC']] })
  const taken: DocumentRow[] = []
  for (const row of found) {
    const [count] = await writeInBackground((transaction) =>
      models.documents.update({ leasedUntil: leaseEnd(host) }, { where: { ...isAbandoned, id: row.id }, transaction }),
    )
    if (count === 1) taken.push(row)
  }
  return taken
}
