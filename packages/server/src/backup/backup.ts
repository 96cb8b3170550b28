import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCipher } from '../database/cipher.ts'
import { type Database, locationOf, openDatabase } from '../database/database.ts'
import { takeFolder } from '../database/folder-lock.ts'
import { claimStore, installationIdOf, isKeyFinished, requireDataKey } from '../database/installation.ts'
import { type Config, ConfigError } from '../env.ts'
import { openDocumentStore } from '../features/documents/store/index.ts'
import { dataKeyFile, openKeys } from '../generated-keys.ts'
import { type Manifest, readArchive, verifyArchive, writeArchive } from './archive.ts'
import { dumpDatabase, isEmptyPlace, restoreDatabase } from './dump.ts'

/** How many files, and of which key and moment. */
export interface BackedUp {
  readonly documents: number
  readonly keyId: string
  readonly madeAt: string
}

const databaseName = 'database'
const documentsFolder = 'documents'

/**
 * Writes database and documents to a file, while the server runs: the database of one moment, then every document it knows that
 * has not been deleted since. No key is in it.
 * @throws {ConfigError} in one sentence
 */
export async function backUp(config: Config, file: string, passphrase: string | null): Promise<BackedUp> {
  if (existsSync(file)) throw new ConfigError(`${file} exists already; nothing was written over it.`)
  const { dataKeys } = openKeys(config)
  const cipher = createCipher(dataKeys)
  const location = locationOf(config)
  const database = openDatabase(location, cipher)
  const dump = `${file}.database`
  try {
    await requireCurrent(database)
    await requireDataKey(database, cipher)
    const installationId = await installationIdOf(database)
    const store = await openDocumentStore(config)
    const isOneKey = await isKeyFinished(database, cipher)
    const about: Omit<Manifest, 'format' | 'files'> = {
      madeAt: new Date().toISOString(),
      installationId,
      keyId: cipher.currentKeyId(),
      olderKeyIds: isOneKey ? [] : dataKeys.all().flatMap(({ id }) => (id === cipher.currentKeyId() ? [] : [id])),
      dialect: 'sqliteFile' in location ? 'sqlite' : 'postgres',
    }
    let documents = 0
    await writeArchive(file, passphrase, async (archive) => {
      await dumpDatabase(database.sequelize, location, dump)
      await archive.addFile(databaseName, dump)
      for (const path of await store.list(installationId)) {
        const bytes = await store.get(path)
        if (bytes === null) continue
        await archive.addBytes(`${documentsFolder}/${path}`, bytes)
        documents += 1
      }
      return about
    })
    return { documents, keyId: about.keyId, madeAt: about.madeAt }
  } finally {
    await rm(dump, { force: true })
    await database.close()
  }
}

async function requireCurrent({ migrator }: Database): Promise<void> {
  const other = (await migrator.status()).find(({ state }) => state !== 'done')
  if (other !== undefined)
    throw new ConfigError('The database is of another version of the server; start the server first.')
}

/**
 * Puts a backup into an empty place. Everything in it is checked before anything is written; the database comes last, so that
 * what was broken off can be done again.
 * @throws {ConfigError} in one sentence
 */
export async function restore(config: Config, file: string, passphrase: string | null): Promise<BackedUp> {
  const manifest = await verifyArchive(file, passphrase)
  requireOwnNames(file, manifest)
  const location = locationOf(config)
  const dialect = 'sqliteFile' in location ? 'sqlite' : 'postgres'
  if (manifest.dialect !== dialect)
    throw new ConfigError(
      `The backup is of ${manifest.dialect} and this installation uses ${dialect}. Nothing was restored.`,
    )
  requireKeyAtHand(config, manifest)
  const { dataKeys } = openKeys(config)
  for (const keyId of [manifest.keyId, ...manifest.olderKeyIds])
    if (dataKeys.find(keyId) === null) throw wrongKey(keyId)
  const release = await takeFolder(config.dataDir)
  const database = openDatabase(location, createCipher(dataKeys))
  try {
    if (!(await isEmptyPlace(database.sequelize, location)))
      throw new ConfigError(
        'There is a database here already. A backup is only restored into an empty place; nothing was changed.',
      )
    const store = await openDocumentStore(config)
    await claimStore(store, manifest.installationId)
    const dump = join(config.dataDir, 'restoring')
    await rm(dump, { force: true })
    let documents = 0
    await readArchive(file, passphrase, async (name, content) => {
      if (name === databaseName) return writeFile(dump, content, { flag: 'wx', mode: 0o600 })
      const bytes = await buffer(content)
      if (!name.startsWith(`${documentsFolder}/`)) return
      await store.put(name.slice(documentsFolder.length + 1), bytes)
      documents += 1
    })
    await restoreDatabase(location, dump)
    await rm(dump, { force: true })
    return { documents, keyId: manifest.keyId, madeAt: manifest.madeAt }
  } finally {
    await database.close()
    await release()
  }
}

/** Only what a backup of this installation has in it, so that no name leads anywhere else. */
function requireOwnNames(file: string, { files, installationId }: Manifest): void {
  const documents = new RegExp(`^${documentsFolder}/${installationId}/[a-z0-9][a-z0-9-]{0,99}$`)
  const strange = Object.keys(files).find((name) => name !== databaseName && !documents.test(name))
  if (strange !== undefined)
    throw new ConfigError(`The backup ${file} cannot be read: ${strange} is no name of ours. Nothing was restored.`)
}

const wrongKey = (keyId: string) =>
  new ConfigError(
    `The backup was made with the data key ${keyId}, which is not here; put that key into DATA_KEY or the file data-key of the data folder. Nothing was restored.`,
  )

/** A key must be given: one that is made now could open nothing. */
function requireKeyAtHand(config: Config, manifest: Manifest): void {
  if (config.dataKey === null && !existsSync(dataKeyFile(config.dataDir))) throw wrongKey(manifest.keyId)
}
