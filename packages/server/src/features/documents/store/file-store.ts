import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DocumentStore } from '../../../dependencies.ts'
import { syncFolder } from '../../../sync-folder.ts'

/** What a file is written with; a test gives one that fails. */
export interface Disk {
  readonly open: (
    path: string,
    flags: string,
    mode?: number,
  ) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>
  readonly rename: (from: string, to: string) => Promise<void>
}

/** Names the store itself made; anything else is refused, so that no name leads out of the folder. */
const ownName = /^[a-z0-9][a-z0-9-]{0,99}$/
const ownPath = /^(?:[a-z0-9][a-z0-9-]{0,99}\/)?[a-z0-9][a-z0-9-]{0,99}$/

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Keeps documents as files in one folder. A file is written under another name in `unfinished`, forced to the disk and only
 * then renamed: what is listed is whole, also after a power cut.
 */
export function createFileStore(folder: string, disk: Disk = { open, rename }): DocumentStore {
  const unfinished = join(folder, 'unfinished')
  const ready = mkdir(unfinished, { recursive: true, mode: 0o700 })
  // A folder that cannot be made shows in every call that needs it.
  ready.catch(() => {})
  const fileOf = (path: string) => {
    if (!ownPath.test(path)) throw new Error('A document path has characters it cannot have')
    return join(folder, path)
  }

  return {
    put: async (path, bytes) => {
      const file = fileOf(path)
      await ready
      const temporary = join(unfinished, randomUUID())
      try {
        await writeWhole(disk, temporary, bytes)
        await mkdir(dirname(file), { recursive: true, mode: 0o700 })
        await disk.rename(temporary, file)
        await syncFolder(dirname(file), disk.open)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    get: async (path) => {
      try {
        return await readFile(fileOf(path))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (path) => rm(fileOf(path), { force: true }),
    list: async (inner) => {
      await ready
      if (inner !== '' && !ownName.test(inner)) return []
      const entries = await readdir(join(folder, inner), { withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const names = entries.filter((entry) => entry.isFile() && ownName.test(entry.name)).map((entry) => entry.name)
      return inner === '' ? names : names.map((name) => `${inner}/${name}`)
    },
    removeUnfinished: async (before) => {
      await ready
      for (const name of await readdir(unfinished)) {
        const file = join(unfinished, name)
        // Another process may have finished it meanwhile.
        const changed = await stat(file).catch(() => null)
        if (changed !== null && changed.mtime < before) await rm(file, { force: true })
      }
    },
    isReady: () =>
      ready
        .then(() => access(unfinished, constants.W_OK))
        .then(
          () => true,
          () => false,
        ),
  }
}

async function writeWhole({ open }: Disk, file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
