import { type Cipher, createCipher } from '../database/cipher.ts'
import { type Database, locationOf, openDatabase } from '../database/database.ts'
import { takeFolder } from '../database/folder-lock.ts'
import { bringUpToDate } from '../database/installation.ts'
import type { Tell } from '../database/table-locks.ts'
import { type Config, readConfig } from '../env.ts'
import { openKeys, prepareDataDir } from '../generated-keys.ts'
import { requireInstallation, requireServersUser } from '../open-existing.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'

type Say = CommandContext['say']

interface Action {
  /** What has to be so before it. @returns what is to be let go after it */
  readonly prepare: (config: Config) => Promise<() => Promise<void>>
  readonly run: (database: Database, say: Say, cipher: Cipher) => Promise<void>
}

const nothingTaken = async () => {}

/** No server works on tables that change: the folder's lock sees to that of an SQLite file, the migrator of Postgres. */
async function takeTables(config: Config): Promise<() => Promise<void>> {
  requireServersUser(config.dataDir)
  prepareDataDir(config)
  return config.databaseUrl === null ? takeFolder(config.dataDir, 'No table was changed') : nothingTaken
}

const actions: Readonly<Record<string, Action>> = {
  status: {
    prepare: async (config) => {
      await requireInstallation(config)
      return nothingTaken
    },
    run: async ({ migrator }, say) => {
      for (const { name, state } of await migrator.status()) say(`${state.padEnd(8)} ${name}`)
    },
  },
  up: {
    prepare: takeTables,
    run: async (database, say, cipher) => {
      const tell: Tell = (details, text) => say([text, ...Object.values(details)].join(' '))
      const names = await bringUpToDate(database, cipher, undefined, tell)
      say(names.length === 0 ? 'Nothing is pending.' : `Done: ${names.join(', ')}.`)
    },
  },
  down: {
    prepare: async (config) => {
      await requireInstallation(config)
      return takeTables(config)
    },
    run: async ({ migrator }, say) => {
      const name = await migrator.down()
      say(name === null ? 'Nothing is left to undo.' : `Undone: ${name}.`)
    },
  },
}

const usage = 'migrate status | up | down'

/** What was done to the tables and what is pending; bring them up to date; undo the last change. For a server that is stopped. */
export const migrate: Command = {
  usage,
  run: async ([name = '', ...more], { environment, say }) => {
    const action = actions[name]
    if (!action || more.length > 0) throw new WrongUse(usage)
    const config = readConfig(environment)
    const release = await action.prepare(config)
    try {
      const cipher = createCipher(openKeys(config).dataKeys)
      const database = openDatabase(locationOf(config), cipher, 'changing')
      try {
        await action.run(database, say, cipher)
      } finally {
        await database.close()
      }
    } finally {
      await release()
    }
  },
}
