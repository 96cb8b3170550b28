// One look at a server under load: requests a second, processor time a request, p99, memory. Linux.
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const connections = 16

/** Milliseconds of processor time, all threads, that a process has used. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Megabytes that a process holds. */
export const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

const look = ({ pid }, { count, seconds, p99, before }) => ({
  rate: count / seconds,
  processor: (processorTime(pid) - before) / count,
  p99,
  memory: memory(pid),
})

/** A page, `amount` times from many connections at once, by one person or by many in turns. @throws when an answer is not a page */
export async function askPage(server, path, people, amount) {
  const before = processorTime(server.pid)
  const url = server.origin.replace('localhost', '127.0.0.1') + path
  let turn = 0
  const setupRequest = (request) => ({ ...request, headers: people[turn++ % people.length].headers })
  const requests = [people.length > 1 ? { setupRequest } : { headers: people[0].headers }]
  const result = await autocannon({ url, requests, connections, amount, timeout: 120 })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`)
  return look(server, { count: result['2xx'], seconds: result.duration, p99: result.latency.p99, before })
}

/** A call by one person, one after the other, `count` times. */
export async function askCall(server, call, count) {
  const before = processorTime(server.pid)
  const startedAt = performance.now()
  const times = []
  for (let turn = 0; turn < count; turn++) {
    const at = performance.now()
    await call(turn)
    times.push(performance.now() - at)
  }
  times.sort((a, b) => a - b)
  const p99 = times[Math.ceil(times.length * 0.99) - 1]
  return look(server, { count, seconds: (performance.now() - startedAt) / 1000, p99, before })
}
