import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'

/** A new path in the store: whose it is, when it was made, then something nobody can guess. */
export const newPath = (installationId: string, now: Date): string =>
  `${installationId}/${now.getTime().toString(36)}-${randomUUID()}`

const ownName = /^([0-9a-z]{8,9})-[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** When a path of this installation was made; null for one that {@link newPath} did not make for it. */
export function madeAt(installationId: string, path: string): Date | null {
  if (!path.startsWith(`${installationId}/`)) return null
  const [, time] = ownName.exec(path.slice(installationId.length + 1)) ?? []
  return time === undefined ? null : new Date(Number.parseInt(time, 36))
}

/** Binds the sealed bytes to their document: another file put under this path does not open. */
const aadOf = (path: string) => `documents/${path}`

type Storage = Pick<Dependencies, 'store' | 'cipher'>

/** Seals and stores bytes. */
export const storeBytes = ({ store, cipher }: Storage, path: string, bytes: Uint8Array): Promise<void> =>
  store.put(path, cipher.sealBytes(bytes, aadOf(path)))

/** The bytes of a document as they were uploaded; null when the store does not have them. */
export async function bytesOf({ store, cipher }: Storage, { path }: { readonly path: string }): Promise<Buffer | null> {
  const sealed = await store.get(path)
  return sealed ? cipher.openBytes(sealed, aadOf(path)) : null
}

/**
 * Seals what lies under a path with the key that seals now.
 * @returns whether it was sealed with another
 */
export async function resealBytes(storage: Storage, path: string): Promise<boolean> {
  const { store, cipher } = storage
  const sealed = await store.get(path)
  if (sealed === null || cipher.keyIdOf(sealed) === cipher.currentKeyId()) return false
  await storeBytes(storage, path, cipher.openBytes(sealed, aadOf(path)))
  return true
}
