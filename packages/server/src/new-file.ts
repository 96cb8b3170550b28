import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigError } from './env.ts'

/**
 * Refuses a path at which a command cannot make a new file: what is there stays as it is.
 * @throws {ConfigError} in one sentence
 */
export function requireNewFile(file: string): void {
  if (existsSync(file)) throw new ConfigError(`${file} exists already; nothing was written over it.`)
  const folder = dirname(resolve(file))
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`There is no folder ${folder}: make it, or name another file. Nothing was written.`)
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigError(
      `This user cannot write into the folder ${folder}: allow it, or name another file. Nothing was written.`,
    )
  }
}
