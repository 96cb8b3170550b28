// `npm run bench:server`: requests a second, processor time, p99 and memory of the production build, page by page, beside bare
// node:http in the same run: the same bytes for a page of everyone, React alone for a page of one person. Both in turns, so that
// whatever else the machine does falls on both; processor time is what to compare. Adds its lines to bench/history.csv. Linux.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startBuiltServer } from '../../scripts/built-server.mjs'
import { main, root, say } from '../../scripts/phases.mjs'
import { askCall, askPage } from './load.mjs'
import { createPeople, createPerson } from './person.mjs'

const rounds = 3
/** Requests a round: as many, however slow the machine is, so that the first round has warmed up what the others run. */
const amounts = { everyone: 5_000, person: 400, bare: 2_000 }
const publicPages = ['/', '/faq', '/about']
const steps = ['setup', 'partner', 'documents', 'income', 'deductions', 'review', 'submit']
const personalPages = ['/', ...steps.map((step) => `/tax-filing/${step}`), '/previous-filings', '/settings', '/faq']
/** Pages that show a result, which the server keeps for a while: asked by more people than it keeps results of, each is made anew. */
const seenFirst = ['/', '/tax-filing/income']
const strangers = 220
const history = join(root, 'bench/history.csv')

const nobody = [{ headers: {} }]

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const middleOf = (looks, name) => middle(looks.map((look) => look[name]))

async function startYardstick(kind, body = '') {
  const child = spawn(process.execPath, [new URL('./yardstick.mjs', import.meta.url).pathname, kind], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [port] = await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid, stop: () => child.kill() }
}

/** Looks at ours and at the yardstick in turns, after one look that warms both; tells and keeps the middle of each. */
async function compare(name, ours, yardstick) {
  const looks = []
  await ours()
  await yardstick()
  for (let round = 0; round < rounds; round++) looks.push({ ours: await ours(), bare: await yardstick() })
  const [own, bare] = [looks.map((look) => look.ours), looks.map((look) => look.bare)]
  const figures = ['rate', 'processor', 'p99', 'memory'].map((figure) => middleOf(own, figure))
  const bareProcessor = middleOf(bare, 'processor')
  const [rate, processor, p99, memory] = figures
  say(
    `${name.padEnd(28)}${rate.toFixed(0).padStart(8)}${processor.toFixed(2).padStart(10)}${bareProcessor.toFixed(2).padStart(10)}` +
      `${p99.toFixed(0).padStart(8)}${memory.toFixed(0).padStart(8)}`,
  )
  return [name, rate.toFixed(0), processor.toFixed(2), bareProcessor.toFixed(2), p99.toFixed(0), memory.toFixed(0)]
}

async function comparePublicPage(server, path) {
  const headers = { 'accept-encoding': 'br' }
  // The bytes that leave the server, compressed.
  const url = server.origin.replace('localhost', '127.0.0.1') + path
  const answer = await autocannon({ url, headers, connections: 1, amount: 1 })
  const yardstick = await startYardstick('bytes', Buffer.alloc(Math.max(1, Math.round(answer.throughput.total))))
  try {
    return await compare(
      `${path} of everyone`,
      () => askPage(server, path, [{ headers }], amounts.everyone),
      () => askPage(yardstick, '/', nobody, amounts.everyone),
    )
  } finally {
    yardstick.stop()
  }
}

function keep(lines) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const date = new Date().toISOString().slice(0, 16)
  const head = 'date,commit,node,what,requests_a_second,processor_ms,bare_processor_ms,p99_ms,memory_mb\n'
  const rows = lines.map((line) => [date, commit, process.version, ...line].join(','))
  appendFileSync(history, `${existsSync(history) ? '' : head}${rows.join('\n')}\n`)
}

await main(async () => {
  const server = await startBuiltServer({ LOG_LEVEL: 'info' })
  const react = await startYardstick('react')
  try {
    say(`16 connections, ${rounds} rounds in turns, br; calls by one person, one after the other`)
    say('what                        requests/s    cpu ms   bare ms  p99 ms      MB')
    const lines = []
    for (const path of publicPages) lines.push(await comparePublicPage(server, path))
    const person = await createPerson(server)
    const bare = () => askPage(react, '/', nobody, amounts.bare)
    for (const path of personalPages)
      lines.push(await compare(path, () => askPage(server, path, [person], amounts.person), bare))
    const people = await createPeople(server, strangers)
    for (const path of seenFirst)
      lines.push(await compare(`${path} seen first`, () => askPage(server, path, people, amounts.person), bare))
    const calls = { save: [person.saves, 40], 'sign-in': [person.signsIn, 4], upload: [person.uploads, 5] }
    for (const [name, [call, count]] of Object.entries(calls))
      lines.push(await compare(name, () => askCall(server, call, count), bare))
    keep(lines)
  } finally {
    react.stop()
    await server.stop()
  }
})
