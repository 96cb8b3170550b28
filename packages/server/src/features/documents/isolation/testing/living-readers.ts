import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { caps } from '../protocol.ts'

/** A reading process of this one that is alive, as the system sees it. */
export interface LivingReader {
  /** As `nice` counts. */
  readonly niceness: number
  /** From -1000 (never) to 1000 (first): whether it is ended when memory runs out. */
  readonly firstToGo: number
}

interface Child {
  readonly pid: string
  /** What the system says of it; the third field stands first. */
  readonly stat: readonly string[]
  readonly command: string
}

/** Processes of others, which never become ours: each is looked at once. */
const others = new Set<string>()

function childOfOurs(pid: string): Child | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (stat[1] === String(process.pid)) {
      return { pid, stat, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
    }
    others.add(pid)
  } catch {
    // It ended while it was looked at.
  }
  return null
}

function readersOfOurs(): readonly Child[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  for (const pid of others) if (!pids.includes(pid)) others.delete(pid)
  return pids
    .filter((pid) => !others.has(pid))
    .flatMap((pid) => childOfOurs(pid) ?? [])
    .filter(({ command }) => command.includes('reader-child'))
}

/** Whether the system lists its processes as Linux does. */
export const listsProcesses = existsSync('/proc/self/stat')

/** The reading processes of this one that are alive; none where the system does not list them. */
export function livingReaders(): readonly LivingReader[] {
  if (!listsProcesses) return []
  return readersOfOurs().flatMap(({ pid, stat }) => {
    try {
      return { niceness: Number(stat[16]), firstToGo: Number(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8')) }
    } catch {
      return []
    }
  })
}

/** Hundredths of a second of processor time: more than it takes a process to start. */
const looping = 150

/**
 * Holds every process that runs round in a suspected file, until it is ended: it hangs as before, and costs nothing. Such files
 * alone may be among pictures while this goes on.
 * @returns how that stops
 */
export function holdSuspects(): () => void {
  const hold = () => {
    for (const { pid, stat, command } of readersOfOurs()) {
      const isForPictures = command.split('\0').includes(String(caps.memoryForPictures))
      if (isForPictures && Number(stat[11]) + Number(stat[12]) > looping) process.kill(Number(pid), 'SIGSTOP')
    }
  }
  const timer = listsProcesses ? setInterval(hold, 200) : undefined
  return () => clearInterval(timer)
}
