import { audit } from './audit.ts'
import { backup, restore } from './backup.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'
import { deletions } from './deletions.ts'
import { doctor } from './doctor.ts'
import { documents } from './documents.ts'
import { keys } from './keys.ts'
import { migrate } from './migrate.ts'
import { news } from './news.ts'
import { users } from './users.ts'

const commands: Readonly<Record<string, Command>> = {
  backup,
  restore,
  deletions,
  documents,
  doctor,
  keys,
  migrate,
  users,
  news,
  audit,
}

/** Runs `aangiftewijs NAME …`. @throws {WrongUse} with the list of commands for an unknown one, and what the command throws */
export async function runCommand([name = '', ...words]: readonly string[], context: CommandContext): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new WrongUse(
      Object.values(commands)
        .map(({ usage }) => usage)
        .join('\n     aangiftewijs '),
    )
  await command.run(words, context)
}
