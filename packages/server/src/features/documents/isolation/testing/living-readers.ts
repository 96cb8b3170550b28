import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** A reading process of this one that is alive, as the system sees it. */
export interface LivingReader {
  /** As `nice` counts. */
  readonly niceness: number
  /** From -1000 (never) to 1000 (first): whether it is ended when memory runs out. */
  readonly firstToGo: number
}

function readerOfOurs(pid: string): LivingReader | null {
  try {
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const isOurs =
      parent === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-child')
    if (!isOurs) return null
    // The nineteenth field of the line; three stand before the rest.
    return { niceness: Number(rest[14]), firstToGo: Number(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8')) }
  } catch {
    // It ended while it was looked at.
    return null
  }
}

/** Whether the system lists its processes as Linux does. */
export const listsProcesses = existsSync('/proc/self/stat')

/** The reading processes of this one that are alive; none where the system does not list them. */
export const livingReaders = (): readonly LivingReader[] =>
  listsProcesses
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((pid) => readerOfOurs(pid) ?? [])
    : []
