import { deleteOldEntries } from '../../audit/trail-end.ts'
import { endOldNotes, takeOutside } from '../../deletions/kept-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hourly } from '../../hourly.ts'
import type { Feature } from '../../http.ts'
import { deleteIdle, warnIdle } from './idle-accounts.ts'

async function sweep(host: Dependencies, features: readonly Feature[]): Promise<void> {
  const report = (what: string) => (error: unknown) =>
    host.log.error({ name: error instanceof Error ? error.name : typeof error }, `${what} failed`)
  await warnIdle(host).catch(report('warning owners of accounts nobody uses'))
  await deleteIdle(host, features).catch(report('deleting accounts nobody uses'))
  await takeOutside(host).catch(report('noting deletions outside the database'))
  await endOldNotes(host).catch(report('ending old notes of deletions'))
  await deleteOldEntries(host).catch(report('deleting old entries of the trail'))
}

/** The end of what people who never came back have left behind (hourly, and once at the start). */
export const retentionFeature: Feature = {
  name: 'retention',
  routes: [],
  forms: [],
  data: {},
  startJobs: (dependencies, features) => [hourly(26, () => sweep(dependencies, features))],
}
