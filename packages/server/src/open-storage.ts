import { createCipher } from './database/cipher.ts'
import { type Database, locationOf, openDatabase } from './database/database.ts'
import { claimStore, installationIdOf, requireDataKey, requireSameStore } from './database/installation.ts'
import type { Dependencies } from './dependencies.ts'
import { type Config, ConfigError } from './env.ts'
import { openDocumentStore } from './features/documents/store/index.ts'
import { openKeys } from './generated-keys.ts'

/** What the host keeps things in. */
export type Storage = Pick<Dependencies, 'config' | 'keys' | 'cipher' | 'database' | 'store' | 'installationId'>

/**
 * Opens the database, brings its tables up to date, and opens the document store that belongs to it.
 * @throws {ConfigError} with a sentence for the operator
 */
export async function openStorage(config: Config): Promise<Storage> {
  const keys = openKeys(config)
  const cipher = createCipher(keys.dataKeys)
  const database = openDatabase(locationOf(config), cipher)
  try {
    await migrateOrExplain(database, config)
    await requireDataKey(database, cipher)
    const installationId = await installationIdOf(database)
    const store = await openDocumentStore(config)
    if (config.databaseUrl !== null) await requireSameStore(database, store, installationId)
    await claimStore(store, installationId)
    return { config, keys, cipher, database, store, installationId }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function migrateOrExplain(database: Database, config: Config): Promise<void> {
  try {
    await database.migrator.up()
  } catch (error) {
    throw cannotUseDatabase(config, error)
  }
}

/** What an operator reads of a database that does not answer as it should. */
export function cannotUseDatabase({ databaseUrl, dataDir }: Config, error: unknown): ConfigError {
  const location = databaseUrl === null ? `in ${dataDir}` : `at ${new URL(databaseUrl).host}`
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
  return new ConfigError(`The server cannot start: the database ${location} cannot be used (${reason}).`)
}
