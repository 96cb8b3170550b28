import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { beginKey, finishKey, isKeyFinished } from '../database/installation.ts'
import { dataKeyOf, lookAgainAfter } from '../database/key-ring.ts'
import { type Config, ConfigError } from '../env.ts'
import { resealBytes } from '../features/documents/document-bytes.ts'
import { addKey, dataKeyFile, dropOlderKeys, type Keys, sessionSecretFile } from '../generated-keys.ts'
import type { Storage } from '../open-storage.ts'
import { resealRows } from './reseal-rows.ts'

/** What was encrypted anew. */
export interface Rotated {
  readonly values: number
  readonly documents: number
  readonly keyId: string
}

/** Milliseconds until every server on the key's file seals with the new one, and what it had begun before is written. */
const settleTime = lookAgainAfter * 4

/** Makes new keys where they are ours to make: those in the environment the operator changes. */
export function makeKeys({ dataDir, dataKey, sessionSecret }: Config, { dataKeys }: Keys): void {
  // Looked up, so that this process seals with it at once.
  if (dataKey === null) dataKeys.find(dataKeyOf(addKey(dataKeyFile(dataDir))).id)
  if (sessionSecret === null) addKey(sessionSecretFile(dataDir))
}

/**
 * Encrypts everything anew with the key that seals now, while the server runs. Broken off, it is done again from where it was; until
 * it has ended, a start without either key is refused.
 */
export async function reseal(
  storage: Pick<Storage, 'database' | 'cipher' | 'store' | 'installationId'>,
): Promise<Rotated> {
  const { database, cipher, store, installationId } = storage
  await beginKey(database, cipher)
  await pause(settleTime)
  let [values, documents] = [0, 0]
  for (;;) {
    const rows = await resealRows(database, cipher)
    let bytes = 0
    for (const path of await store.list(installationId)) if (await resealUnlessGone(storage, path)) bytes += 1
    if (rows + bytes === 0) break
    values += rows
    documents += bytes
  }
  await finishKey(database, cipher)
  return { values, documents, keyId: cipher.currentKeyId() }
}

/** A document that is deleted while its bytes are written anew leaves none. */
async function resealUnlessGone(storage: Parameters<typeof reseal>[0], path: string): Promise<boolean> {
  const { database, store } = storage
  if (!(await resealBytes(storage, path))) return false
  const [rows, announced] = await Promise.all([
    database.models.documents.count({ where: { path } }),
    database.models.doomedBytes.count({ where: { path } }),
  ])
  if (rows + announced === 0) await store.remove(path)
  return true
}

/**
 * Drops the data keys from before the one that seals now.
 * @returns how many
 * @throws {ConfigError} while something is sealed with them
 */
export async function forgetOlderKeys(
  { dataDir, dataKey }: Config,
  { database, cipher }: Pick<Storage, 'cipher'> & { readonly database: Database },
): Promise<number> {
  if (!(await isKeyFinished(database, cipher)))
    throw new ConfigError('Not everything is encrypted with the newest data key yet: run keys resume first.')
  return dataKey === null ? dropOlderKeys(dataKeyFile(dataDir)) : 0
}
