import { createServer } from 'node:http'
import { onStopSignal } from '../stop-signal.ts'
import { runWorkers, sayReady, startsWorkers } from '../workers.ts'

// Runs in two processes that answer with their id; a GET of `/end` ends the one that answers, the answer to one of `/slow` takes a second.
const [port = '0'] = process.argv.slice(2)
if (startsWorkers(2)) {
  process.send?.({ areReady: await runWorkers(2) })
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
