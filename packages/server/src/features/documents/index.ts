import { Cron } from 'croner'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature } from '../../http.ts'
import { requireUser } from '../../http.ts'
import { documentForms } from './pages.ts'
import { documentRoutes } from './routes.ts'
import { listSamples } from './sample-documents.ts'
import { scannerOf } from './scanners.ts'
import { listDocuments, listScannedDocuments, removeAllDocuments } from './service.ts'
import { deleteExpired, deleteOrphans, resumeScans } from './sweep.ts'

/** Several servers share one store: bytes this young may be another server's upload. Milliseconds. */
const unfinishedUploadTime = 3_600_000

function startJobs(dependencies: Dependencies) {
  const { clock, config, log } = dependencies
  const started = clock.now()
  const report = (what: string) => (error: unknown) =>
    log.error({ name: error instanceof Error ? error.name : typeof error }, `${what} failed`)
  const sweep = async () => {
    await deleteExpired(dependencies).catch(report('deleting old documents'))
  }
  const sweepOrphans = async () => {
    const before = config.databaseUrl === null ? started : new Date(clock.now().getTime() - unfinishedUploadTime)
    await deleteOrphans(dependencies, before).catch(report('deleting bytes without a document'))
  }
  const first = Promise.all([sweep(), sweepOrphans(), resumeScans(dependencies).catch(report('resuming scans'))])
  const everyMinute = new Cron('* * * * *', { protect: true, unref: true }, sweep)
  const hourly = new Cron('23 * * * *', { protect: true, unref: true }, sweepOrphans)
  return [
    async () => {
      everyMinute.stop()
      hourly.stop()
      await first
      await scannerOf(dependencies).stop()
    },
  ]
}

/** The documents: their calls, the posted forms of their page, their reading and their end. */
export const documentsFeature: Feature = {
  name: 'documents',
  routes: documentRoutes,
  forms: documentForms,
  data: {
    '/api/documents': async (ctx, { waitsForReadings }) => {
      if (!ctx.state.user) return {}
      const list = waitsForReadings ? listScannedDocuments : listDocuments
      return { '/api/documents': await list(ctx.dependencies, requireUser(ctx).id) }
    },
    '/api/sample-documents': async () => ({ '/api/sample-documents': await listSamples() }),
  },
  personalData: {
    export: async (dependencies, userId) => ({ documents: await listDocuments(dependencies, userId) }),
    remove: async (dependencies, userId) => {
      await removeAllDocuments(dependencies, userId)
    },
  },
  startJobs,
}
