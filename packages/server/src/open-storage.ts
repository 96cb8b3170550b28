import { existsSync } from 'node:fs'
import { QueryTypes } from 'sequelize'
import { leftBeside } from './backup/dump.ts'
import { type Cipher, createCipher } from './database/cipher.ts'
import { connectPostgres, connectSqlite } from './database/connection.ts'
import { type Database, type DatabaseLocation, locationOf, openDatabase } from './database/database.ts'
import { bringUpToDate, claimStore, installationIdOf, requireSameStore } from './database/installation.ts'
import type { Tell } from './database/table-locks.ts'
import type { Dependencies } from './dependencies.ts'
import { type Config, ConfigError } from './env.ts'
import { openDocumentStore } from './features/documents/store/index.ts'
import { dataKeyFile, openKeys } from './generated-keys.ts'

/** What the host keeps things in. */
export type Storage = Pick<Dependencies, 'config' | 'keys' | 'cipher' | 'database' | 'store' | 'installationId'>

/**
 * Opens the database, brings its tables up to date, and opens the document store that belongs to it.
 * @param tell hears how far the tables are
 * @throws {ConfigError} with a sentence for the operator; nothing that was there is changed then
 */
export async function openStorage(config: Config, tell?: Tell): Promise<Storage> {
  const location = locationOf(config)
  requireWhole(location)
  await requireKeyOf(config)
  const keys = openKeys(config)
  const cipher = createCipher(keys.dataKeys)
  let database = openDatabase(location, cipher, 'changing')
  try {
    const store = await openDocumentStore(config)
    let installationId = ''
    const requireOwnStore = async () => {
      installationId = await installationIdOf(database)
      if (config.databaseUrl !== null || config.documentStore !== null)
        await requireSameStore(database, store, installationId)
      await claimStore(store, installationId)
    }
    try {
      await bringUpToDate(database, cipher, requireOwnStore, tell)
      database = await openToWork(database, location, cipher)
    } catch (error) {
      throw cannotUseDatabase(config, error)
    }
    return { config, keys, cipher, database, store, installationId }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** On Postgres another one, whose connections nobody can change the tables under. @returns it, once it was tried */
async function openToWork(database: Database, location: DatabaseLocation, cipher: Cipher): Promise<Database> {
  if ('sqliteFile' in location) return database
  await database.close()
  const working = openDatabase(location, cipher, 'working')
  try {
    await working.sequelize.authenticate()
    return working
  } catch (error) {
    await working.close()
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
