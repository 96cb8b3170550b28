import { statSync } from 'node:fs'
import { deleteAgain } from '../deletions/delete-again.ts'
import { type Deletion, deletionsIn, noteDeletions } from '../deletions/kept-list.ts'
import { readList } from '../deletions/list-beside.ts'
import { ConfigError, readConfig } from '../env.ts'
import { createFileStore } from '../features/documents/store/file-store.ts'
import { openDocumentStore } from '../features/documents/store/index.ts'
import { features } from '../features/index.ts'
import { openExisting } from '../open-existing.ts'
import { isStoreAddress } from '../setting-addresses.ts'
import { type Command, WrongUse } from './command.ts'
import { operatorHost } from './operator-host.ts'

const usage = 'deletions apply [LIST | FOLDER | BUCKET]'

/** What a place knows of an installation's deletions: a list beside backups, the folder `documents`, or a bucket. */
async function deletionsAt(
  place: string,
  installationId: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly Deletion[]> {
  const found = statSync(place, { throwIfNoEntry: false })
  if (found?.isFile()) return (await readList(place, installationId)) ?? []
  if (found?.isDirectory()) return deletionsIn(createFileStore(place), installationId)
  if (!isStoreAddress(place)) throw new ConfigError(`There is no list, folder or bucket ${place}. Nothing was changed.`)
  return deletionsIn(await openDocumentStore(readConfig({ ...environment, DOCUMENT_STORE: place })), installationId)
}

/** Deletes once more the accounts that a restored database has back; also those that another place knows of. */
export const deletions: Command = {
  usage,
  run: async ([action, place, ...more], { environment, say }) => {
    if (action !== 'apply' || more.length > 0) throw new WrongUse(usage)
    const storage = await openExisting(readConfig(environment))
    const { store, installationId, database } = storage
    try {
      if (place !== undefined)
        await noteDeletions(store, installationId, await deletionsAt(place, installationId, environment))
      const known = await deletionsIn(store, installationId)
      const count = await deleteAgain(operatorHost(storage), features)
      say(`Deleted again: ${count}. The list names ${known.length} deleted accounts.`)
    } finally {
      await database.close()
    }
  },
}
