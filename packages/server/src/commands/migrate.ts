import { createCipher } from '../database/cipher.ts'
import { locationOf, openDatabase } from '../database/database.ts'
import type { Migrator } from '../database/migrator.ts'
import { readConfig } from '../env.ts'
import { openKeys } from '../generated-keys.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'

type Say = CommandContext['say']

const actions: Readonly<Record<string, (migrator: Migrator, say: Say) => Promise<void>>> = {
  status: async (migrator, say) => {
    for (const { name, state } of await migrator.status()) say(`${state.padEnd(8)} ${name}`)
  },
  up: async (migrator, say) => {
    const names = await migrator.up()
    say(names.length === 0 ? 'Nothing is pending.' : `Done: ${names.join(', ')}.`)
  },
  down: async (migrator, say) => {
    const name = await migrator.down()
    say(name === null ? 'Nothing is left to undo.' : `Undone: ${name}.`)
  },
}

const usage = 'migrate status | up | down'

/** What was done to the tables and what is pending; bring them up to date; undo the last change. For a server that is stopped. */
export const migrate: Command = {
  usage,
  run: async ([name = ''], { environment, say }) => {
    const action = actions[name]
    if (!action) throw new WrongUse(usage)
    const config = readConfig(environment)
    const database = openDatabase(locationOf(config), createCipher(openKeys(config).dataKeys))
    try {
      await action(database.migrator, say)
    } finally {
      await database.close()
    }
  },
}
