import type { ScanStatus } from '@aangiftewijs/domain/documents'
import { Counter, Histogram, Registry } from 'prom-client'
import type { Dependencies } from '../dependencies.ts'

/** What a host counts of its work, for `/metrics`. Never anything of a person. */
export interface Metrics {
  readonly registry: Registry
  /** @param route the row of the table that answered. @param milliseconds until the answer was begun */
  readonly countRequest: (route: string, method: string, status: number, milliseconds: number) => void
  readonly countScan: (outcome: ScanStatus) => void
}

function createMetrics(): Metrics {
  const registry = new Registry()
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
    registry,
    countRequest: (route, method, status, milliseconds) =>
      requests.observe({ route, method, status: String(status) }, milliseconds / 1000),
    countScan: (outcome) => scans.inc({ outcome }),
  }
}

const metrics = new WeakMap<Dependencies['database'], Metrics>()

/** The counts of a host: one for all its requests and jobs. */
export function metricsOf({ database }: Pick<Dependencies, 'database'>): Metrics {
  const known = metrics.get(database) ?? createMetrics()
  metrics.set(database, known)
  return known
}
