import { onStopSignal } from '../stop-signal.ts'
import { startOn } from './host-on-folder.ts'

// A host in a process of its own, for tests that end it: its folder, and other settings as JSON.
const [folder = '', settings = '{}'] = process.argv.slice(2)
const { origin, stop } = await startOn(folder, JSON.parse(settings))
onStopSignal(stop)
process.send?.({ origin })
