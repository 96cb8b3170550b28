import { statfs } from 'node:fs/promises'
import { QueryTypes } from 'sequelize'
import { lastBackupOf } from '../backup/last-backup.ts'
import { type Config, readConfig } from '../env.ts'
import { caps } from '../features/documents/isolation/protocol.ts'
import { createReaderProcess } from '../features/documents/isolation/reader-process.ts'
import { listSamples, sampleFile } from '../features/documents/sample-documents.ts'
import { countIdle } from '../features/retention/idle-accounts.ts'
import { openExisting } from '../open-existing.ts'
import type { Storage } from '../open-storage.ts'
import { type Command, WrongUse } from './command.ts'

/** Things that are looked at, by their names: what is well with each. @throws with what is not */
type Checks<On> = Readonly<Record<string, (on: On) => Promise<string>>>

const leastRoom = 1_000_000_000
const mostDrift = 5_000
const readTimeout = 30_000
const anHour = 3_600_000
/** Hours. */
const oldestBackup = 24

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`

/** What the database thinks the time is, in milliseconds since 1970. */
async function databaseTime({ database: { sequelize } }: Storage): Promise<number> {
  const isPostgres = sequelize.getDialect() === 'postgres'
  const statement = isPostgres
    ? 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now'
    : "SELECT unixepoch('subsec') * 1000 AS now"
  const [row] = await sequelize.query<{ readonly now: number | string }>(statement, { type: QueryTypes.SELECT })
  return Number(row?.now)
}

/** What may be why the storage does not open is said before it. */
const checksBefore: Checks<Config> = {
  configuration: async (config) => adviceOn(config),
  privacy: async (config) => adviceOnPrivacy(config),
  disk: async ({ dataDir, uploadReserve }) => {
    const found = await statfs(dataDir).catch(() => null)
    if (found === null) throw new Error(`there is no folder ${dataDir}`)
    const room = found.bavail * found.bsize
    if (room < Math.max(leastRoom, uploadReserve)) throw new Error(`only ${megabytes(room)} free in the data folder`)
    return `${megabytes(room)} free`
  },
}

const checksOfStorage: Checks<Storage> = {
  database: async ({ config }) => (config.databaseUrl === null ? 'SQLite, up to date' : 'Postgres, up to date'),
  clock: async (storage) => {
    const drift = Math.abs(Date.now() - (await databaseTime(storage)))
    if (drift > mostDrift) throw new Error(`this machine and the database differ by ${Math.round(drift / 1000)} s`)
    return 'agrees with the database'
  },
  documents: async ({ store, installationId, config }) => {
    if (!(await store.isReady())) throw new Error('the store does not answer')
    const { length } = await store.list(installationId)
    return `${length} in ${config.documentStore === null ? 'files' : 'the bucket'}`
  },
  people: async ({ database, config }) => {
    const idle = await countIdle({ database, config, clock: { now: () => new Date() } })
    return saidOfIdle(idle, config)
  },
  backups: async ({ database, config }) => ageOfBackup(await lastBackupOf(database), config),
}

const checksOfProgram: Checks<undefined> = {
  reader: async () => {
    const [sample] = await listSamples()
    const bytes = sample && (await sampleFile(sample.name))
    if (!sample || !bytes) throw new Error('the samples are missing')
    const reader = createReaderProcess(caps.memory)
    try {
      const asked = { kind: 'read', bytes, type: sample.type, password: null, stage: 'whole' } as const
      const { kind } = await reader.ask<'read'>(
        { ...asked, finishBy: Date.now() + readTimeout },
        readTimeout,
        AbortSignal.timeout(readTimeout),
      )
      if (kind !== 'answered') throw new Error(`a sample was not read (${kind})`)
      return 'reads a sample'
    } finally {
      await reader.stop()
    }
  },
  fonts: async () => {
    await import('../features/return-pdf/typefaces.ts')
    return 'can be loaded'
  },
}

/** Whatever NODE_ENV says, or nobody said: who gives an https address means people. */
const isPublic = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => publicOrigin.startsWith('https:')

/** What an operator may have forgotten. Exported for its test. */
export function adviceOn({
  mode,
  publicOrigin,
  dataKey,
  databaseUrl,
  documentStore,
  demoAccount,
  inspector,
}: Config): string {
  const isForPeople = isPublic({ publicOrigin })
  if (!isForPeople && !/\/\/(localhost|127\.)/.test(publicOrigin)) throw new Error('PUBLIC_ORIGIN is not https')
  if (isForPeople && mode !== 'production')
    throw new Error(`NODE_ENV is ${mode}: leave it out, or set it to production`)
  if (isForPeople && demoAccount) throw new Error('DEMO_ACCOUNT is on: everybody knows its password')
  if (isForPeople && inspector) throw new Error('INSPECTOR is on, which is for developers')
  if (databaseUrl !== null && documentStore === null)
    throw new Error('a shared database needs a shared DOCUMENT_STORE as soon as there is a second server')
  return dataKey === null ? 'right; keep a copy of the file data-key elsewhere' : 'right'
}

/** What people are told of who keeps their data. Exported for its test. */
export function adviceOnPrivacy(config: Config): string {
  const { controller, backupDays } = config
  const missing = [
    ...(controller === null ? ['who answers for the data (CONTROLLER, CONTROLLER_CONTACT)'] : []),
    ...(backupDays === null ? ['how long backups are kept (BACKUP_DAYS)'] : []),
  ]
  if (missing.length === 0) return 'the statement says who answers for the data and how long backups are kept'
  const said = `the statement does not say ${missing.join(' nor ')}`
  if (isPublic(config)) throw new Error(said)
  return said
}

/** What becomes of accounts nobody uses. Exported for its test. */
export function saidOfIdle(idle: number, { accountIdleMonths, smtpUrl }: Config): string {
  const said = `not used for ${accountIdleMonths} months: ${idle}`
  return smtpUrl === null
    ? `${said}; without SMTP_URL nobody is warned, so none is deleted`
    : `${said}; deleted a month after their owners were warned`
}

/** What an operator has to know of the last backup. Exported for its test. @throws when a public server has none of today */
export function ageOfBackup(last: Date | null, config: Config, now = new Date()): string {
  const hours = last === null ? null : Math.floor((now.getTime() - last.getTime()) / anHour)
  const said = last === null ? 'none was made' : `the last one is of ${last.toISOString()}, ${hours} hours ago`
  if (isPublic(config) && (hours === null || hours >= oldestBackup)) throw new Error(said)
  return said
}

const usage = 'doctor'

/** Looks at everything the server needs, beside it or while it is stopped. @throws when something is wrong */
export const doctor: Command = {
  usage,
  run: async (words, { environment, say }) => {
    if (words.length > 0) throw new WrongUse(usage)
    const config = readConfig(environment)
    let wrong = 0
    const sayWrong = (name: string, error: unknown) => {
      wrong += 1
      say(`${'WRONG'.padEnd(6)} ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    const look = async <On>(checks: Checks<On>, on: On) => {
      for (const [name, check] of Object.entries(checks)) {
        try {
          say(`${'well'.padEnd(6)} ${name}: ${await check(on)}`)
        } catch (error) {
          sayWrong(name, error)
        }
      }
    }
    await look(checksBefore, config)
    try {
      const storage = await openExisting(config)
      await look(checksOfStorage, storage).finally(() => storage.database.close())
    } catch (error) {
      sayWrong('database', error)
    }
    await look(checksOfProgram, undefined)
    if (wrong > 0) throw new Error(wrong === 1 ? 'One thing is wrong.' : `${wrong} things are wrong.`)
  },
}
