import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadLimits } from '@aangiftewijs/domain/documents'
import { watchForEncryption } from './reading/kinds.ts'

const algorithm = 'aes-256-ctr'

/** A file that is arriving. */
export interface UploadSpool {
  readonly name: string
  /** Bytes as sent; what is beyond the limit is counted and not kept. */
  readonly size: () => number
  /** Of what came so far, as `mayBeEncrypted` says of the whole. */
  readonly mayBeEncrypted: () => boolean
  /** @throws what the disk says when it does not take it */
  readonly add: (piece: Uint8Array) => Promise<void>
  /** What arrived, up to the limit. */
  readonly bytes: () => Promise<Buffer>
  /** Gives the disk its room back. */
  readonly remove: () => Promise<void>
}

/**
 * Takes a file as it arrives to the disk, so that slow senders hold no memory. What lies there is encrypted with a key that only this
 * object has, and under no name: it is gone with the process, however that ends.
 * @param dataDir the data folder. @throws what the disk says when it does not take it
 */
export async function openUploadSpool(dataDir: string, name: string): Promise<UploadSpool> {
  const [key, iv] = [randomBytes(32), randomBytes(16)]
  const cipher = createCipheriv(algorithm, key, iv)
  const file = await openNameless(join(dataDir, 'incoming'))
  let size = 0
  let kept = 0
  const encryption = watchForEncryption()
  return {
    name,
    size: () => size,
    mayBeEncrypted: encryption.isFound,
    add: async (piece) => {
      size += piece.length
      if (size > uploadLimits.fileSize) return
      kept += piece.length
      encryption.see(piece)
      await file.appendFile(cipher.update(piece))
    },
    bytes: async () => {
      const sealed = Buffer.alloc(kept)
      if (kept > 0) await file.read(sealed, 0, kept, 0)
      return createDecipheriv(algorithm, key, iv).update(sealed)
    },
    remove: () => file.close(),
  }
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}
