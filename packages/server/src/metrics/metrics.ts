import type { ScanStatus } from '@aangiftewijs/domain/documents'
import type { Dependencies } from '../dependencies.ts'

/** What a host counts of its work, for `/metrics`. Never anything of a person. */
export interface Metrics {
  /** @param route the row of the table that answered. @param milliseconds until the answer was begun */
  readonly countRequest: (route: string, method: string, status: number, milliseconds: number) => void
  readonly countScan: (outcome: ScanStatus) => void
}

type Host = Pick<Dependencies, 'database'>

/** Nobody watches. */
const uncounted: Metrics = { countRequest: () => {}, countScan: () => {} }

const watched = new WeakMap<Host['database'], Metrics>()

/** From now on a host counts for who watches. */
export const count = ({ database }: Host, metrics: Metrics): void => {
  watched.set(database, metrics)
}

/** The counts of a host: one for all its requests and jobs. */
export const metricsOf = ({ database }: Host): Metrics => watched.get(database) ?? uncounted
