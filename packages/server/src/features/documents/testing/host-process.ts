import { startOn } from './host-on-folder.ts'

/** A host in a process of its own, for tests that kill it. Its folder is the first argument. */
const { origin } = await startOn(process.argv[2] ?? '')
process.send?.({ origin })
