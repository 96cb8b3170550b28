import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How the folder of a reading process is called, before what makes it unique. */
export const readerFolderPrefix = 'aangiftewijs-reader-'

const day = 24 * 60 * 60 * 1000

/** Removes folders of reading processes whose server was killed before it could: those of more than a day ago. */
export async function removeLeftReaderFolders(now: Date, within = tmpdir()): Promise<void> {
  for (const name of await readdir(within)) {
    if (!name.startsWith(readerFolderPrefix)) continue
    const folder = join(within, name)
    const found = await stat(folder).catch(() => null)
    if (found !== null && now.getTime() - found.mtimeMs > day) await rm(folder, { recursive: true, force: true })
  }
}
