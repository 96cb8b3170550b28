import { existsSync } from 'node:fs'
import { QueryTypes } from 'sequelize'
import { leftBeside } from './backup/dump.ts'
import { createCipher } from './database/cipher.ts'
import { connectPostgres, connectSqlite } from './database/connection.ts'
import { type DatabaseLocation, locationOf, openDatabase } from './database/database.ts'
import { bringUpToDate, claimStore, installationIdOf, requireSameStore } from './database/installation.ts'
import type { Dependencies } from './dependencies.ts'
import { type Config, ConfigError } from './env.ts'
import { openDocumentStore } from './features/documents/store/index.ts'
import { dataKeyFile, openKeys } from './generated-keys.ts'

/** What the host keeps things in. */
export type Storage = Pick<Dependencies, 'config' | 'keys' | 'cipher' | 'database' | 'store' | 'installationId'>

/**
 * Opens the database, brings its tables up to date, and opens the document store that belongs to it.
 * @throws {ConfigError} with a sentence for the operator
 */
export async function openStorage(config: Config): Promise<Storage> {
  requireWhole(locationOf(config))
  await requireKeyOf(config)
  const keys = openKeys(config)
  const cipher = createCipher(keys.dataKeys)
  const database = openDatabase(locationOf(config), cipher)
  try {
    await bringUpToDate(database, cipher).catch((error: unknown) => {
      throw cannotUseDatabase(config, error)
    })
    const installationId = await installationIdOf(database)
    const store = await openDocumentStore(config)
    if (config.databaseUrl !== null || config.documentStore !== null)
      await requireSameStore(database, store, installationId)
    await claimStore(store, installationId)
    return { config, keys, cipher, database, store, installationId }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** SQLite empties the log of a file that is not there: who took only the file away would lose the rows in it. @throws {ConfigError} */
function requireWhole(location: DatabaseLocation): void {
  const left = 'sqliteFile' in location ? leftBeside(location) : []
  if (left.length > 0)
    throw new ConfigError(
      `The server cannot start: ${left.join(' and ')} ${left.length === 1 ? 'is' : 'are'} here without the file of that database; put them together again, or move them to where it is. Nothing was changed.`,
    )
}

/**
 * Refuses to make a data key beside a database of which there is one somewhere: it would open nothing, and nobody could tell any more
 * that it is not the right one.
 * @throws {ConfigError}
 */
async function requireKeyOf(config: Config): Promise<void> {
  const file = dataKeyFile(config.dataDir)
  const location = locationOf(config)
  const isNew = 'sqliteFile' in location && !existsSync(location.sqliteFile)
  if (config.dataKey !== null || existsSync(file) || isNew) return
  if (await isInstalled(config, location))
    throw new ConfigError(
      `The server cannot start: the file ${file} is not there, and the database was written with a data key; put that file back, or give the key in DATA_KEY. No key was made.`,
    )
}

/** Whether a server has been on a database. */
async function isInstalled(config: Config, location: DatabaseLocation): Promise<boolean> {
  const sequelize =
    'sqliteFile' in location ? connectSqlite(location.sqliteFile) : connectPostgres(location.postgresUrl)
  try {
    if (!(await sequelize.getQueryInterface().tableExists('installation'))) return false
    return (await sequelize.query('SELECT 1 FROM installation LIMIT 1', { type: QueryTypes.SELECT })).length > 0
  } catch (error) {
    throw cannotUseDatabase(config, error)
  } finally {
    await sequelize.close()
  }
}

/** What an operator reads of a database that does not answer as it should. */
export function cannotUseDatabase({ databaseUrl, dataDir }: Config, error: unknown): ConfigError {
  if (error instanceof ConfigError) return error
  const location = databaseUrl === null ? `in ${dataDir}` : `at ${new URL(databaseUrl).host}`
  const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
  return new ConfigError(`The server cannot start: the database ${location} cannot be used (${reason}).`)
}
