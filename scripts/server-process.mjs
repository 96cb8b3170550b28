// How the built server is started, wherever that is done: `npm start`, the benches, the drill. The Dockerfile and the systemd unit say the
// same, to which a test holds them. What can be told later is told by the server itself (`engine.ts`).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './phases.mjs'

/** The program of the build, from the repository's root: in one file, which starts sooner (ADR 33). */
export const program = 'packages/server/dist/bundle/main.js'

/** The program of the build. */
export const entry = join(root, program)

/** The program of another checkout's build; those from before there was a bundle have separate files only. */
export const entryOf = (checkout) => {
  const bundled = join(checkout, program)
  return existsSync(bundled) ? bundled : join(checkout, 'packages/server/dist/main.js')
}

/** What Node is told: room for young objects, in MB; and that quiet minutes are no reason to throw away what is compiled (ADR 33). */
export const startFlags = ['--max-semi-space-size=8', '--no-memory-reducer']

/** What the C library is told: how many separate heaps its threads have (ADR 33). */
export const startEnvironment = { MALLOC_ARENA_MAX: '2' }

/** The one word the server takes: it says in sentences, too, where it is and whom to sign in as. Without it all it writes is its log. */
export const sayReady = '--say-ready'
