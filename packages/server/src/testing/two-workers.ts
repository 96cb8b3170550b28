import { createServer } from 'node:http'
import { runWorkers, sayReady, startsWorkers } from '../workers.ts'

// Runs in two processes that answer with their id; a GET of `/end` ends the one that answers.
const [port = '0'] = process.argv.slice(2)
if (startsWorkers(2)) {
  process.send?.({ areReady: await runWorkers(2) })
} else {
  const server = createServer((request, answer) => {
    answer.setHeader('Connection', 'close')
    answer.end(String(process.pid), () => {
      if (request.url === '/end') process.exit(1)
    })
  })
  server.listen(Number(port), '127.0.0.1', sayReady)
}
