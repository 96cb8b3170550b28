// `npm run bench:busy`: fifty saves a second beside twenty people who upload statements one after the other: p99, refused, lost, memory.
// With `--scans` no saves: how long pages of somebody else take meanwhile, p99. As many seconds as the first number says, else 120; whole runs add their line to bench/history.csv. With `--postgres` the same on two
// processes and a Postgres of its own (which a package brings), or on an empty one at DATABASE_URL. Linux.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startBuiltServer } from '../../scripts/built-server.mjs'
import { main, say } from '../../scripts/phases.mjs'
import { historyLine, keep } from './history.mjs'
import { createPerson } from './person.mjs'
import { sharedPostgres } from './shared-postgres.mjs'

const whole = 120
const words = process.argv.slice(2)
const seconds = Number(words.find((word) => /^\d+$/.test(word)) ?? whole)
const isOnPostgres = words.includes('--postgres')
/** Twenty people upload and are read; nobody saves, somebody else opens pages. */
const isOfScans = words.includes('--scans')
const savesASecond = 50
const savers = 25
const uploaders = 20
const pages = ['/', '/tax-filing/income', '/faq']
/** Milliseconds from one page to the next. */
const pageEvery = 25
/** Below the fifty that a person may have. */
const uploadsBeforeRemoving = 40

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0

/** Megabytes of a process and of the servers it started; readers, which come and go, are not counted. */
function memory(pid) {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isWorkerOf(name, pid))
  return children.reduce((sum, child) => sum + memory(child), own)
}

function isWorkerOf(child, parent) {
  try {
    const [, rest = ''] = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')
    return rest.split(' ')[1] === String(parent) && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.js')
  } catch {
    return false
  }
}

/** Saves at its own pace, however slow the answers are. */
async function save(people, until) {
  const times = []
  const acknowledged = people.map(() => 0)
  const failures = []
  const sent = []
  for (let turn = 0; performance.now() < until; turn += 1) {
    const at = turn % people.length
    const startedAt = performance.now()
    sent.push(
      people[at].saves(turn).then(
        () => {
          acknowledged[at] += 1
          times.push(performance.now() - startedAt)
        },
        (error) => failures.push(String(error.message).slice(0, 80)),
      ),
    )
    await wait(1000 / savesASecond - ((performance.now() - startedAt) % (1000 / savesASecond)))
  }
  await Promise.all(sent)
  return { times: times.sort((a, b) => a - b), acknowledged, failures }
}

/** Opens pages at its own pace. @returns milliseconds each took, the quickest first */
async function openPages({ origin }, person, until) {
  const times = []
  for (let turn = 0; performance.now() < until; turn += 1) {
    const startedAt = performance.now()
    const answer = await fetch(origin + pages[turn % pages.length], { headers: person.headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`a page answered ${answer.status}`)
    times.push(performance.now() - startedAt)
    await wait(Math.max(0, pageEvery - (performance.now() - startedAt)))
  }
  return times.sort((a, b) => a - b)
}

async function uploadUntil(person, until) {
  let count = 0
  while (performance.now() < until) {
    await person.uploads()
    count += 1
    if (count % uploadsBeforeRemoving === 0) await person.removesUploads()
  }
  return count
}

async function measureOthers(server, uploading) {
  const other = await createPerson(server, 'other')
  const alone = await openPages(server, other, performance.now() + 5_000)
  const until = performance.now() + seconds * 1000
  const [beside, ...uploads] = await Promise.all([
    openPages(server, other, until),
    ...uploading.map((person) => uploadUntil(person, until)),
  ])
  const told = (times) => `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`
  say(`pages of somebody else, nobody beside them: ${told(alone)}`)
  say(`beside ${uploads.reduce((sum, count) => sum + count, 0)} uploads in ${seconds} s: ${told(beside)}`)
  const numbers = [
    (beside.length / seconds).toFixed(1),
    '',
    '',
    quantile(beside, 0.99).toFixed(0),
    memory(server.pid).toFixed(0),
  ]
  record(historyLine('busy: pages beside twenty who upload', numbers))
}

/** Prints a line of bench/history.csv, and adds it there after a whole run. */
function record(line) {
  say(line)
  if (seconds >= whole) keep([line])
}

await main(async () => {
  const shared = isOnPostgres ? await sharedPostgres() : { environment: {}, remove: async () => {} }
  const server = await startBuiltServer({ ...shared.environment, ...(isOnPostgres && { WORKERS: '2' }) })
  try {
    const make = (kind, count) =>
      Promise.all(Array.from({ length: count }, (_, at) => createPerson(server, `${kind}${at}`)))
    const [saving, uploading] = [await make('saver', savers), await make('uploader', uploaders)]
    if (isOfScans) {
      await measureOthers(server, uploading)
      return
    }
    const before = await Promise.all(saving.map(async (person) => (await person.filing()).version))
    const seen = []
    const timer = setInterval(() => seen.push(memory(server.pid)), 5_000)
    const until = performance.now() + seconds * 1000
    const [saves, uploads] = await Promise.all([
      save(saving, until),
      Promise.all(uploading.map((person) => uploadUntil(person, until))),
    ])
    clearInterval(timer)
    const after = await Promise.all(saving.map(async (person) => (await person.filing()).version))
    const lost = saves.acknowledged.filter((count, at) => after[at] - before[at] < count).length
    const most = Math.max(...seen, 0)
    const p99 = quantile(saves.times, 0.99)
    const megabytes = (number) => `${number.toFixed(0)} MB`
    say(
      `${seconds} s, ${savesASecond} saves a second sent, ${uploads.reduce((sum, count) => sum + count, 0)} uploads beside them`,
    )
    say(`saves: ${saves.times.length} acknowledged, ${saves.failures.length} refused, people who lost one: ${lost}`)
    for (const reason of new Set(saves.failures)) say(`  refused: ${reason}`)
    say(`  p50 ${quantile(saves.times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`)
    say(
      `memory: ${megabytes(seen[0] ?? 0)} at first, ${megabytes(most)} at most, ${megabytes(seen.at(-1) ?? 0)} at the end`,
    )
    const what = isOnPostgres
      ? 'busy: saves beside uploads on two processes and Postgres'
      : 'busy: saves beside uploads'
    record(historyLine(what, [(saves.times.length / seconds).toFixed(1), '', '', p99.toFixed(0), most.toFixed(0)]))
  } finally {
    await server.stop()
    await shared.remove()
  }
})
