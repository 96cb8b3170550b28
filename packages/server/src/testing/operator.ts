import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { runCommand } from '../commands/index.ts'
import { type HostOnFolder, startOn } from './host-on-folder.ts'
import { databaseOf, dropDatabaseOf } from './test-database.ts'

/** The running host of an operator, and their command beside it, for each test of a file. */
export interface Operator {
  readonly host: HostOnFolder
  /** The host's data, where files of a test may lie, too. */
  readonly folder: string
  /** Runs the operator's command and resolves with what it said. */
  readonly run: (...words: readonly string[]) => Promise<string>
}

/** What the operator's command says with some settings. */
export async function saidOf(words: readonly string[], environment: Readonly<Record<string, string>>): Promise<string> {
  const lines: string[] = []
  await runCommand(words, { environment, say: (line) => lines.push(line) })
  return lines.join('\n')
}

/** Starts a host on a folder of its own before every test of the file, and ends both after it. */
export function operatorForEach(): Operator {
  let folder = ''
  let host: HostOnFolder | null = null
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'operator-'))
    host = await startOn(folder)
  })
  afterEach(async () => {
    await host?.stop()
    await dropDatabaseOf(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get host() {
      if (host === null) throw new Error('the host starts with the test')
      return host
    },
    get folder() {
      return folder
    },
    run: async (...words) => saidOf(words, { NODE_ENV: 'test', DATA_DIR: folder, ...(await databaseOf(folder)) }),
  }
}
