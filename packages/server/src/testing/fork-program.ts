import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'

type Program = 'bucket-process' | 'host-process' | 'migrate-and-die' | 'run-command' | 'take-folder' | 'two-workers'

/**
 * Starts a program of this folder in a process of its own, as `compile.ts` left it: when each process compiled what it loads, that took
 * most of its time.
 */
export const forkProgram = (program: Program, words: readonly string[], options: ForkOptions = {}): ChildProcess =>
  fork(new URL(`../../dist/testing/${program}.js`, import.meta.url), words, { execArgv: [], ...options })
