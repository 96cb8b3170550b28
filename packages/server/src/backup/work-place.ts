import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { holderOf, takeLock } from '../database/folder-lock.ts'
import { ConfigError } from '../env.ts'

/** Where a backup works: rows that are in no sealed file yet lie in the data folder, never where backups are kept. */
export interface WorkPlace {
  /** What the database is dumped into; there is none yet. */
  readonly dump: string
  /** Takes everything away and lets the next backup in. */
  readonly leave: () => Promise<void>
}

const placeIn = (dataDir: string) => join(dataDir, 'backing-up')
const lockName = 'backup'
const dumpName = 'database'
/** Names the file that is being written, so that the next backup removes it when this one is killed: each has a name of its own. */
const noteName = 'unfinished'

async function removeDumps(place: string): Promise<void> {
  for (const name of await readdir(place))
    if (name.startsWith(dumpName)) await rm(join(place, name), { force: true, recursive: true })
}

async function removeUnfinished(place: string): Promise<void> {
  const note = join(place, noteName)
  const partial = await readFile(note, 'utf8').catch(() => '')
  if (partial.endsWith('.partial')) await rm(partial, { force: true })
  await rm(note, { force: true })
}

/**
 * Takes the place for one backup, and clears what an earlier one left that was killed: its dump, and what it wrote of its file.
 * @param partial what is being written
 * @throws {ConfigError} while another backup is made
 */
export async function takeWorkPlace(dataDir: string, partial: string): Promise<WorkPlace> {
  const place = placeIn(dataDir)
  await mkdir(place, { recursive: true, mode: 0o700 })
  await chmod(place, 0o700)
  const release = await takeLock(place, lockName)
  if (release === null)
    throw new ConfigError(
      `Process ${holderOf(place, lockName)} is making a backup already; make this one when that has ended. Nothing was written.`,
    )
  try {
    await removeDumps(place)
    await removeUnfinished(place)
    await writeFile(join(place, noteName), resolve(partial), { mode: 0o600 })
  } catch (error) {
    await release()
    throw error
  }
  return {
    dump: join(place, dumpName),
    leave: async () => {
      await removeDumps(place)
      await rm(join(place, noteName), { force: true })
      await release()
    },
  }
}

/** Removes the rows that a backup left which was killed; one that is being made keeps its own. For the start of a server. */
export async function clearWorkPlace(dataDir: string): Promise<void> {
  const place = placeIn(dataDir)
  if (!existsSync(place)) return
  const release = await takeLock(place, lockName)
  if (release === null) return
  await removeDumps(place).finally(release)
}
