import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { changingKeyRing, fixedKeyRing, type KeyRing } from './database/key-ring.ts'
import { type Config, ConfigError } from './env.ts'

/** The secrets of this installation. */
export interface Keys {
  /** Sign cookies: the first signs, the others, from before, still count. */
  readonly sessionSecrets: readonly [string, ...string[]]
  /** Encrypt personal data and documents at rest. */
  readonly dataKeys: KeyRing
}

/** Where data keys that were not configured stand, one a line in hexadecimal, the one that seals first. */
export const dataKeyFile = (dataDir: string): string => join(dataDir, 'data-key')

/** Where session secrets that were not configured stand, one a line, the one that signs first. */
export const sessionSecretFile = (dataDir: string): string => join(dataDir, 'session-secret')

/** Makes the data folder. @throws {ConfigError} when it cannot be written. */
export const prepareDataDir = ({ dataDir }: Pick<Config, 'dataDir'>): void =>
  explained(dataDir, () => {
    makeFolder(dataDir)
    if (!statSync(dataDir).isDirectory())
      throw new ConfigError(`The server cannot start: ${dataDir} is a file; name a folder in DATA_DIR.`)
    accessSync(dataDir, constants.W_OK)
  })

/** One folder at a time: Node's own recursive way never ends where a file system refuses, as below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process that starts at this moment has made it.
    if (!existsSync(path)) throw error
  }
}

function explained<T>(dataDir: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new ConfigError(`The server cannot start: the data folder ${dataDir} cannot be written${reason}.`)
  }
}

/**
 * Takes the keys from the configuration, else from files in the data folder, made on first use and readable by this user
 * only (0600).
 * @throws {ConfigError} when the folder cannot be written.
 */
export function openKeys(config: Config): Keys {
  const { dataDir, sessionSecret, sessionSecretFallbacks, dataKey, dataKeyFallbacks } = config
  prepareDataDir(config)
  return explained(dataDir, () => {
    const secrets = sessionSecret === null ? textsOf(keysIn(sessionSecretFile(dataDir))) : ([sessionSecret] as const)
    return {
      sessionSecrets: [...secrets, ...sessionSecretFallbacks],
      dataKeys:
        dataKey === null
          ? keyRingOf(dataKeyFile(dataDir), dataKeyFallbacks)
          : fixedKeyRing(dataKey, ...dataKeyFallbacks),
    }
  })
}

/** The keys of a file, also when a command changes it while the server runs. */
function keyRingOf(file: string, fallbacks: readonly Buffer[]): KeyRing {
  const markOf = () => {
    const { ino, mtimeMs } = statSync(file)
    return `${ino} ${mtimeMs}`
  }
  const [current, ...older] = keysIn(file)
  let seen = markOf()
  return changingKeyRing([current, ...older, ...fallbacks], () => {
    try {
      const mark = markOf()
      if (mark === seen) return null
      seen = mark
      const [now, ...before] = keysIn(file)
      return [now, ...before, ...fallbacks]
    } catch {
      // The keys that are known go on; the next start says what is wrong with the file.
      return null
    }
  })
}

const textsOf = ([first, ...more]: KeysOfFile): readonly [string, ...string[]] => [
  first.toString('hex'),
  ...more.map((key) => key.toString('hex')),
]

type KeysOfFile = readonly [Buffer, ...Buffer[]]

/** The keys in a file; made with one when it is not there. */
function keysIn(path: string): KeysOfFile {
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    chmodSync(path, 0o600)
  }
  const texts = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const [current, ...older] = texts.map((text) => Buffer.from(text.trim(), 'hex'))
  if (current === undefined || [current, ...older].some((key) => key.length !== 32))
    throw new ConfigError(`The server cannot start: the key file ${path} is damaged.`)
  return [current, ...older]
}

/** Puts a new key before those of a file. @returns it */
export function addKey(path: string): Buffer {
  const key = randomBytes(32)
  writeKeys(path, [key, ...keysIn(path)])
  return key
}

/** Leaves only the first key of a file. @returns how many were dropped */
export function dropOlderKeys(path: string): number {
  const [current, ...older] = keysIn(path)
  if (older.length > 0) writeKeys(path, [current])
  return older.length
}

/** All or nothing, also when the power fails: without its keys a database is lost. */
function writeKeys(path: string, keys: KeysOfFile): void {
  const temporary = `${path}.new`
  const file = openSync(temporary, 'w', 0o600)
  try {
    writeFileSync(file, keys.map((key) => `${key.toString('hex')}\n`).join(''))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(temporary, path)
}
