// One look at a server under load: requests a second, processor time a request, p99, memory. Linux.
import { readdirSync, readFileSync } from 'node:fs'
import autocannon from 'autocannon'

const usualConnections = 16
/** Milliseconds between two looks of autocannon at the clock: it notices only then that a round is over. */
const sampleInt = 20

/** What the kernel says of a process, after its name; nothing when it is gone. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  } catch {
    return undefined
  }
}

/** A process and all that it started and that still run. */
function treeOf(pid) {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(running.map((name) => [Number(name), Number(statOf(name)?.[1])]))
  const below = (parent) => [
    parent,
    ...[...parents].filter(([, of]) => of === parent).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

/** Milliseconds of processor time, all threads, that a process and those below it have used. */
const processorTime = (pid) =>
  treeOf(pid).reduce((sum, each) => {
    const fields = statOf(each) ?? []
    return sum + (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
  }, 0)

/** The median, for rounds. */
export const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Megabytes that a process holds, without those below it. */
export const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024

const look = ({ pid }, { count, seconds, p99, before }) => ({
  rate: count / seconds,
  processor: (processorTime(pid) - before) / count,
  p99,
  memory: treeOf(pid).reduce((sum, each) => sum + memory(each), 0),
})

/** A page, `amount` times from many connections at once, by one person or by many in turns. @throws when an answer is not a page */
export async function askPage(server, path, people, amount, connections = usualConnections) {
  const before = processorTime(server.pid)
  const url = server.origin.replace('localhost', '127.0.0.1') + path
  let turn = 0
  const setupRequest = (request) => ({ ...request, headers: people[turn++ % people.length].headers })
  const requests = [people.length > 1 ? { setupRequest } : { headers: people[0].headers }]
  const result = await autocannon({ url, requests, connections, amount, timeout: 120, sampleInt })
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
