import { Op } from 'sequelize'
import type { Dependencies } from '../dependencies.ts'
import { readConfig } from '../env.ts'
import { removeBytes, removeDueBytes } from '../features/documents/doomed-bytes.ts'
import { deleteExpired, findOrphans } from '../features/documents/sweep.ts'
import { openStorage } from '../open-storage.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'
import { operatorHost } from './operator-host.ts'

type Action = (host: Dependencies, say: CommandContext['say']) => Promise<void>

/** Milliseconds after which a document that is still being read is worth a look: no reading takes that long, waiting may. */
const longForReading = 10 * 60_000

/** Named by number: file names are personal. */
const findStuck = ({ database, clock }: Dependencies) =>
  database.models.documents.findAll({
    where: { status: 'scanning', uploadedAt: { [Op.lt]: new Date(clock.now().getTime() - longForReading) } },
    order: [['id', 'ASC']],
  })

const actions: Readonly<Record<string, Action>> = {
  orphans: async (host, say) => {
    const { listed, paths } = await findOrphans(host)
    say(`Of ${listed} stored files, ${paths.length} have no document.`)
  },
  'remove-orphans': async (host, say) => {
    const { listed, paths } = await findOrphans(host)
    await removeBytes(host, paths)
    say(`Of ${listed} stored files, ${paths.length} had no document and were removed.`)
  },
  sweep: async (host, say) => {
    const expired = await deleteExpired(host)
    const due = await removeDueBytes(host, host.clock.now())
    say(`${expired} documents past their time were deleted, and ${due} files that no document has.`)
  },
  stuck: async (host, say) => {
    const stuck = await findStuck(host)
    for (const { id, uploadedAt, scanAttempts, leasedUntil } of stuck) {
      const isLeased = leasedUntil !== null && leasedUntil > host.clock.now()
      const who = isLeased ? 'a server has it' : 'no server has it'
      say(`Document ${id}, uploaded ${uploadedAt.toISOString()}: begun ${scanAttempts} times, ${who}.`)
    }
    say(`${stuck.length} documents have been waiting or read for more than ten minutes.`)
  },
}

const usage = 'documents stuck | sweep | orphans | remove-orphans'

/**
 * Documents that wait for longer than they should; what the hourly job does, now; and stored bytes older than a day that no document has: how
 * many, or remove them all, which the server does not do by itself for many.
 */
export const documents: Command = {
  usage,
  run: async ([name = ''], { environment, say }) => {
    const action = actions[name]
    if (!action) throw new WrongUse(usage)
    const storage = await openStorage(readConfig(environment))
    try {
      await action(operatorHost(storage), say)
    } finally {
      await storage.database.close()
    }
  },
}
