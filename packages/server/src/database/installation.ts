import { randomUUID } from 'node:crypto'
import type { DocumentStore } from '../dependencies.ts'
import { ConfigError } from '../env.ts'
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
