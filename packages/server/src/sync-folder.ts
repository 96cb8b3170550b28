import { type FileHandle, open } from 'node:fs/promises'

/** What a file system says that cannot force a folder to the disk. */
const cannotSync = ['EINVAL', 'EPERM', 'ENOTSUP', 'EISDIR']

type Open = (path: string, flags: string) => Promise<Pick<FileHandle, 'sync' | 'close'>>

/** Makes the names in a folder themselves survive a power cut; not every file system can. @param openFolder a test gives one that fails */
export async function syncFolder(folder: string, openFolder: Open = open): Promise<void> {
  const handle = await openFolder(folder, 'r')
  try {
    await handle.sync().catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && cannotSync.includes(String(error.code)))) throw error
    })
  } finally {
    await handle.close()
  }
}
