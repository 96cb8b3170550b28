import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The compiler that the database driver needs, too. */
const compiler = 'cc'

/** Whether a disk can be made to fail here. */
export const canFailDisk = (): boolean =>
  process.platform === 'linux' && spawnSync(compiler, ['--version'], { stdio: 'ignore' }).status === 0

export type Fault = 'EIO on fsync' | 'ENOSPC on write'

const placeOf: Readonly<Record<Fault, number>> = { 'EIO on fsync': 0, 'ENOSPC on write': 4 }
const never = -1

/** The disk beneath a folder, as one process sees it. */
export interface FailingDisk {
  /** For the environment of that process. */
  readonly environment: Readonly<Record<string, string>>
  /** From now on so many calls succeed and every further one fails. */
  readonly failAfter: (fault: Fault, calls: number) => void
  /** All is well again. @returns whether a call failed */
  readonly heal: (fault: Fault) => boolean
  readonly close: () => void
}

/**
 * Makes the disk of a folder that of a process to be started, which can be made to fail.
 * @param own where to keep what it needs, not beneath `folder`
 */
export function createFailingDisk(folder: string, own: string): FailingDisk {
  const library = join(own, 'failing-disk.so')
  const source = fileURLToPath(new URL('failing-disk.c', import.meta.url))
  const built = spawnSync(compiler, ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
  const counts = join(own, 'faults')
  const file = openSync(counts, 'w+')
  const count = (fault: Fault, calls: number) => {
    const number = Buffer.alloc(4)
    number.writeInt32LE(calls)
    writeSync(file, number, 0, 4, placeOf[fault])
  }
  const left = (fault: Fault) => readFileSync(counts).readInt32LE(placeOf[fault])
  count('EIO on fsync', never)
  count('ENOSPC on write', never)
  return {
    environment: { LD_PRELOAD: library, DISK_FAULTS: counts, DISK_FOLDER: folder },
    failAfter: count,
    heal: (fault) => {
      const wasReached = left(fault) === 0
      count(fault, never)
      return wasReached
    },
    close: () => closeSync(file),
  }
}
