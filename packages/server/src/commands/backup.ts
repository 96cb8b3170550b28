import { backUp, restore as restoreBackup } from '../backup/backup.ts'
import { backupsSince } from '../deletions/kept-list.ts'
import { listBeside } from '../deletions/list-beside.ts'
import { type Config, readConfig } from '../env.ts'
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

/** A restore must not bring anybody back who left. */
function saidOfDeletions(config: Config, file: string, madeAt: string, since: number | null): string {
  const list = listBeside(file)
  const others =
    'Is there still the store that was used last? Then first `deletions apply` with its address or folder: it knows those after the last backup.'
  if (since === null)
    return `There is no list of deleted accounts (${list}): whoever deleted theirs since is back until you say \`deletions apply\`. ${others}`
  const tooOld =
    new Date(madeAt) < backupsSince(config, new Date())
      ? ' This backup is older than that list goes back (BACKUP_DAYS): some may stay that were deleted.'
      : ''
  return `Deleted since, and deleted again when the server starts: ${since} (${list}).${tooOld} ${others}`
}

const counted = (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`)

/** Database and documents into one file, while the server runs. */
export const backup: Command = {
  usage: 'backup FILE',
  run: async ([file, ...more], context) => {
    if (file === undefined || more.length > 0) throw new WrongUse(backup.usage)
    const passphrase = passphraseIn(context)
    const { documents, keyIds, isNoted, isListed } = await backUp(readConfig(context.environment), file, passphrase)
    context.say(
      `The database and ${counted(documents)} are in ${file}, ${sealedHow(passphrase)}. ${keysToKeep(keyIds)}`,
    )
    if (!isListed)
      context.say(
        `Who deleted their account could not be written into ${listBeside(file)}: a restore may bring them back.`,
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
    const { documents, madeAt, missingKeyIds, deletedSince } = await restoreBackup(config, file, passphraseIn(context))
    context.say(`The database and ${counted(documents)} of ${madeAt} are back. Start the server.`)
    context.say(saidOfDeletions(config, file, madeAt, deletedSince))
    if (missingKeyIds.length > 0)
      context.say(
        `Some documents open for nobody until the data key ${missingKeyIds.join(' and ')} is here, too: in DATA_KEY_FALLBACKS, or as a further line of the file data-key.`,
      )
  },
}
