import type { Dependencies, DocumentStore } from '../dependencies.ts'
import type { Config } from '../env.ts'

/** An account that was deleted: its number, and when. Nothing else of it is left. */
export interface Deletion {
  readonly userId: number
  readonly at: Date
}

type Host = Pick<Dependencies, 'database' | 'store' | 'installationId'>

const aDay = 24 * 3_600_000

/** Days the list goes back where nobody said how long backups are kept: the trail says as much for as long. */
const daysUnsaid = 366

/** The list is outside the database, in the store that all servers share: beside the documents, never among them. */
const folderOf = (installationId: string) => `deleted-${installationId}`

const nameOf = ({ userId, at }: Deletion) => `${userId}-${at.getTime().toString(36)}`

function deletionIn(path: string): Deletion | null {
  const [, userId, time] = /\/(\d{1,10})-([0-9a-z]{1,9})$/.exec(path) ?? []
  return userId === undefined || time === undefined
    ? null
    : { userId: Number(userId), at: new Date(Number.parseInt(time, 36)) }
}

/** Since when a backup may be of that is still kept. */
export const backupsSince = ({ backupDays }: Pick<Config, 'backupDays'>, now: Date): Date =>
  new Date(now.getTime() - (backupDays ?? daysUnsaid) * aDay)

/** The deletions a store has noted for an installation. */
export async function deletionsIn(store: DocumentStore, installationId: string): Promise<readonly Deletion[]> {
  return (await store.list(folderOf(installationId))).map(deletionIn).filter((found) => found !== null)
}

/** Notes deletions in a store; one that is there already stays. */
export async function noteDeletions(
  store: DocumentStore,
  installationId: string,
  deletions: readonly Deletion[],
): Promise<void> {
  for (const deletion of deletions) {
    const line = Buffer.from(`${deletion.userId} ${deletion.at.toISOString()}`)
    await store.put(`${folderOf(installationId)}/${nameOf(deletion)}`, line)
  }
}

/** Takes what the database says of deleted accounts outside it, where no restore undoes it. */
export async function takeOutside({ database, store, installationId }: Host): Promise<void> {
  const { deletions } = database.models
  for (const { userId, at } of await deletions.findAll()) {
    await noteDeletions(store, installationId, [{ userId, at }])
    await database.write((transaction) => deletions.destroy({ where: { userId }, transaction }))
  }
}

/** Ends the notes that no backup needs any more. */
export async function endOldNotes({
  store,
  installationId,
  config,
  clock,
}: Pick<Dependencies, 'store' | 'installationId' | 'config' | 'clock'>): Promise<void> {
  const since = backupsSince(config, clock.now())
  for (const deletion of await deletionsIn(store, installationId))
    if (deletion.at < since) await store.remove(`${folderOf(installationId)}/${nameOf(deletion)}`)
}
