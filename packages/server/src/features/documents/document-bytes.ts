import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'

/** A new path in the store: when it was made, then something nobody can guess. */
export const newPath = (now: Date): string => `${now.getTime().toString(36)}-${randomUUID()}`

/** When a path was made; 1970 for a path that is not ours. */
export const madeAt = (path: string): Date => {
  const time = Number.parseInt(path.split('-')[0] ?? '', 36)
  return new Date(Number.isSafeInteger(time) ? time : 0)
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
