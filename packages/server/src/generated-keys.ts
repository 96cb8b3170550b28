import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, ConfigError } from './env.ts'

/** The secrets of this installation. */
export interface Keys {
  /** Signs cookies. */
  readonly sessionSecret: string
  /** 32 bytes: encrypts personal data and documents at rest. */
  readonly dataKey: Buffer
}

/** Where a data key that was not configured stands. */
export const dataKeyFile = (dataDir: string): string => join(dataDir, 'data-key')

/**
 * Makes the data folder and takes the keys from the configuration, else from files in that folder, made on first use and
 * readable by this user only (0600).
 * @throws {ConfigError} when the folder cannot be written.
 */
export function prepareDataDir(config: Config): Keys {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    accessSync(config.dataDir, constants.W_OK)
    return {
      sessionSecret: config.sessionSecret ?? keyFile(join(config.dataDir, 'session-secret')).toString('hex'),
      dataKey: config.dataKey ?? keyFile(dataKeyFile(config.dataDir)),
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new ConfigError(`The server cannot start: the data folder ${config.dataDir} cannot be written${reason}.`)
  }
}

function keyFile(path: string): Buffer {
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    chmodSync(path, 0o600)
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
  if (key.length !== 32) throw new ConfigError(`The server cannot start: the key file ${path} is damaged.`)
  return key
}
