import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createCipher } from '../database/cipher.ts'
import { locationOf, openDatabase } from '../database/database.ts'
import { takeFolder } from '../database/folder-lock.ts'
import {
  beginKey,
  claimStore,
  installationIdOf,
  isKeyFinished,
  leaveStore,
  requireDataKey,
} from '../database/installation.ts'
import { backupsSince, type Deletion, deletionsIn, noteDeletions, takeOutside } from '../deletions/kept-list.ts'
import { listBeside, readList, writeList } from '../deletions/list-beside.ts'
import type { Dependencies } from '../dependencies.ts'
import { type Config, ConfigError } from '../env.ts'
import { openDocumentStore } from '../features/documents/store/index.ts'
import { dataKeyFile, openKeys } from '../generated-keys.ts'
import { requireNewFile } from '../new-file.ts'
import { requireCurrent, requireInstallation, requireServersUser } from '../open-existing.ts'
import { type Manifest, partialOf, readArchive, verifyArchive, writeArchive } from './archive.ts'
import { dumpDatabase, removeDump, requireEmptyPlace, restoreDatabase } from './dump.ts'
import { onDiskOf } from './full-disk.ts'
import { noteBackup } from './last-backup.ts'
import { moveIntoPostgres } from './move-rows.ts'
import { endRestore, requireEmptyStore } from './restore-store.ts'
import { takeWorkPlace } from './work-place.ts'

/** How many files, and the ids of all keys that are needed to open them. */
export interface BackedUp {
  readonly documents: number
  readonly keyIds: readonly string[]
  /** Whether the database could take down that there is a backup. */
  readonly isNoted: boolean
  /** Whether the list of deleted accounts lies beside it as of now. */
  readonly isListed: boolean
}

/** How many files, of which moment, and the ids of keys that some of them need and nobody has here. */
export interface Restored {
  readonly documents: number
  readonly madeAt: string
  readonly missingKeyIds: readonly string[]
  /** Accounts that were deleted since; null where no list of them was found. */
  readonly deletedSince: number | null
}

const databaseName = 'database'
const documentsFolder = 'documents'

/**
 * Writes database and documents to a file, while the server runs: the database of one moment, then every document it knows that
 * has not been deleted since. No key is in it.
 * @throws {ConfigError} in one sentence
 */
export async function backUp(config: Config, file: string, passphrase: string | null): Promise<BackedUp> {
  requireNewFile(file)
  await requireInstallation(config)
  const { dataKeys } = openKeys(config)
  const cipher = createCipher(dataKeys)
  const location = locationOf(config)
  const onOwnDisk = <T>(work: () => Promise<T>) => onDiskOf(config.dataDir, work)
  const { dump, leave } = await onOwnDisk(() => takeWorkPlace(config.dataDir, partialOf(file)))
  const database = openDatabase(location, cipher)
  try {
    await requireCurrent(database)
    await requireDataKey(database, cipher)
    const installationId = await installationIdOf(database)
    const store = await openDocumentStore(config)
    const madeAt = new Date().toISOString()
    // Keys may be rotated while this works: those from before it, those of what is put in, and those after it are named.
    const needed = new Set<string>()
    const needKeys = async () => {
      const isOneKey = await isKeyFinished(database, cipher)
      for (const { id } of isOneKey ? [dataKeys.current()] : dataKeys.all()) needed.add(id)
    }
    await needKeys()
    let documents = 0
    const { keyId, olderKeyIds } = await writeArchive(file, passphrase, async (archive) => {
      await onOwnDisk(() => dumpDatabase(database.sequelize, location, dump))
      await archive.addFile(databaseName, dump)
      await rm(dump, { force: true })
      for (const path of await store.list(installationId)) {
        const bytes = await store.get(path)
        if (bytes === null) continue
        await archive.addBytes(`${documentsFolder}/${path}`, bytes)
        documents += 1
        const keyId = cipher.keyIdOf(bytes)
        // What no key of this installation opens is put in as it is.
        if (keyId !== null && dataKeys.find(keyId) !== null) needed.add(keyId)
      }
      await requireDataKey(database, cipher)
      await needKeys()
      const keyId = cipher.currentKeyId()
      const olderKeyIds = [...needed].filter((id) => id !== keyId)
      const dialect = 'sqliteFile' in location ? 'sqlite' : 'postgres'
      return { madeAt, installationId, keyId, olderKeyIds, dialect }
    })
    const isNoted = await noteBackup(database, new Date(madeAt)).then(
      () => true,
      () => false,
    )
    const isListed = await listDeletions(config, file, { database, store, installationId }).then(
      () => true,
      () => false,
    )
    return { documents, keyIds: [keyId, ...olderKeyIds], isNoted, isListed }
  } finally {
    await database.close()
    await leave()
  }
}

/** Brings the list of deleted accounts up to date that lies beside the backups, whichever of them is restored. */
async function listDeletions(
  config: Config,
  file: string,
  storage: Pick<Dependencies, 'database' | 'store' | 'installationId'>,
): Promise<void> {
  const { store, installationId } = storage
  await takeOutside(storage)
  const deletions = await deletionsIn(store, installationId)
  await writeList(listBeside(file), installationId, deletions, backupsSince(config, new Date()))
}

/**
 * Puts a backup into an empty place; one of SQLite into Postgres, too. Everything in it is checked before anything is written; the
 * database comes last, so that what was broken off can be done again.
 * @throws {ConfigError} in one sentence
 */
export async function restore(config: Config, file: string, passphrase: string | null): Promise<Restored> {
  const manifest = await verifyArchive(file, passphrase)
  requireOwnNames(file, manifest)
  const location = locationOf(config)
  const dialect = 'sqliteFile' in location ? 'sqlite' : 'postgres'
  if (manifest.dialect === 'postgres' && dialect === 'sqlite')
    throw new ConfigError(
      'The backup is of Postgres and this installation uses SQLite: rows can be moved from SQLite to Postgres, not back. Give an empty Postgres database in DATABASE_URL. Nothing was restored.',
    )
  requireServersUser(config.dataDir)
  requireKeyAtHand(config, manifest)
  const { dataKeys } = openKeys(config)
  for (const keyId of [manifest.keyId, ...manifest.olderKeyIds])
    if (dataKeys.find(keyId) === null) throw wrongKey(keyId)
  const release = await takeFolder(config.dataDir, 'Nothing was restored')
  const cipher = createCipher(dataKeys)
  const database = openDatabase(location, cipher)
  try {
    await requireEmptyPlace(database.sequelize, location)
    const store = await openDocumentStore(config)
    await requireEmptyStore(config, store, manifest)
    await claimStore(store, manifest.installationId)
    // Before the rows are back, so that no start finds them without it.
    const deletions = await readList(listBeside(file), manifest.installationId)
    await noteDeletions(store, manifest.installationId, deletions ?? [])
    const dump = join(config.dataDir, 'restoring')
    await removeDump(dump)
    let documents = 0
    const missing = new Set<string>()
    await readArchive(file, passphrase, async (name, content) => {
      if (name === databaseName) return writeFile(dump, content, { flag: 'wx', mode: 0o600, flush: true })
      const bytes = await buffer(content)
      if (!name.startsWith(`${documentsFolder}/`)) return
      await store.put(name.slice(documentsFolder.length + 1), bytes)
      documents += 1
      const keyId = cipher.keyIdOf(bytes)
      if (keyId !== null && dataKeys.find(keyId) === null) missing.add(keyId)
    })
    if (manifest.dialect === dialect) await restoreDatabase(location, dump)
    else await moveIntoPostgres(dump, database, cipher)
    await removeDump(dump)
    await leaveStore(database)
    await endRestore(config)
    // None of them may be forgotten before everything is encrypted with one.
    if (manifest.olderKeyIds.length > 0) await beginKey(database, cipher)
    const deletedSince = deletions && countSince(deletions, manifest)
    return { documents, madeAt: manifest.madeAt, missingKeyIds: [...missing], deletedSince }
  } finally {
    await database.close()
    await release()
  }
}

const countSince = (deletions: readonly Deletion[], { madeAt }: Manifest): number =>
  new Set(deletions.filter(({ at }) => at >= new Date(madeAt)).map(({ userId }) => userId)).size

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
