import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isEmptyPlace } from './backup/dump.ts'
import { createCipher } from './database/cipher.ts'
import { connectPostgres } from './database/connection.ts'
import { type Database, type DatabaseLocation, locationOf, openDatabase } from './database/database.ts'
import { type Config, ConfigError } from './env.ts'
import { dataKeyFile, openKeys, sessionSecretFile } from './generated-keys.ts'
import { cannotUseDatabase, openStorage, type Storage } from './open-storage.ts'

const root = 0

/**
 * Refuses root where the server is somebody else: what root writes, such as documents encrypted anew, the server could not read.
 * @param user the number of who runs this; for tests
 * @throws {ConfigError}
 */
export function requireServersUser(dataDir: string, user = process.geteuid?.()): void {
  const files = [join(dataDir, 'aangiftewijs.sqlite'), dataKeyFile(dataDir), sessionSecretFile(dataDir)]
  const owner = files.map((file) => statSync(file, { throwIfNoEntry: false })?.uid).find((uid) => uid !== undefined)
  if (user !== root || owner === undefined || owner === root) return
  throw new ConfigError(
    `What is in ${dataDir} belongs to user ${owner}: run this as that user (sudo -u '#${owner}'), for the server could not read what root writes. Nothing was done.`,
  )
}

async function isThere(location: DatabaseLocation, config: Config): Promise<boolean> {
  if ('sqliteFile' in location) return existsSync(location.sqliteFile)
  const sequelize = connectPostgres(location.postgresUrl)
  try {
    return !(await isEmptyPlace(sequelize, location))
  } catch (error) {
    throw cannotUseDatabase(config, error)
  } finally {
    await sequelize.close()
  }
}

/**
 * Refuses a place in which no server has been, and makes nothing there: a command with another DATA_DIR than the server's would find
 * an installation of its own, in which all is well.
 * @throws {ConfigError}
 */
export async function requireInstallation(config: Config): Promise<void> {
  const { dataDir, databaseUrl, dataKey } = config
  requireServersUser(dataDir)
  if (!(await isThere(locationOf(config), config))) {
    const where = databaseUrl === null ? dataDir : new URL(databaseUrl).host
    const setting = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'
    throw new ConfigError(
      `There is no database of a server ${databaseUrl === null ? 'in' : 'at'} ${where}: give this command the server's settings, ${setting} first. Nothing was made.`,
    )
  }
  if (dataKey === null && !existsSync(dataKeyFile(dataDir)))
    throw new ConfigError(
      `The file ${dataKeyFile(dataDir)} is not there: put it back, or give this command the server's DATA_KEY. Nothing was made.`,
    )
}

/** @throws {ConfigError} when the tables are of another version of the server: changing them is for a start */
export async function requireCurrent({ migrator }: Database): Promise<void> {
  const others = (await migrator.status()).filter(({ state }) => state !== 'done')
  const newer = others.filter(({ state }) => state === 'unknown').map(({ name }) => name)
  if (newer.length > 0)
    throw new ConfigError(
      `The database was changed by a newer version of the server than this command (${newer.join(', ')}): use the command of that version, and stop every server of this one (docs/operations.md, Updating).`,
    )
  if (others.length > 0)
    throw new ConfigError(
      'The database is of another version of the server than this command: use the command of that version, or start this version of the server first (docs/operations.md, Updating).',
    )
}

/**
 * Opens what a server keeps, for a command beside it. Nothing is made where there is nothing, and no table is changed.
 * @throws {ConfigError} with a sentence for the operator
 */
export async function openExisting(config: Config): Promise<Storage> {
  await requireInstallation(config)
  const database = openDatabase(locationOf(config), createCipher(openKeys(config).dataKeys))
  try {
    await requireCurrent(database)
  } catch (error) {
    throw cannotUseDatabase(config, error)
  } finally {
    await database.close()
  }
  return openStorage(config)
}
