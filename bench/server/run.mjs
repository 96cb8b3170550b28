// `npm run bench:server`: requests a second, processor time, p99 and memory of the production build, page by page, beside bare
// node:http in the same run: the same bytes for a page of everyone, React alone for a page of one person. Both in turns, so that
// whatever else the machine does falls on both; processor time is what to compare. `-- /path/of/another/checkout`, built: its server too, in the
// same turns, told as before. Adds its lines to bench/history.csv. Linux.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { startBuiltServer } from '../../scripts/built-server.mjs'
import { main, root, say } from '../../scripts/phases.mjs'
import { entryOf } from '../../scripts/server-process.mjs'
import { historyLine, keep } from './history.mjs'
import { askCall, askPage, middle } from './load.mjs'
import { createPeople, createPerson } from './person.mjs'

const [earlier] = process.argv.slice(2)
const rounds = 3
/** Requests a round: as many, however slow the machine is. Before the first of a page so many that V8 has compiled what it runs (ADR 33). */
const amounts = { everyone: 5_000, person: 400, bare: 2_000, warmUp: 3_000 }
const publicPages = ['/', '/faq', '/about']
const steps = ['setup', 'partner', 'documents', 'income', 'deductions', 'review', 'submit']
const personalPages = ['/', ...steps.map((step) => `/tax-filing/${step}`), '/previous-filings', '/settings', '/faq']
/** Pages that show a result, which the server keeps for a while: asked by more people than it keeps results of, each is made anew. */
const seenFirst = ['/', '/tax-filing/income']
const strangers = 220

const nobody = [{ headers: {} }]

const middleOf = (looks, name) => middle(looks.map((look) => look[name]))

async function startYardstick(kind, body = '') {
  const child = spawn(process.execPath, [new URL('./yardstick.mjs', import.meta.url).pathname, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [port] = await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid, stop: () => child.kill() }
}

/** Looks at ours, at what it was before if that is asked, and at the yardstick in turns, after what warms each; tells and keeps the middle of each. */
async function compare(name, { now, before, bare }, { amount, warmUp = amount }) {
  const asked = Object.entries({ now, before, bare }).filter(([, ask]) => ask !== undefined)
  for (const [, ask] of asked) await ask(warmUp)
  const looks = { now: [], before: [], bare: [] }
  for (let round = 0; round < rounds; round++) for (const [side, ask] of asked) looks[side].push(await ask(amount))
  const [rate, processor, p99, memory] = ['rate', 'processor', 'p99', 'memory'].map((figure) =>
    middleOf(looks.now, figure),
  )
  const bareProcessor = middleOf(looks.bare, 'processor')
  const earlierProcessor = before === undefined ? '' : middleOf(looks.before, 'processor').toFixed(2)
  say(
    `${name.padEnd(28)}${rate.toFixed(0).padStart(8)}${processor.toFixed(2).padStart(10)}${earlierProcessor.padStart(10)}` +
      `${bareProcessor.toFixed(2).padStart(10)}${p99.toFixed(0).padStart(8)}${memory.toFixed(0).padStart(8)}`,
  )
  const numbers = [rate.toFixed(0), processor.toFixed(2), bareProcessor.toFixed(2), p99.toFixed(0), memory.toFixed(0)]
  return historyLine(name, numbers)
}

/** How each of the servers is asked: now, and before where there is one. */
const askEach = (sides, ask) =>
  Object.fromEntries(Object.entries(sides).map(([side, known]) => [side, (amount) => ask(known, amount)]))

async function comparePublicPage(sides, path) {
  const headers = { 'accept-encoding': 'br' }
  // The bytes that leave the server, compressed.
  const url = sides.now.server.origin.replace('localhost', '127.0.0.1') + path
  const answer = await autocannon({ url, headers, connections: 1, amount: 1 })
  const yardstick = await startYardstick('bytes', Buffer.alloc(Math.max(1, Math.round(answer.throughput.total))))
  try {
    const ours = askEach(sides, ({ server }, amount) => askPage(server, path, [{ headers }], amount))
    const bare = (amount) => askPage(yardstick, '/', nobody, amount)
    return await compare(`${path} of everyone`, { ...ours, bare }, { amount: amounts.everyone })
  } finally {
    yardstick.stop()
  }
}

/** A server and those who ask it. */
async function startSide(checkout) {
  const server = await startBuiltServer({ LOG_LEVEL: 'info' }, entryOf(checkout))
  return { server, person: await createPerson(server), people: await createPeople(server, strangers) }
}

await main(async () => {
  const sides = { now: await startSide(root), ...(earlier && { before: await startSide(earlier) }) }
  const react = await startYardstick('react')
  const bare = () => askPage(react, '/', nobody, amounts.bare)
  const ofPerson = { amount: amounts.person, warmUp: amounts.warmUp }
  try {
    say(`16 connections, ${rounds} rounds in turns, br; calls by one person, one after the other`)
    say('what                        requests/s    cpu ms    before   bare ms  p99 ms      MB')
    const lines = []
    for (const path of publicPages) lines.push(await comparePublicPage(sides, path))
    for (const path of personalPages) {
      const ours = askEach(sides, ({ server, person }, amount) => askPage(server, path, [person], amount))
      lines.push(await compare(path, { ...ours, bare }, ofPerson))
    }
    for (const path of seenFirst) {
      const ours = askEach(sides, ({ server, people }, amount) => askPage(server, path, people, amount))
      lines.push(await compare(`${path} seen first`, { ...ours, bare }, ofPerson))
    }
    const calls = { save: ['saves', 40], 'sign-in': ['signsIn', 4], upload: ['uploads', 5] }
    for (const [name, [call, amount]] of Object.entries(calls)) {
      const ours = askEach(sides, ({ server, person }, count) => askCall(server, person[call], count))
      lines.push(await compare(name, { ...ours, bare }, { amount }))
    }
    keep(lines)
  } finally {
    react.stop()
    await Promise.all(Object.values(sides).map(({ server }) => server.stop()))
  }
})
