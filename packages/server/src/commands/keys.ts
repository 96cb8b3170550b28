import { type Config, readConfig } from '../env.ts'
import { forgetOlderKeys, makeKeys, reseal } from '../keys/rotate-keys.ts'
import { openExisting } from '../open-existing.ts'
import type { Storage } from '../open-storage.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'

type Say = CommandContext['say']

async function encryptAnew(storage: Storage, say: Say): Promise<void> {
  const { values, documents, keyId } = await reseal(storage)
  say(`${values} values and ${documents} documents are encrypted with the data key ${keyId} now.`)
}

const actions: Readonly<Record<string, (config: Config, storage: Storage, say: Say) => Promise<void>>> = {
  rotate: async (config, storage, say) => {
    makeKeys(config, storage.keys)
    await encryptAnew(storage, say)
    if (config.dataKey === null)
      say('Keep the file data-key anew; keys forget drops the older key, which backups from before still need.')
    if (config.sessionSecret === null) say('The new session secret signs from the next start of the server on.')
  },
  resume: (_config, storage, say) => encryptAnew(storage, say),
  forget: async (config, storage, say) => {
    const dropped = await forgetOlderKeys(config, storage)
    say(
      config.dataKey === null
        ? `Older data keys dropped: ${dropped}.`
        : 'Nothing needs the keys in DATA_KEY_FALLBACKS any more: take them out.',
    )
  },
}

const usage = 'keys rotate | resume | forget'

/** New keys, and everything encrypted with them while the server runs; go on with that when it was broken off; drop the keys from before. */
export const keys: Command = {
  usage,
  run: async ([name = '', ...more], { environment, say }) => {
    const action = actions[name]
    if (!action || more.length > 0) throw new WrongUse(usage)
    const config = readConfig(environment)
    const storage = await openExisting(config)
    try {
      await action(config, storage, say)
    } finally {
      await storage.database.close()
    }
  },
}
