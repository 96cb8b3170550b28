import { randomUUID } from 'node:crypto'
import { Op } from 'sequelize'
import type { DocumentStore } from '../dependencies.ts'
import { ConfigError } from '../env.ts'
import { type Cipher, UnsealError } from './cipher.ts'
import type { Database } from './database.ts'

/** What is known of this installation under a name; made when there is nothing. Of processes that start together, one makes it. */
async function knownValue({ models, write }: Database, name: string, make: () => string): Promise<string> {
  const found = await models.installation.findByPk(name)
  if (found) return found.value
  return write(async (transaction) => {
    await models.installation.bulkCreate([{ name, value: make() }], { ignoreDuplicates: true, transaction })
    return (await models.installation.findByPk(name, { rejectOnEmpty: true, transaction })).value
  })
}

/** The id of the installation a database belongs to: its documents lie under this name in the store. */
export const installationIdOf = (database: Database): Promise<string> => knownValue(database, 'id', randomUUID)

const checkedText = 'the data key fits'
const checkAad = 'installation.key-check'

/**
 * Compares the data key with the one this database was written with.
 * @throws {ConfigError} when it is another: what is stored could not be read, and what is written could not be read later
 */
export async function requireDataKey(database: Database, cipher: Cipher): Promise<void> {
  try {
    // First what people's rows hold: in a database from before the check, the check would be made with the wrong key.
    const user = await database.models.users.findOne({ where: { bsn: { [Op.not]: null } }, order: [['id', 'ASC']] })
    void user?.bsn
    const sealed = await knownValue(database, 'key-check', () => cipher.sealText(checkedText, checkAad))
    cipher.openText(sealed, checkAad)
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error
    throw new ConfigError(
      'The server cannot start: the data key is not the one this database was written with; put the right one back in DATA_KEY or in the file data-key of the data folder.',
    )
  }
}

/** Where a store says whose it is. */
const marker = 'installation'

/**
 * Puts the installation's name on its document store.
 * @throws {ConfigError} when another installation's is there, or the store cannot be used.
 */
export async function claimStore(store: DocumentStore, installationId: string): Promise<void> {
  const found = await store.get(marker).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The server cannot start: the document store cannot be used (${reason}).`)
  })
  if (found === null) return store.put(marker, Buffer.from(installationId))
  const owner = Buffer.from(found).toString('utf8')
  if (owner === installationId) return
  throw new ConfigError(
    `The server cannot start: the document store belongs to installation ${owner} and this database to ${installationId}; give each a store of its own, or, when the other is gone for good, remove the entry "${marker}" from the store.`,
  )
}
