import { startOn } from './host-on-folder.ts'

// A host in a process of its own, for tests that end it: its folder, and other settings as JSON.
const [folder = '', settings = '{}'] = process.argv.slice(2)
const { origin, stop } = await startOn(folder, JSON.parse(settings))
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
process.send?.({ origin })
