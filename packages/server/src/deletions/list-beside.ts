import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Deletion } from './kept-list.ts'

/** The list as it lies beside the backups, so that it is there where the machine is not. */
export const listBeside = (backupFile: string): string => join(dirname(backupFile), 'deletions.txt')

/** `INSTALLATION NUMBER MOMENT`, one a line. */
const lineOf = (installationId: string, { userId, at }: Deletion) => `${installationId} ${userId} ${at.toISOString()}`

function deletionIn(installationId: string, line: string): Deletion | null {
  const [owner, userId = '', moment = ''] = line.trim().split(' ')
  const at = new Date(moment)
  const isOurs = owner === installationId && /^\d{1,10}$/.test(userId) && !Number.isNaN(at.getTime())
  return isOurs ? { userId: Number(userId), at } : null
}

/** The deletions of an installation that a file names; null when there is no such file. */
export async function readList(file: string, installationId: string): Promise<readonly Deletion[] | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  return text
    .split('\n')
    .map((line) => deletionIn(installationId, line))
    .filter((deletion) => deletion !== null)
}

/** Writes the list anew, whole or not at all, with what was in it and is still needed. */
export async function writeList(
  file: string,
  installationId: string,
  deletions: readonly Deletion[],
  since: Date,
): Promise<void> {
  const before = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line.trim() !== '')
  const isNeeded = (line: string) => {
    const deletion = deletionIn(installationId, line)
    return deletion === null || deletion.at >= since
  }
  const lines = new Set([...before, ...deletions.map((deletion) => lineOf(installationId, deletion))].filter(isNeeded))
  const partial = `${file}.partial`
  // Made anew, so that no link somebody left under this name is followed.
  await rm(partial, { force: true })
  await writeFile(partial, [...lines].map((line) => `${line}\n`).join(''), { flag: 'wx', mode: 0o600, flush: true })
  await rename(partial, file)
}
