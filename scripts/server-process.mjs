// How the built server is started, wherever that is done: `npm start`, the benches, the drill. The Dockerfile and the systemd unit say the
// same, to which a test holds them. What can be told later is told by the server itself (`engine.ts`).
import { join } from 'node:path'
import { root } from './phases.mjs'

/** The program of a checkout's build. */
export const entryOf = (checkout) => join(checkout, 'packages/server/dist/main.js')

/** The program of the build. */
export const entry = entryOf(root)

/** What Node is told: room for young objects, in MB; and that quiet minutes are no reason to throw away what is compiled (ADR 33). */
export const startFlags = ['--max-semi-space-size=8', '--no-memory-reducer']

/** What the C library is told: how many separate heaps its threads have (ADR 33). */
export const startEnvironment = { MALLOC_ARENA_MAX: '2' }
