// `npm run bench:crowd`: how long a statement takes from its upload until it has been read, on an idle server; then two hundred connections
// that open pages of somebody signed in, for as many seconds as the first argument says, else 600: p99, what was no page, memory. Linux.
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startBuiltServer } from '../../scripts/built-server.mjs'
import { main, say } from '../../scripts/phases.mjs'
import { memory } from './load.mjs'
import { createPerson } from './person.mjs'

const seconds = Number(process.argv[2] ?? 600)
const connections = 200
const uploads = 6
const paths = ['/', '/tax-filing/income', '/tax-filing/deductions', '/tax-filing/review', '/faq']

/** Milliseconds from sending a file until the list of documents says that it has been read. */
async function readingTime(person) {
  const startedAt = performance.now()
  const id = await person.uploads()
  while (!(await person.documents()).some((document) => document.id === id && document.status !== 'scanning'))
    await wait(5)
  return performance.now() - startedAt
}

await main(async () => {
  const server = await startBuiltServer({ LOG_LEVEL: 'info' })
  try {
    const reader = await createPerson(server, 'reading')
    const times = []
    for (let turn = 0; turn < uploads; turn++) times.push(await readingTime(reader))
    say(`read after ${times.map((time) => time.toFixed(0)).join(', ')} ms: the first starts the process that reads`)
    const { headers } = await createPerson(server)
    const seen = []
    const timer = setInterval(() => seen.push(memory(server.pid)), 30_000)
    const { latency, requests, errors, non2xx } = await autocannon({
      url: server.origin.replace('localhost', '127.0.0.1'),
      requests: paths.map((path) => ({ path, headers })),
      connections,
      duration: seconds,
      timeout: 120,
    })
    clearInterval(timer)
    say(`${seconds} s, ${connections} connections: ${requests.average.toFixed(0)} pages a second`)
    say(`p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx} no page, ${errors} failed`)
    say(`MB each half minute: ${[...seen, memory(server.pid)].map((megabytes) => megabytes.toFixed(0)).join(', ')}`)
  } finally {
    await server.stop()
  }
})
