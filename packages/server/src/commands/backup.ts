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

/** A passphrase that did not reach the command must not go unnoticed. */
const sealedHow = (passphrase: string | null) =>
  passphrase === null
    ? 'not encrypted as a whole (BACKUP_PASSPHRASE is not set): user names, e-mail addresses and years can be read in it'
    : 'encrypted with the passphrase'

const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)

/** Database and documents into one file, while the server runs. */
export const backup: Command = {
  usage: 'backup FILE',
  run: async ([file, ...more], context) => {
    if (file === undefined || more.length > 0) throw new WrongUse(backup.usage)
    const passphrase = passphraseIn(context)
    const { documents, keyIds, isNoted } = await backUp(readConfig(context.environment), file, passphrase)
    context.say(
      `The database and ${counted(documents)} are in ${file}, ${sealedHow(passphrase)}. ${keysToKeep(keyIds)}`,
    )
    if (!isNoted)
      context.say('The database could not take down that there is a backup: doctor and metrics name the one before.')
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
