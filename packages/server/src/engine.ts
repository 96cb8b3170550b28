import { setFlagsFromString } from 'node:v8'

/**
 * What a version of V8 is told as the server starts, so that it need not stand wherever that is written down (ADR 33).
 * @param version as in `process.versions.v8`
 */
export const flagsOf = (version: string): readonly string[] => [
  // On a machine with much memory the heap may otherwise grow to four times what is in use before it is cleaned.
  '--heap-growing-percent=40',
  // After some quiet V8 otherwise gives memory back, and with it what it had compiled: the next thousands of pages cost twice as much.
  Number.parseInt(version, 10) < 12 ? '--gc-memory-reducer-start-delay-ms=2000000000' : '--memory-reducer-gc-count=0',
]

/** Tells this process's V8. */
export function setEngineFlags(): void {
  for (const flag of flagsOf(process.versions.v8)) setFlagsFromString(flag)
}
