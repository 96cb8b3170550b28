import type { EventEmitter } from 'node:events'
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

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const

/** Of a text that others wrote: what kind of thing happened, not what is in it. */
const firstLine = (text: unknown) => String(text).split('\n', 1)[0]?.slice(0, 300)

/**
 * What libraries write by themselves becomes lines of the log, and so do Node's warnings: a line that is no JSON stops who reads it.
 * @param from whose warnings; for tests
 * @returns leaves it to them again
 */
export function takeOverOutput(log: Logger, from: EventEmitter = process, output: Console = console): () => void {
  const printing = from.listeners('warning')
  const onWarning = ({ name, message }: Error) => log.warn({ name, text: firstLine(message) }, 'Node warned')
  from.removeAllListeners('warning').on('warning', onWarning)
  const before = methods.map((method) => [method, output[method]] as const)
  for (const method of methods)
    output[method] = (said: unknown) => log.warn({ text: firstLine(said) }, 'a library said something')
  return () => {
    from.off('warning', onWarning)
    for (const print of printing) from.on('warning', (warning) => print(warning))
    for (const [method, print] of before) output[method] = print
  }
}
