import pino, { type Logger } from 'pino'
import type { Config } from './env.ts'

/**
 * Bytes. Several lines are one write, at most this much of them: one write ends in one turn of the event loop, and two hundred answers
 * make forty kilobytes of lines in a turn. Of what nobody takes (a pipe that is full) this much waits; later lines are left out.
 */
const sizes = { least: 4096, most: 256 * 1024, waiting: 8 * 1024 * 1024 }

/** Milliseconds a line waits at most for others. */
const flushEvery = 200

/**
 * The log: lines of JSON, written beside the answers. Those still waiting when the process ends are written then.
 * @param dest a file, or the number of an open one: 1 is the standard output
 */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, dest: string | number = 1): Logger {
  const lines = pino.destination({
    dest,
    sync: false,
    minLength: sizes.least,
    maxWrite: sizes.most,
    maxLength: sizes.waiting,
  })
  const log = pino({ level: logLevel }, lines)
  let leftOut = 0
  lines.on('drop', () => {
    leftOut += 1
  })
  lines.on('drain', () => {
    if (leftOut === 0) return
    const count = leftOut
    leftOut = 0
    log.warn({ lines: count }, 'the log was not taken; lines were left out')
  })
  setInterval(() => lines.flush(), flushEvery).unref()
  process.on('exit', () => lines.flushSync())
  return log
}
