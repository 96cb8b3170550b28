import { startOn } from './host-on-folder.ts'

/** A host in a process of its own, for tests that end it. Its folder is the first argument. */
const { origin, stop } = await startOn(process.argv[2] ?? '')
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
process.send?.({ origin })
