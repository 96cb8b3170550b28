// The dated lines of bench/history.csv: date,commit,node,what,requests_a_second,processor_ms,bare_processor_ms,p99_ms,memory_mb.
import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/phases.mjs'

/** A line of the history, in its columns. `numbers`: what follows `what`, an empty text for what was not measured. */
export function historyLine(what, numbers) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  return [new Date().toISOString().slice(0, 16), commit, process.version, what, ...numbers].join(',')
}

/** Adds lines to the history. */
export const keep = (lines) => appendFileSync(join(root, 'bench/history.csv'), `${lines.join('\n')}\n`)
