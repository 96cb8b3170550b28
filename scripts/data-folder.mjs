import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Sentence } from './phases.mjs'

/** Makes the folder of `npm start`'s data, for its own user only, as the server would. Throws a Sentence when it cannot be written. */
export function makeDataFolder(path) {
  try {
    makeFolder(path)
    accessSync(path, constants.W_OK | constants.X_OK)
  } catch {
    throw new Sentence(
      `The data folder ${path} cannot be written: give this user write access to it, or name another folder in DATA_DIR.`,
    )
  }
}

/** One folder at a time: Node's own recursive way never ends where a file system refuses, as below /proc. */
function makeFolder(path) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}
