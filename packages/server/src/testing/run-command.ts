import { runCommand } from '../commands/index.ts'

// The operator's command in a process of its own, which a test can kill.
process.send?.('started')
await runCommand(process.argv.slice(2), { environment: process.env, say: () => {} })
process.exit(0)
