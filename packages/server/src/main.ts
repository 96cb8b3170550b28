import { setTimeout as wait } from 'node:timers/promises'
import { productName } from '@aangiftewijs/domain/product'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { clearWorkPlace } from './backup/work-place.ts'
import { takeFolder } from './database/folder-lock.ts'
import { deleteAgain } from './deletions/delete-again.ts'
import { demonstrationAccount, ensureDemonstrationAccount } from './demonstration-account.ts'
import type { Dependencies } from './dependencies.ts'
import { setEngineFlags } from './engine.ts'
import { type Config, ConfigError, readConfig } from './env.ts'
import { features } from './features/index.ts'
import { loadInspector } from './features/inspector/index.ts'
import { sayStopping } from './features/operations/index.ts'
import { prepareDataDir } from './generated-keys.ts'
import { listen } from './listen.ts'
import { openLog, takeOverOutput } from './log.ts'
import type { MetricsServer } from './metrics/serve-metrics.ts'
import { openStorage } from './open-storage.ts'
import { onStopSignal } from './stop-signal.ts'
import { isFirstProcess, runWorkers, sayReady, startsWorkers } from './workers.ts'

// What this process writes is for its own user only.
process.umask(0o077)

setEngineFlags()

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

async function openDependencies(config: Config, log: Logger): Promise<Dependencies> {
  const storage = await openStorage(config, (details, text) => log.info(details, text))
  return {
    ...storage,
    clock: { now: () => new Date() },
    log,
    ...(await loadApp(storage.config)),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]

/** Loaded only now, so that a missing build is one sentence too. */
async function loadApp({ inspector }: Config): Promise<Pick<Dependencies, 'clientDir' | 'renderer' | 'inspector'>> {
  try {
    const { appClientDir, createAppRenderer } = await import('./ssr/app-renderer.ts')
    const clientDir = appClientDir()
    const app = { clientDir, renderer: createAppRenderer(clientDir) }
    return inspector ? { ...app, inspector: await loadInspector() } : app
  } catch (error) {
    throw new ConfigError(`The server cannot start: the app is not built; run npm run build (${reasonOf(error)}).`)
  }
}

/** Loaded only where somebody watches. */
async function openMetrics(dependencies: Dependencies): Promise<MetricsServer | null> {
  const { metricsHost, metricsPort } = dependencies.config
  if (metricsPort === null) return null
  const { serveMetrics } = await import('./metrics/serve-metrics.ts')
  return serveMetrics(dependencies, metricsHost, metricsPort)
}

/** Asks for sentences on the output besides the log: for who starts it by hand (`scripts/server-process.mjs`). */
const sayReadyWord = '--say-ready'

/** Everything is set in the environment: whoever gives other words means the operator's command. @returns whether to say sentences */
function readWords(words: readonly string[]): boolean {
  const unknown = words.filter((word) => word !== sayReadyWord)
  if (unknown.length > 0)
    throw new ConfigError(
      `The server cannot start: it does not know the words ${unknown.join(' ')}; the operator’s command is packages/server/dist/aangiftewijs.js.`,
    )
  return words.includes(sayReadyWord)
}

async function main(): Promise<void> {
  const saysSentences = readWords(process.argv.slice(2)) && isFirstProcess()
  const config = readConfig(process.env)
  const log = openLog(config)
  takeOverOutput(log)
  if (startsWorkers(config.workers)) {
    if (!(await runWorkers(config.workers, log))) process.exit(1)
    return
  }
  prepareDataDir(config)
  const release = config.databaseUrl === null ? await takeFolder(config.dataDir) : undefined
  await clearWorkPlace(config.dataDir)
  const dependencies = await openDependencies(config, log)
  const { database } = dependencies
  // Before anybody comes: who left does not sign in again.
  await deleteAgain(dependencies, features)
  const hasDemonstration = await ensureDemonstrationAccount(dependencies)
  const listening = await listen(createApp(dependencies), config.host, config.port)
  const metrics = await openMetrics(dependencies)
  const jobs = features.flatMap((feature) => feature.startJobs?.(dependencies, features) ?? [])
  const { username, password } = demonstrationAccount
  const { user, system } = process.cpuUsage()
  const address = `http://${config.host}:${listening.port}`
  const processor = Math.round((user + system) / 1000)
  log.info({ address, milliseconds: Math.round(performance.now()), processor }, 'ready')
  sayReady()
  if (saysSentences) say(`${productName} is ready at ${address}`)
  if (saysSentences && hasDemonstration) say(`Sign in with username ${username} and password ${password}.`)

  const stop = async () => {
    log.info('draining')
    sayStopping(dependencies)
    await listening.drain(wait(config.stopDelay * 1000))
    await Promise.all(jobs.map((stopJob) => stopJob()))
    await metrics?.stop()
    await database.close()
    await release?.()
  }
  // A promise nobody waited for is a fault to be seen, not a reason to drop everyone's work.
  process.on('unhandledRejection', (error) => {
    log.error({ stack: error instanceof Error ? error.stack : undefined }, 'nobody waited for a failure')
  })
  onStopSignal(stop, (error) =>
    log.error({ stack: error instanceof Error ? error.stack : undefined }, 'stopping failed'),
  )
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${isExpected ? error.message : `The server cannot start: ${details}`}\n`)
  process.exit(1)
})
