import { statfs } from 'node:fs/promises'
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { lastBackupOf } from '../backup/last-backup.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConfigError } from '../env.ts'
import { scannerOf } from '../features/documents/scanners.ts'
import { lookAt } from '../features/operations/index.ts'
import { count, type Metrics } from './metrics.ts'

/** A server for who watches, apart from the one for people. */
export interface MetricsServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

function countersIn(registry: Registry): Metrics {
  const requests = new Histogram({
    name: 'aangiftewijs_request_seconds',
    help: 'Requests by route, method and status, and how long they took.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const scans = new Counter({
    name: 'aangiftewijs_scans_total',
    help: 'Documents by how their reading ended.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    countRequest: (route, method, status, milliseconds) =>
      requests.observe({ route, method, status: String(status) }, milliseconds / 1000),
    countScan: (outcome) => scans.inc({ outcome }),
  }
}

/** What is read when it is asked for: name, what it says, and its value. */
function gaugesOf(dependencies: Dependencies): readonly (readonly [string, string, () => number | Promise<number>])[] {
  const { database, config } = dependencies
  return [
    [
      'aangiftewijs_database_ready',
      '1: the database answers, with the tables of this version.',
      async () => Number((await lookAt(dependencies)).database === null),
    ],
    [
      'aangiftewijs_store_ready',
      '1: the document store answers.',
      async () => Number((await lookAt(dependencies)).documentStore === null),
    ],
    ['aangiftewijs_writes_waiting', 'Writes that wait for their turn (SQLite).', database.waitingWrites],
    ['aangiftewijs_scans_waiting', 'Documents that wait to be read.', () => scannerOf(dependencies).waiting()],
    ['aangiftewijs_database_connections', 'Open connections to the database.', () => database.pool().size],
    ['aangiftewijs_database_waiting', 'Requests that wait for a connection.', () => database.pool().waiting],
    [
      'aangiftewijs_data_free_bytes',
      'Room on the disk of the data folder.',
      async () => {
        const { bavail, bsize } = await statfs(config.dataDir)
        return bavail * bsize
      },
    ],
    [
      'aangiftewijs_last_backup_timestamp_seconds',
      'The moment the last whole backup is of, in seconds since 1970; 0: there is none.',
      async () => ((await lastBackupOf(database))?.getTime() ?? 0) / 1000,
    ],
  ]
}

/**
 * Serves `GET /metrics` in the form of Prometheus.
 * @throws {ConfigError} when the port cannot be used
 */
export async function serveMetrics(dependencies: Dependencies, host: string, port: number): Promise<MetricsServer> {
  const registry = new Registry()
  count(dependencies, countersIn(registry))
  collectDefaultMetrics({ register: registry })
  for (const [name, help, read] of gaugesOf(dependencies))
    new Gauge({
      name,
      help,
      registers: [registry],
      // What cannot be read now keeps the value of before, and the others are told.
      async collect() {
        const value = await Promise.resolve(read()).catch(() => null)
        if (value !== null) this.set(value)
      },
    })
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', registry.contentType)
    response.end(await registry.metrics())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new ConfigError(`The server cannot start: METRICS_PORT ${port} cannot be used (${error.message}).`)),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
