import { ConfigError } from '../env.ts'

/** What the system, SQLite and the tools of Postgres say of a disk on which there is no room. */
const saidOfFullDisk = /ENOSPC|EDQUOT|SQLITE_FULL|No space left on device|Disk quota exceeded/

/**
 * Does a part of a backup that writes into a folder.
 * @throws {ConfigError} when its disk is full: the system does not say which that is, and a backup writes on two
 */
export async function onDiskOf<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || !saidOfFullDisk.test(error.message)) throw error
    throw new ConfigError(`The disk of ${folder} is full: make room there, and begin again. No backup was made.`)
  }
}
