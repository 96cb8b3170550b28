import { runCommand } from './commands/index.ts'
import { printable } from './commands/printable.ts'

// The operator's command. What it writes is for its own user only.
process.umask(0o077)

// Whoever reads only the beginning (`| head`) does not end what is being done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const say = (line: string) => process.stdout.write(`${printable(line)}\n`)

runCommand(process.argv.slice(2), { environment: process.env, say }).catch((error: unknown) => {
  process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`)
  process.exit(1)
})
