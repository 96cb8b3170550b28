import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { onStopSignal } from '../stop-signal.ts'
import { runWorkers, sayReady, startsWorkers } from '../workers.ts'

// Runs in two processes that answer with their id; a GET of `/end` ends the one that answers, the answer to one of `/slow` takes a second.
// None can start while there is a file of the second word's name, as while a database is away.
const [port = '0', away = ''] = process.argv.slice(2)
if (startsWorkers(2)) {
  const log = { warn: () => process.send?.('one could not start') }
  process.send?.({ areReady: await runWorkers(2, log, 50) })
} else if (existsSync(away)) {
  process.exit(1)
} else {
  const server = createServer((request, answer) => {
    answer.setHeader('Connection', 'close')
    if (request.url === '/slow') {
      answer.flushHeaders()
      setTimeout(() => answer.end(String(process.pid)), 1_000)
    } else
      answer.end(String(process.pid), () => {
        if (request.url === '/end') process.exit(1)
      })
  })
  server.listen(Number(port), '127.0.0.1', sayReady)
  onStopSignal(() => new Promise((closed) => server.close(closed)))
}
