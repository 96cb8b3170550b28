import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { corpus } from '../../scripts/corpus/corpus.mjs'
import { asPng } from '../../scripts/corpus/rendering.mjs'

/** Reading beside its yardsticks, and the server's answers while twenty scans run. Needs a build (`npm run build`) and Linux for memory. */
const readerFile = new URL('../../packages/server/dist/features/documents/isolation/reader-child.js', import.meta.url)
const mainFile = new URL('../../packages/server/dist/main.js', import.meta.url)
const aloneFile = new URL('./alone.mjs', import.meta.url)
if (!existsSync(readerFile)) throw new Error('Build first: npm run build')

const quantile = (numbers, part) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(part * numbers.length))]
const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Asks processes their questions in turn, again and again, so that whatever else the machine does falls on all of them alike. */
async function measure(rounds, ...contenders) {
  const children = []
  for (const [file, request] of contenders) {
    const child = fork(file, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    await once(child, 'message')
    children.push({ child, request, times: [] })
  }
  for (let round = 0; round < rounds; round++)
    for (const { child, request, times } of children) {
      const started = performance.now()
      child.send({ ...request, finishBy: Date.now() + 16_000 })
      await once(child, 'message')
      times.push(performance.now() - started)
    }
  return children.map(({ child, times }) => {
    const peak = peakOf(child.pid)
    child.kill('SIGKILL')
    return { first: times[0], median: quantile(times.slice(1), 0.5), peak }
  })
}

const row = (name, { first, median, peak }) =>
  console.log(
    `${name.padEnd(46)} first ${(first / 1000).toFixed(2)} s  then ${(median / 1000).toFixed(3)} s  peak ${peak.toFixed(0)} MB`,
  )

const files = new Map((await corpus()).map((file) => [file.id, file]))
const bytesOf = (id) => files.get(id).bytes
const text = readFileSync(
  new URL('../../packages/server/samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url),
)
const read = (bytes) => ({ kind: 'read', bytes, type: 'income_statement', password: null })

console.log('one page of text (PDF)')
const [alone, ours] = await measure(40, [aloneFile, { kind: 'pdf2json', bytes: text }], [readerFile, read(text)])
row('  pdf2json alone', alone)
row('  our reader', ours)
console.log(`  ours is ${(ours.median / alone.median).toFixed(2)} x pdf2json alone (bar: 1.50)`)

console.log('one page as a picture')
const page = await asPng(text, 190)
const [seen, png, scan, photo, side] = await measure(
  4,
  [aloneFile, { kind: 'tesseract', bytes: page }],
  [readerFile, read(page)],
  [readerFile, read(bytesOf('scanned-two-columns'))],
  [readerFile, read(bytesOf('photo-tilted'))],
  [readerFile, read(bytesOf('photo-on-its-side'))],
)
row('  tesseract.js alone, clean PNG', seen)
row('  our reader, clean PNG', png)
row('  our reader, scanned PDF', scan)
row('  our reader, photo, tilted', photo)
row('  our reader, photo on its side', side)

await underLoad()

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

async function underLoad() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [mainFile.pathname], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data')
    const person = {
      username: 'bench.person',
      password: 'a long enough phrase',
      fullName: 'B P',
      email: 'b@example.org',
      bsn: '999990019',
    }
    const registered = await fetch(`${origin}/api/register`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(person),
    })
    const headers = {
      Origin: origin,
      Cookie: registered.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    }
    const ask = async (path) => {
      const started = performance.now()
      await (await fetch(origin + path, { headers })).arrayBuffer()
      return performance.now() - started
    }
    const askFor = async (milliseconds) => {
      const times = []
      const end = Date.now() + milliseconds
      while (Date.now() < end) {
        times.push(await ask('/api/documents'), await ask('/api/user'))
        await wait(10)
      }
      return times
    }
    const show = (name, times) =>
      console.log(
        `  ${name.padEnd(44)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p99 ${quantile(times, 0.99).toFixed(1)} ms  (${times.length} answers)`,
      )
    console.log('answers of the server (GET /api/documents, GET /api/user)')
    show('at rest', await askFor(3_000))
    for (let number = 0; number < 20; number++) {
      const form = new FormData()
      form.set('type', 'income_statement')
      form.set('file', new Blob([page]), `scan-${number}.png`)
      void fetch(`${origin}/api/documents/upload`, { method: 'POST', headers, body: form }).then((answer) =>
        answer.arrayBuffer(),
      )
    }
    await wait(2_500)
    show('while twenty scans run (bar: p99 50 ms)', await askFor(12_000))
  } finally {
    server.kill('SIGKILL')
    await wait(300)
    rmSync(folder, { recursive: true, force: true })
  }
}
