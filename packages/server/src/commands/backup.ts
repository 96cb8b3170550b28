import { backUp, restore as restoreBackup } from '../backup/backup.ts'
import { readConfig } from '../env.ts'
import { type Command, type CommandContext, WrongUse } from './command.ts'

/** Encrypts a backup and opens it again; without it a backup is encrypted as far as the data in it is. */
const passphraseIn = ({ environment }: CommandContext) => environment.BACKUP_PASSPHRASE || null

/** What an operator has to keep beside a backup. */
const keysToKeep = ([keyId = '', ...older]: readonly string[]) =>
  older.length === 0
    ? `The data key ${keyId} is not: keep it elsewhere, without it the backup opens for nobody.`
    : `The data keys ${[keyId, ...older].join(' and ')} are not: keep all of them elsewhere, without each the backup cannot be restored.`

const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)

/** Database and documents into one file, while the server runs. */
export const backup: Command = {
  usage: 'backup FILE',
  run: async ([file, ...more], context) => {
    if (file === undefined || more.length > 0) throw new WrongUse(backup.usage)
    const { documents, keyIds } = await backUp(readConfig(context.environment), file, passphraseIn(context))
    context.say(`The database and ${counted(documents)} are in ${file}. ${keysToKeep(keyIds)}`)
  },
}

/** A backup into an empty place, with the server stopped. */
export const restore: Command = {
  usage: 'restore FILE',
  run: async ([file, ...more], context) => {
    if (file === undefined || more.length > 0) throw new WrongUse(restore.usage)
    const config = readConfig(context.environment)
    const { documents, madeAt, missingKeyIds } = await restoreBackup(config, file, passphraseIn(context))
    context.say(`The database and ${counted(documents)} of ${madeAt} are back. Start the server.`)
    if (missingKeyIds.length > 0)
      context.say(
        `Some documents open for nobody until the data key ${missingKeyIds.join(' and ')} is here, too: in DATA_KEY_FALLBACKS, or as a further line of the file data-key.`,
      )
  },
}
