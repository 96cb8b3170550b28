import { existsSync, readdirSync, readFileSync } from 'node:fs'

const isReaderOfOurs = (pid: string): boolean => {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
    return (
      afterName?.split(' ')[1] === String(process.pid) &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-child')
    )
  } catch {
    // It ended while it was looked at.
    return false
  }
}

/** How many reading processes of this one are alive; where the system does not list processes as Linux does, none. */
export const livingReaders = (): number =>
  existsSync('/proc/self/stat')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isReaderOfOurs(name)).length
    : 0
