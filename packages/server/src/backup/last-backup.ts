import type { Database } from '../database/database.ts'

const lastBackup = 'last-backup'

/** Notes down that there is a whole backup, for whoever watches. @param madeAt the moment it is of */
export const noteBackup = ({ models, write }: Database, madeAt: Date): Promise<void> =>
  write(async (transaction) => {
    await models.installation.upsert({ name: lastBackup, value: madeAt.toISOString() }, { transaction })
  })

/** The moment the last whole backup is of; null when there is none. */
export async function lastBackupOf({ models }: Pick<Database, 'models'>): Promise<Date | null> {
  const found = await models.installation.findByPk(lastBackup)
  return found === null ? null : new Date(found.value)
}
