import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'
import * as z from 'zod'
import { ConfigError } from '../env.ts'
import { syncFolder } from '../sync-folder.ts'
import { onDiskOf } from './full-disk.ts'

/** What stands at the end of a backup: what it is of, and a checksum of each of its files. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  installationId: z.uuid(),
  /** Which key its contents are sealed with; the key itself is in no backup. */
  keyId: z.string(),
  /** Those before it that some of the contents may still be sealed with. */
  olderKeyIds: z.array(z.string()).default([]),
  dialect: z.enum(['sqlite', 'postgres']),
  /** SHA-256 in hexadecimal, by name. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

const manifestName = 'manifest.json'

/** How an encrypted backup begins; then 16 bytes of salt, 12 of the IV, the tar file, 16 of the tag (AES-256-GCM, scrypt). */
const magic = Buffer.from('AANGIFTEWIJS-BACKUP-1\n')
const saltLength = 16
const ivLength = 12
const tagLength = 16
const headerLength = magic.length + saltLength + ivLength

const keyOf = (passphrase: string, salt: Buffer) =>
  scryptSync(passphrase, salt, 32, { N: 2 ** 15, maxmem: 64 * 1024 * 1024 })

/** The library's streams give bytes, which their types do not say. */
async function* bytesOf(source: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of source) if (Buffer.isBuffer(chunk)) yield chunk
}

/** Puts files into a backup that is being made. */
export interface ArchiveWriter {
  readonly addBytes: (name: string, bytes: Uint8Array) => Promise<void>
  readonly addFile: (name: string, file: string) => Promise<void>
}

/** What a backup is written as until it is whole. */
export const partialOf = (file: string): string => `${file}.partial`

/**
 * Makes a backup file. It has its name only when it is whole and on the disk: killed before, it leaves `FILE.partial`.
 * @param passphrase encrypts it; null leaves it as it is.
 * @param fill adds the files, and resolves to what the manifest says besides them
 * @returns the manifest
 */
export async function writeArchive(
  file: string,
  passphrase: string | null,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'format' | 'files'>>,
): Promise<Manifest> {
  const partial = partialOf(file)
  // Made anew, so that no link somebody left under this name is followed.
  await rm(partial, { force: true })
  const tar = pack()
  const written = onDiskOf(dirname(resolve(file)), () => writeOut(bytesOf(tar), partial, passphrase))
  // Heard below; a disk that is full must not end the process before.
  written.catch(() => tar.destroy())
  try {
    const files: Record<string, string> = {}
    const about = await fill(writerInto(tar, files))
    const manifest: Manifest = { ...about, format: 1, files }
    await addEntry(tar, manifestName, Buffer.from(JSON.stringify(manifest)))
    tar.finalize()
    await written
    await rename(partial, file)
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    tar.destroy()
    const cause = await written.then(
      () => error,
      (failure: unknown) => failure,
    )
    await rm(partial, { force: true })
    throw cause
  }
}

const openPartial = (partial: string) => createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })

async function writeOut(tar: AsyncIterable<Buffer>, partial: string, passphrase: string | null): Promise<void> {
  if (passphrase === null) return pipeline(tar, openPartial(partial))
  const [salt, iv] = [randomBytes(saltLength), randomBytes(ivLength)]
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv)
  const sealed = async function* (source: AsyncIterable<Buffer>) {
    yield Buffer.concat([magic, salt, iv])
    for await (const chunk of source) yield cipher.update(chunk)
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
  }
  return pipeline(tar, sealed, openPartial(partial))
}

function writerInto(tar: Pack, files: Record<string, string>): ArchiveWriter {
  return {
    addBytes: async (name, bytes) => {
      files[name] = createHash('sha256').update(bytes).digest('hex')
      await addEntry(tar, name, Buffer.from(bytes))
    },
    addFile: async (name, file) => {
      const hash = createHash('sha256')
      const { size } = await stat(file)
      const entry = tar.entry({ name, size })
      await pipeline(
        createReadStream(file),
        async function* (source: AsyncIterable<Buffer>) {
          for await (const chunk of source) {
            hash.update(chunk)
            yield chunk
          }
        },
        entry,
      )
      files[name] = hash.digest('hex')
    },
  }
}

const addEntry = (tar: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()))
  })

const damaged = (file: string, reason: string) =>
  new ConfigError(`The backup ${file} cannot be read: ${reason}. Nothing was restored.`)

/** Far more than the names and checksums of a million documents. */
const longestManifest = 256 * 1024 * 1024

/**
 * Reads a backup to its end and compares every checksum; nothing may be in it that its list does not name.
 * @throws {ConfigError} when it is damaged or the passphrase is another
 */
export async function verifyArchive(file: string, passphrase: string | null): Promise<Manifest> {
  const sums = new Map<string, string>()
  const said: Buffer[] = []
  await readArchive(file, passphrase, async (name, content) => {
    if (sums.has(name)) throw damaged(file, `${name} is in it twice`)
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      if (name === manifestName && size <= longestManifest) said.push(chunk)
    }
    sums.set(name, hash.digest('hex'))
  })
  const manifest = manifestIn(String(Buffer.concat(said)))
  if (manifest === null) throw damaged(file, 'it has no list of its contents')
  sums.delete(manifestName)
  const named = new Map(Object.entries(manifest.files))
  for (const [name, sum] of [...named, ...sums])
    if (named.get(name) !== sum || sums.get(name) !== sum) throw damaged(file, `${name} in it is damaged`)
  return manifest
}

function manifestIn(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Gives every file of a backup in turn; each must be read to its end. @throws {ConfigError} in one sentence */
export async function readArchive(
  file: string,
  passphrase: string | null,
  onFile: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const source = await plainBytes(file, passphrase)
  const entries = extract()
  const read = pipeline(source, entries)
  // Heard below, after the entries.
  read.catch(() => {})
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header
      if (type !== 'file') throw damaged(file, `${name} in it is no file`)
      await onFile(name, bytesOf(entry))
    }
    await read
  } catch (error) {
    source.destroy()
    if (error instanceof ConfigError || (error instanceof Error && 'code' in error && error.code === 'ENOSPC'))
      throw error
    const reason = passphrase === null ? 'it is damaged' : 'it is damaged, or BACKUP_PASSPHRASE is not the right one'
    throw damaged(file, reason)
  }
}

async function plainBytes(file: string, passphrase: string | null): Promise<Readable> {
  const handle = await open(file).catch(() => {
    throw damaged(file, 'there is no such file')
  })
  try {
    const { size } = await handle.stat()
    const header = Buffer.alloc(headerLength)
    await handle.read(header, 0, headerLength, 0)
    if (!header.subarray(0, magic.length).equals(magic)) return createReadStream(file)
    if (passphrase === null) throw damaged(file, 'it is encrypted; give its passphrase in BACKUP_PASSPHRASE')
    if (size < headerLength + tagLength) throw damaged(file, 'it is cut off')
    const tag = Buffer.alloc(tagLength)
    await handle.read(tag, 0, tagLength, size - tagLength)
    const salt = header.subarray(magic.length, magic.length + saltLength)
    const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), header.subarray(-ivLength))
    decipher.setAuthTag(tag)
    const sealed = createReadStream(file, { start: headerLength, end: size - tagLength - 1 })
    sealed.on('error', (error) => decipher.destroy(error))
    return sealed.pipe(decipher)
  } finally {
    await handle.close()
  }
}
