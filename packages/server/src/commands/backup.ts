import { backUp, restore as restoreBackup } from '../backup/backup.ts'
import { readConfig } from '../env.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'

/** Encrypts a backup and opens it again; without it a backup is encrypted as far as the data in it is. */
const passphraseIn = ({ environment }: CommandContext) => environment.BACKUP_PASSPHRASE || null

const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)

/** Database and documents into one file, while the server runs. */
export const backup: Command = {
  usage: 'backup FILE',
  run: async ([file, ...more], context) => {
    if (file === undefined || more.length > 0) throw new WrongUse(backup.usage)
    const { documents, keyId } = await backUp(readConfig(context.environment), file, passphraseIn(context))
    context.say(
      `The database and ${counted(documents)} are in ${file}. The data key ${keyId} is not: keep it elsewhere, without it the backup opens for nobody.`,
    )
  },
}

/** A backup into an empty place, with the server stopped. */
export const restore: Command = {
  usage: 'restore FILE',
  run: async ([file, ...more], context) => {
    if (file === undefined || more.length > 0) throw new WrongUse(restore.usage)
    const { documents, madeAt } = await restoreBackup(readConfig(context.environment), file, passphraseIn(context))
    context.say(`The database and ${counted(documents)} of ${madeAt} are back. Start the server.`)
  },
}
