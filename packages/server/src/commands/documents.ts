import { readConfig } from '../env.ts'
import { removeBytes } from '../features/documents/doomed-bytes.ts'
import { findOrphans } from '../features/documents/sweep.ts'
import { openStorage } from '../open-storage.ts'
import { type Command, WrongUse } from './command.ts'
import { operatorHost } from './operator-host.ts'

const usage = 'documents orphans | remove-orphans'

/** Stored bytes older than a day that no document has: how many there are; remove them all, which the server does not do by itself for many. */
export const documents: Command = {
  usage,
  run: async ([action], { environment, say }) => {
    if (action !== 'orphans' && action !== 'remove-orphans') throw new WrongUse(usage)
    const storage = await openStorage(readConfig(environment))
    const host = operatorHost(storage)
    try {
      const { listed, paths } = await findOrphans(host)
      if (action === 'remove-orphans') await removeBytes(host, paths)
      const what = action === 'orphans' ? 'have no document' : 'had no document and were removed'
      say(`Of ${listed} stored files, ${paths.length} ${what}.`)
    } finally {
      await storage.database.close()
    }
  },
}
