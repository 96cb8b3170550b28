// `npm run bench:server`: requests a second of a public page beside bare node:http with the same bytes, and the processor time
// of a signed-in page, on the production build. Both in turns, so that whatever else the machine does falls on both. Linux.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { startBuiltServer } from '../../scripts/built-server.mjs'
import { main, say } from '../../scripts/phases.mjs'

const rounds = 5
const secondsARound = 2
const connections = 10
const publicPages = ['/', '/faq', '/about']
const signedInPages = ['/', '/tax-filing/setup', '/tax-filing/income', '/settings']
const bars = { publicShare: 0.5, signedInMilliseconds: 0.6 }

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const lowest = (numbers) => Math.min(...numbers)

/** Milliseconds of processor time, all threads, that a process has used. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function load(url, pid, { headers = {}, seconds = secondsARound } = {}) {
  const before = processorTime(pid)
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const good = result['2xx']
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rate: good / result.duration, milliseconds: (processorTime(pid) - before) / good }
}

async function startYardstick(body) {
  const child = spawn(process.execPath, [new URL('./yardstick.mjs', import.meta.url).pathname], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(body)
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}/`, pid: child.pid, stop: () => child.kill() }
}

async function comparePublicPage(server, path, encoding) {
  const url = server.origin.replace('localhost', '127.0.0.1') + path
  const headers = { 'accept-encoding': encoding }
  // The bytes that leave the server, still compressed.
  const answer = await autocannon({ url, headers, connections: 1, amount: 1 })
  const yardstick = await startYardstick(Buffer.alloc(Math.max(1, Math.round(answer.throughput.total || 1))))
  try {
    const bare = []
    const ours = []
    await load(url, server.pid, { headers, seconds: 1 })
    await load(yardstick.url, yardstick.pid, { seconds: 1 })
    for (let round = 0; round < rounds; round++) {
      bare.push(await load(yardstick.url, yardstick.pid))
      ours.push(await load(url, server.pid, { headers }))
    }
    const share = middle(ours.map(({ rate }, at) => rate / bare[at].rate))
    const processor =
      lowest(bare.map(({ milliseconds }) => milliseconds)) / lowest(ours.map(({ milliseconds }) => milliseconds))
    say(
      `${path.padEnd(22)} ${encoding.padEnd(9)} ours ${middle(ours.map(({ rate }) => rate))
        .toFixed(0)
        .padStart(6)}/s  node:http ${middle(bare.map(({ rate }) => rate))
        .toFixed(0)
        .padStart(
          6,
        )}/s  share ${(share * 100).toFixed(0)} %  by processor time ${(processor * 100).toFixed(0)} %  (bar ${bars.publicShare * 100} %)`,
    )
  } finally {
    yardstick.stop()
  }
}

/** Registers a person and begins a return. Gives the cookie of the session. */
async function signIn({ origin }) {
  const post = (path, body, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, cookie },
      body: JSON.stringify(body),
    })
  const password = 'a long phrase for measuring'
  const person = {
    username: 'measured',
    password,
    fullName: 'Mia Meting',
    email: 'mia@example.com',
    bsn: '999990019',
    authMethod: 'local',
  }
  const answer = await post('/api/register', person)
  if (!answer.ok) throw new Error(`registration: ${answer.status} ${await answer.text()}`)
  const { id } = await answer.json()
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const setupData = { taxIdentifier: '999990019', foreignIncome: false, ownHome: true }
  const begun = await post('/api/tax-filings', { userId: id, year: 2024, currentStep: 'income', setupData }, cookie)
  if (!begun.ok) throw new Error(`filing: ${begun.status} ${await begun.text()}`)
  return cookie
}

async function measureSignedInPage(server, path, cookie) {
  const url = server.origin.replace('localhost', '127.0.0.1') + path
  const headers = { cookie, 'accept-encoding': 'identity' }
  await load(url, server.pid, { headers, seconds: 3 })
  const looks = []
  for (let round = 0; round < rounds; round++) looks.push(await load(url, server.pid, { headers }))
  const milliseconds = looks.map((look) => look.milliseconds)
  say(
    `${path.padEnd(22)} ${middle(milliseconds).toFixed(2)} ms of processor time (best round ${lowest(milliseconds).toFixed(2)}; bar ${bars.signedInMilliseconds}), ${middle(looks.map(({ rate }) => rate)).toFixed(0)}/s`,
  )
}

await main(async () => {
  const server = await startBuiltServer({ LOG_LEVEL: 'info' })
  try {
    say(`a public page, ${connections} connections, median of ${rounds} rounds of ${secondsARound} s`)
    for (const path of publicPages) await comparePublicPage(server, path, 'identity')
    await comparePublicPage(server, '/faq', 'br')
    say('a signed-in page, all threads of the server, the log included')
    const cookie = await signIn(server)
    for (const path of signedInPages) await measureSignedInPage(server, path, cookie)
  } finally {
    await server.stop()
  }
})
