import { Readable } from 'node:stream'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Dependencies } from '../../dependencies.ts'
import type { ExportedFile, Feature } from '../../http.ts'
import type { User } from '../../models/user.ts'
import { exportAccount } from './account.ts'

/** What a browser calls it. */
export const exportName = 'aangiftewijs-my-data.zip'

/** The file in it that holds everything that is no file. */
export const exportedData = 'my-data.json'

/** Files of a person under names that no system reads as something else: `documents/12-jaaropgaaf.pdf`. */
const safeName = (name: string) => name.replaceAll(/[\p{C}\\:*?"<>|]/gu, '-')

type Entry = ExportedFile & { readonly isText?: true }

async function* filesOf(
  host: Dependencies,
  features: readonly Feature[],
  user: User,
  text: string,
): AsyncGenerator<Entry> {
  yield { name: exportedData, bytes: Buffer.from(text), at: host.clock.now(), isText: true }
  for (const { personalData } of features) yield* personalData?.files?.(host, user.id) ?? []
}

/** One file after the other, so that only one is in memory. */
async function* zipped(files: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    ready.push(bytes)
  })
  for await (const { name, bytes, at, isText } of files) {
    // What people upload is compressed already.
    const entry = isText ? new ZipDeflate(safeName(name)) : new ZipPassThrough(safeName(name))
    entry.mtime = at
    zip.add(entry)
    entry.push(bytes, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}

/** Everything held about a person, as a ZIP file: what features hold as JSON, and the files that were uploaded. */
export async function exportFile(host: Dependencies, features: readonly Feature[], user: User): Promise<Readable> {
  // Before the first byte is sent, so that a failure is answered.
  const text = `${JSON.stringify(await exportAccount(host, features, user), null, 2)}\n`
  return Readable.from(zipped(filesOf(host, features, user, text)))
}
