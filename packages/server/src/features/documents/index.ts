import { Cron } from 'croner'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature } from '../../http.ts'
import { requireUser } from '../../http.ts'
import { removeDueBytes, uploadTime } from './doomed-bytes.ts'
import { removeLeftReaderFolders } from './isolation/reader-folders.ts'
import { detectSandbox } from './isolation/sandbox.ts'
import { documentsPersonalData } from './personal-data.ts'
import { documentRoutes } from './routes.ts'
import { listSamples } from './sample-documents.ts'
import { leaseEvery, renewLeases } from './scan-leases.ts'
import { scannerOf } from './scanners.ts'
import { listDocuments, listScannedDocuments } from './service.ts'
import { deleteExpired, doomOrphans, resumeScans } from './sweep.ts'

function startJobs(dependencies: Dependencies) {
  const { clock, config, log, store } = dependencies
  const report = (what: string) => (error: unknown) =>
    log.error({ name: error instanceof Error ? error.name : typeof error }, `${what} failed`)
  const sweep = async (due: Date) => {
    await deleteExpired(dependencies).catch(report('deleting old documents'))
    await removeDueBytes(dependencies, due).catch(report('removing bytes without a document'))
  }
  const findOrphans = async () => {
    await store
      .removeUnfinished(new Date(clock.now().getTime() - uploadTime))
      .catch(report('removing unfinished uploads'))
    await doomOrphans(dependencies).catch(report('looking for bytes without a document'))
    await removeLeftReaderFolders(clock.now()).catch(report('removing folders of readers'))
  }
  void detectSandbox().then(({ walls, missing }) => log.info({ walls, missing }, 'files are read apart'))
  // The one process of an SQLite file has no upload under way when it starts: what one announced before is due.
  const inAnHour = new Date(clock.now().getTime() + uploadTime)
  const isAlone = config.databaseUrl === null
  const first = Promise.all([
    sweep(isAlone ? inAnHour : clock.now()),
    store
      .removeUnfinished(new Date(clock.now().getTime() - (isAlone ? 0 : uploadTime)))
      .catch(report('removing unfinished uploads')),
    resumeScans(dependencies).catch(report('resuming scans')),
  ])
  const everyMinute = new Cron('* * * * *', { protect: true, unref: true }, () => sweep(clock.now()))
  // Several servers share Postgres: each says what it reads, and takes over what nobody does.
  const lease = setInterval(() => {
    if (isAlone) return
    renewLeases(dependencies)
      .then(() => resumeScans(dependencies))
      .catch(report('sharing scans'))
  }, leaseEvery).unref()
  const daily = new Cron('23 3 * * *', { protect: true, unref: true }, findOrphans)
  return [
    async () => {
      everyMinute.stop()
      clearInterval(lease)
      daily.stop()
      await first
      await scannerOf(dependencies).stop()
    },
  ]
}

/** The documents: their calls, their reading and their end. */
export const documentsFeature: Feature = {
  name: 'documents',
  routes: documentRoutes,
  forms: [],
  data: {
    '/api/documents': async (ctx, { waitsForReadings }) => {
      if (!ctx.state.user) return {}
      const list = waitsForReadings ? listScannedDocuments : listDocuments
      return { '/api/documents': await list(ctx.dependencies, requireUser(ctx).id) }
    },
    '/api/sample-documents': async () => ({ '/api/sample-documents': await listSamples() }),
  },
  personalData: documentsPersonalData,
  startJobs,
}
