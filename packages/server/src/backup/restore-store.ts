import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isTaken } from '../database/installation.ts'
import type { DocumentStore } from '../dependencies.ts'
import { type Config, ConfigError } from '../env.ts'
import type { Manifest } from './archive.ts'

/** Where a restore notes which store it found empty, and for which backup: what was broken off is done again into what it left there. */
const noteIn = (dataDir: string) => join(dataDir, 'restoring-documents')

type Place = Pick<Config, 'dataDir' | 'documentStore'>

/**
 * Refuses a document store in which an installation has been: a server may be using it, the documents of the backup would replace its
 * own, and a server on the restored database would delete them.
 * @throws {ConfigError} in one sentence
 */
export async function requireEmptyStore(
  { dataDir, documentStore }: Place,
  store: DocumentStore,
  { installationId, madeAt }: Pick<Manifest, 'installationId' | 'madeAt'>,
): Promise<void> {
  const begun = [installationId, madeAt, documentStore ?? 'files'].join(' ')
  if ((await readFile(noteIn(dataDir), 'utf8').catch(() => null)) === begun) return
  if (await isTaken(store, installationId)) {
    const [where, other] =
      documentStore === null
        ? [`the folder ${join(dataDir, 'documents')}`, 'move it away']
        : [`the store ${documentStore}`, 'name an empty one in DOCUMENT_STORE']
    throw new ConfigError(
      `There are documents in ${where} already, perhaps those of a server that runs: ${other}. A backup is only restored into an empty place; nothing was changed.`,
    )
  }
  await writeFile(noteIn(dataDir), begun, { mode: 0o600, flush: true })
}

/** The restore has ended: another one into the same store is refused. */
export const endRestore = ({ dataDir }: Place): Promise<void> => rm(noteIn(dataDir), { force: true })
