import { verifyTrail } from '../audit/audit.ts'
import { ConfigError, readConfig } from '../env.ts'
import { openExisting } from '../open-existing.ts'
import { type Command, WrongUse } from './command.ts'

const usage = 'audit verify'

/** Whether the trail of what was done is whole; its last hash, kept elsewhere, shows that nothing was taken from its end. */
export const audit: Command = {
  usage,
  run: async ([action, ...more], { environment, say }) => {
    if (action !== 'verify' || more.length > 0) throw new WrongUse(usage)
    const { database } = await openExisting(readConfig(environment))
    try {
      const { entries, brokenAt, hash } = await verifyTrail(database)
      if (brokenAt !== null)
        throw new ConfigError(
          `The trail is broken at entry ${brokenAt}, after ${entries} that are as they were written.`,
        )
      say(`All ${entries} entries are as they were written. The last one: ${hash}`)
    } finally {
      await database.close()
    }
  },
}
