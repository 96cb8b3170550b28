import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { QueryTypes, type Sequelize } from 'sequelize'
import type { DatabaseLocation } from '../database/database.ts'
import { ConfigError } from '../env.ts'
import { syncFolder } from '../sync-folder.ts'

/** Writes the whole database as it is at one moment into a file, while the server runs. @throws {ConfigError} in one sentence */
export async function dumpDatabase(sequelize: Sequelize, location: DatabaseLocation, file: string): Promise<void> {
  await rm(file, { force: true })
  if ('sqliteFile' in location) await sequelize.query('VACUUM INTO :file', { replacements: { file } })
  else await runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], location.postgresUrl)
}

/** Whether there is no database yet, or one without tables. */
export async function isEmptyPlace(sequelize: Sequelize, location: DatabaseLocation): Promise<boolean> {
  if ('sqliteFile' in location) return !existsSync(location.sqliteFile)
  const tables = await sequelize.query(
    "SELECT 1 FROM information_schema.tables WHERE table_schema = 'public' LIMIT 1",
    {
      type: QueryTypes.SELECT,
    },
  )
  return tables.length === 0
}

/** What SQLite keeps beside a file while it is used, and what a crash leaves there. */
const besideFile = ['-wal', '-shm', '-journal']

/** Removes an SQLite file with what is beside it, which would be played into the next of that name. */
export async function removeDump(file: string): Promise<void> {
  for (const end of ['', ...besideFile]) await rm(`${file}${end}`, { force: true })
}

/** What SQLite's file left that is not there itself, or not yet: the rows of a database may be in it. */
export const leftBeside = ({ sqliteFile }: { readonly sqliteFile: string }): readonly string[] =>
  existsSync(sqliteFile) ? [] : besideFile.map((end) => `${sqliteFile}${end}`).filter((file) => existsSync(file))

/**
 * Refuses a place where something of another database lies: SQLite takes a log with the name of the file for that file's own, and plays it
 * into what is restored.
 * @throws {ConfigError} in one sentence
 */
export async function requireEmptyPlace(sequelize: Sequelize, location: DatabaseLocation): Promise<void> {
  if (!(await isEmptyPlace(sequelize, location)))
    throw new ConfigError(
      'There is a database here already. A backup is only restored into an empty place; nothing was changed.',
    )
  const left = 'sqliteFile' in location ? leftBeside(location) : []
  if (left.length > 0)
    throw new ConfigError(
      `Of another database ${left.join(' and ')} ${left.length === 1 ? 'is' : 'are'} still here, and SQLite would play that into the restored one: move it to where the file of that database is. A backup is only restored into an empty place; nothing was changed.`,
    )
}

/** Puts a dump where there is no database: all of it or nothing, also when the power fails. @throws {ConfigError} in one sentence */
export async function restoreDatabase(location: DatabaseLocation, file: string): Promise<void> {
  if ('sqliteFile' in location) {
    await rename(file, location.sqliteFile)
    await syncFolder(dirname(location.sqliteFile))
  } else await runTool('pg_restore', ['--no-owner', '--single-transaction', file], location.postgresUrl)
}

/** The words of a program are seen by everybody on the machine, its environment by its user only. */
function withoutPassword(postgresUrl: string): { readonly url: string; readonly environment: NodeJS.ProcessEnv } {
  const url = new URL(postgresUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, environment: password === '' ? process.env : { ...process.env, PGPASSWORD: password } }
}

async function runTool(tool: string, words: readonly string[], postgresUrl: string): Promise<void> {
  const { url, environment } = withoutPassword(postgresUrl)
  const child = spawn(tool, [`--dbname=${url}`, ...words], { stdio: ['ignore', 'ignore', 'pipe'], env: environment })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close').catch(() => {
    throw new ConfigError(
      `${tool} is needed for a Postgres database and could not be run: install Postgres' client tools.`,
    )
  })
  if (code !== 0) throw new ConfigError(`${tool} failed: ${said.trim().split('\n')[0] ?? code}`)
}
