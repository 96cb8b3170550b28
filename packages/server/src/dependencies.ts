import type { Logger } from 'pino'
import type { Cipher } from './database/cipher.ts'
import type { Database } from './database/database.ts'
import type { Config } from './env.ts'
import type { InspectorBuild } from './features/inspector/index.ts'
import type { Keys } from './generated-keys.ts'
import type { PageRenderer } from './ssr/renderer.ts'

/**
 * The only source of the present moment: of what is written down, and what is due by a date. How long somebody waits is none of it: such
 * a limit goes by `Date.now()`, which passes where this clock is told to stand still and is the same in the reader's processes.
 */
export interface Clock {
  readonly now: () => Date
}

/** Where document bytes live, under opaque paths. Bytes come and go encrypted by {@link Cipher}. */
export interface DocumentStore {
  /** Writes all or nothing. */
  readonly put: (path: string, bytes: Uint8Array) => Promise<void>
  /** Null when nothing is there. */
  readonly get: (path: string) => Promise<Uint8Array | null>
  /** Quietly succeeds when nothing is there. */
  readonly remove: (path: string) => Promise<void>
  /** The paths in a folder; `''` is the top. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** Removes what a crash left of a {@link put} that was last written to before then. */
  readonly removeUnfinished: (before: Date) => Promise<void>
  /** Whether it answers; for `/readyz`. */
  readonly isReady: () => Promise<boolean>
}

/** Everything the host is built from. Nothing else reads the environment, the clock or the disk's location. */
export interface Dependencies {
  readonly config: Config
  readonly keys: Keys
  readonly database: Database
  readonly cipher: Cipher
  readonly store: DocumentStore
  /** The folder of the store that is this installation's. */
  readonly installationId: string
  readonly clock: Clock
  readonly log: Logger
  readonly renderer: PageRenderer
  /** Folder of the browser's built files. */
  readonly clientDir: string
  /** Absent where the configuration turns it off. */
  readonly inspector?: InspectorBuild
}
