import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Op } from 'sequelize'
import type { DocumentStore } from '../dependencies.ts'
import { ConfigError } from '../env.ts'
import { type Cipher, UnsealError } from './cipher.ts'
import type { Database } from './database.ts'
import type { Tell } from './table-locks.ts'

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
const keyCheck = 'key-check'
/** There while everything is encrypted anew: both keys are needed. */
const nextKeyCheck = 'key-check-next'

/**
 * Compares the data key with the one this database was written with.
 * @throws {ConfigError} when it is another: what is stored could not be read, and what is written could not be read later
 */
export async function requireDataKey(database: Database, cipher: Cipher): Promise<void> {
  try {
    // First what people's rows hold: in a database from before the check, the check would be made with the wrong key.
    const where = { bsn: { [Op.not]: null } }
    // This column only: others may be of a migration that is still to come.
    const user = await database.models.users.findOne({ attributes: ['bsn'], where, order: [['id', 'ASC']] })
    void user?.bsn
    await knownValue(database, keyCheck, () => cipher.sealText(checkedText, checkAad))
    const checks = await database.models.installation.findAll({ where: { name: [keyCheck, nextKeyCheck] } })
    for (const { value } of checks) cipher.openText(value, checkAad)
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error
    throw new ConfigError(
      'The server cannot start: the data key is not the one this database was written with; put the right one back in DATA_KEY or in the file data-key of the data folder.',
    )
  }
}

/**
 * Brings the tables up to date. What refuses comes before, so that nothing was changed when it does: older servers may be at work on
 * these tables, and what a migration sealed with another key would be lost. Of a new database it comes after.
 * @param requireOwn what else has to be so of an installation before anything is changed
 * @returns the names of the migrations
 * @throws {ConfigError}
 */
export async function bringUpToDate(
  database: Database,
  cipher: Cipher,
  requireOwn: () => Promise<void> = async () => {},
  tell?: Tell,
): Promise<readonly string[]> {
  const requireAll = async () => {
    await requireDataKey(database, cipher)
    await requireOwn()
  }
  const isNew = !(await database.sequelize.getQueryInterface().tableExists('installation'))
  if (!isNew) {
    await database.migrator.requireKnown()
    await requireAll()
  }
  const names = await database.migrator.up(undefined, tell)
  if (isNew) await requireAll()
  // What a migration encrypts stood readable in SQLite's log, too.
  if (names.length > 0) await database.purgeTraces()
  return names
}

/** From now on the key that seals now is needed, besides the one before it. */
export const beginKey = ({ models, write }: Database, cipher: Cipher): Promise<void> =>
  write(async (transaction) => {
    await models.installation.upsert(
      { name: nextKeyCheck, value: cipher.sealText(checkedText, checkAad) },
      { transaction },
    )
  })

/** From now on the key that seals now is the only one needed. */
export const finishKey = ({ models, write }: Database, cipher: Cipher): Promise<void> =>
  write(async (transaction) => {
    await models.installation.upsert({ name: keyCheck, value: cipher.sealText(checkedText, checkAad) }, { transaction })
    await models.installation.destroy({ where: { name: nextKeyCheck }, transaction })
  })

/** Whether everything was encrypted anew with the key that seals now, since it does. */
export async function isKeyFinished({ models }: Database, cipher: Cipher): Promise<boolean> {
  const [check, ...more] = await models.installation.findAll({ where: { name: [keyCheck, nextKeyCheck] } })
  if (check === undefined || more.length > 0) return false
  return cipher.keyIdOf(Buffer.from(check.value, 'base64')) === cipher.currentKeyId()
}

/** Where a store says whose it is, and which it is of those its installation has had. */
const marker = 'installation'
const wordsOf = (entry: Uint8Array): readonly string[] => Buffer.from(entry).toString('utf8').split(' ')

const usedStore = 'store'

/**
 * From now on a database has another store than the one it was used with, whose documents belong to what it is a copy of; the next
 * server that starts marks its own.
 */
export const leaveStore = ({ models, write }: Database): Promise<void> =>
  write(async (transaction) => {
    await models.installation.upsert({ name: usedStore, value: randomUUID() }, { transaction })
  })

/** Whether some installation has been in a store, or documents of this one lie there. */
export async function isTaken(store: DocumentStore, installationId: string): Promise<boolean> {
  if ((await store.get(marker).catch(cannotBeUsed)) !== null) return true
  return (await store.list(installationId).catch(cannotBeUsed)).length > 0
}

/** Milliseconds that another process, which starts at the same moment, has to put its mark on a new store. */
const markTimeout = 5_000

/**
 * Of several servers on one database each must have the same store: who has another, such as an empty folder of its own, would find
 * nobody's documents. To be asked before {@link claimStore}.
 * @param timeout milliseconds; for tests
 * @throws {ConfigError} when the database has been used with another store
 */
export async function requireSameStore(
  database: Database,
  store: DocumentStore,
  installationId: string,
  timeout = markTimeout,
): Promise<void> {
  const read = async () => {
    const entry = await store.get(marker).catch(cannotBeUsed)
    return entry === null ? null : wordsOf(entry)
  }
  const mark = (id: string) => store.put(marker, Buffer.from(`${installationId} ${id}`)).catch(cannotBeUsed)
  const found = await read()
  const [owner = installationId, own] = found ?? []
  if (owner !== installationId) return
  const proposed = own ?? randomUUID()
  const used = await knownValue(database, usedStore, () => proposed)
  // Used before, by itself or restored, from before stores had marks of their own; or new, and this process is the first.
  if (own === undefined && (found !== null || used === proposed)) return mark(used)
  const until = Date.now() + timeout
  let ownNow = own
  while (ownNow === undefined && Date.now() < until) {
    await wait(100)
    ownNow = (await read())?.[1]
  }
  if (ownNow !== used) throw anotherStore(installationId)
}

const anotherStore = (installationId: string) =>
  new ConfigError(
    `The server cannot start: the documents of this database are in another store than this one; every server needs the same DOCUMENT_STORE. When the other is gone for good, put an entry "${marker}" with the text ${installationId} into this one.`,
  )

/** What lies behind an error: that a bucket does not answer, or that there are no credentials for it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  const isNobody = error.name === 'CredentialsProviderError'
  return isNobody ? 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to its credentials' : error.message || error.name
}

function cannotBeUsed(error: unknown): never {
  const reason = reasonOf(error)
  throw new ConfigError(`The server cannot start: the document store cannot be used (${reason}).`)
}

/**
 * Puts the installation's name on its document store.
 * @throws {ConfigError} when another installation's is there, or the store cannot be used.
 */
export async function claimStore(store: DocumentStore, installationId: string): Promise<void> {
  const found = await store.get(marker).catch(cannotBeUsed)
  if (found === null) return store.put(marker, Buffer.from(installationId)).catch(cannotBeUsed)
  const [owner] = wordsOf(found)
  if (owner === installationId) return
  throw new ConfigError(
    `The server cannot start: the document store belongs to installation ${owner} and this database to ${installationId}; give each a store of its own, or, when the other is gone for good, remove the entry "${marker}" from the store.`,
  )
}
