import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { uploadLimits } from '@aangiftewijs/domain/documents'

const algorithm = 'aes-256-ctr'

/**
 * Takes a file as it arrives to the disk, so that slow senders hold no memory. What lies there is encrypted with a key that only this
 * object has, and under no name: it is gone with the process, however that ends.
 */
export class UploadSpool extends Writable {
  readonly name: string
  /** Bytes as sent; what is beyond the limit is counted and not kept. */
  size = 0
  /** Why the disk did not take it. */
  failure: Error | null = null
  readonly #folder: string
  readonly #key = randomBytes(32)
  readonly #iv = randomBytes(16)
  readonly #cipher = createCipheriv(algorithm, this.#key, this.#iv)
  #file: FileHandle | null = null
  #kept = 0

  /** @param folder the data folder */
  constructor(folder: string, name: string) {
    super()
    this.#folder = join(folder, 'incoming')
    this.name = name
  }

  override _construct(done: (error?: Error | null) => void): void {
    this.#open().then(
      () => done(),
      (error: Error) => this.#fail(error, done),
    )
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.size += chunk.length
    if (this.size > uploadLimits.fileSize || this.#file === null) {
      done()
      return
    }
    this.#kept += chunk.length
    this.#file.appendFile(this.#cipher.update(chunk)).then(
      () => done(),
      (error: Error) => this.#fail(error, done),
    )
  }

  /** What arrived, up to the limit. */
  async bytes(): Promise<Buffer> {
    const sealed = Buffer.alloc(this.#kept)
    if (this.#kept > 0) await this.#file?.read(sealed, 0, this.#kept, 0)
    return createDecipheriv(algorithm, this.#key, this.#iv).update(sealed)
  }

  /** Gives the disk its room back. */
  async remove(): Promise<void> {
    this.destroy()
    await this.#file?.close()
    this.#file = null
  }

  async #open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const path = join(this.#folder, randomUUID())
    this.#file = await open(path, 'wx+', 0o600)
    await rm(path)
  }

  #fail(error: Error, done: (error: Error) => void): void {
    this.failure = error
    done(error)
  }
}
