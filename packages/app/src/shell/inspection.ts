import type { InspectionEvent } from 'xstate'

/** What a chart is started with besides its input. */
interface Inspected {
  readonly inspect?: (event: InspectionEvent) => void
}

/**
 * The seam for the inspector: empty, unless the host put the inspector's agent on the page, which it does outside
 * production only (ADR 0009). Spread it into the options of `useMachine`.
 */
export const inspected = (): Inspected =>
  (globalThis as typeof globalThis & { readonly chartInspection?: Inspected }).chartInspection ?? {}
