import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asPhoto, asPng, asScannedPdf } from '../../scripts/corpus/rendering.mjs'
import { entry } from '../../scripts/server-process.mjs'

/** Reading beside its yardsticks, and the server's answers while twenty scans run. Needs a build (`npm run build`) and Linux for memory. */
const readerFile = new URL('../../packages/server/dist/features/documents/isolation/reader-child.js', import.meta.url)
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

const text = readFileSync(
  new URL('../../packages/server/samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url),
)
const read = (bytes) => ({ kind: 'read', bytes, type: 'income_statement', password: null })

const page = await asPng(text, 190)

async function readings() {
  console.log('one page of text (PDF)')
  const [alone, ours] = await measure(40, [aloneFile, { kind: 'pdf2json', bytes: text }], [readerFile, read(text)])
  row('  pdf2json alone', alone)
  row('  our reader', ours)
  console.log(`  ours is ${(ours.median / alone.median).toFixed(2)} x pdf2json alone (bar: 1.50)`)

  console.log('one page as a picture')
  const [seen, png, scan, photo, side] = await measure(
    4,
    [aloneFile, { kind: 'tesseract', bytes: page }],
    [readerFile, read(page)],
    [readerFile, read(await asScannedPdf(text))],
    [readerFile, read(await asPhoto(text))],
    [readerFile, read(await asPhoto(text, { quarter: 90 }))],
  )
  row('  tesseract.js alone, clean PNG', seen)
  row('  our reader, clean PNG', png)
  row('  our reader, scanned PDF', scan)
  row('  our reader, photo, tilted', photo)
  row('  our reader, photo on its side', side)
}

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}

/** Starts the built server on a folder of its own, and a bare node:http beside it: what the machine does falls on both. */
async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'))
  const port = await freePort()
  const server = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const barePort = await freePort()
  const bare = spawn(process.execPath, [
    '-e',
    `require('node:http').createServer((_, answer) => answer.end('[]')).listen(${barePort})`,
  ])
  const stop = async () => {
    const running = [server, bare].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    const gone = Promise.all(running.map((child) => once(child, 'exit')))
    server.kill('SIGKILL')
    bare.kill('SIGKILL')
    await gone
    // The reading processes see within a tenth of a second that their server is gone.
    await wait(500)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server ended at its start')))
  try {
    await Promise.race([ended, answers(`http://localhost:${port}/healthz`)])
    await answers(`http://localhost:${barePort}/`)
  } catch (error) {
    await stop()
    throw error
  } finally {
    ended.catch(() => {})
  }
  return { pid: server.pid, origin: `http://localhost:${port}`, bareOrigin: `http://localhost:${barePort}`, stop }
}

/** Waits until an address answers; a busy machine may take its time. */
async function answers(address) {
  const end = Date.now() + 60_000
  for (;;) {
    const isThere = await fetch(address).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    )
    if (isThere) return
    if (Date.now() > end) throw new Error(`${address} does not answer`)
    await wait(100)
  }
}

async function signedIn(origin) {
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
  const cookies = registered.headers.getSetCookie().map((line) => line.split(';')[0])
  return { Origin: origin, Cookie: cookies.join('; ') }
}

/** Seconds of processor time a process has used. */
const processorTimeOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Waits until no document is being read any more, and counts the states: `20 passed`. */
async function finalStates(origin, headers) {
  for (;;) {
    const documents = await (await fetch(`${origin}/api/documents`, { headers })).json()
    const counts = new Map()
    for (const { status } of documents) counts.set(status, (counts.get(status) ?? 0) + 1)
    if (!counts.has('scanning')) return [...counts].map(([status, count]) => `${count} ${status}`).join(', ')
    await wait(200)
  }
}

async function underLoad() {
  const { pid, origin, bareOrigin, stop } = await startServers()
  try {
    const headers = await signedIn(origin)
    const lost = { count: 0 }
    const ask = async (address) => {
      const started = performance.now()
      try {
        await (await fetch(address, { headers })).arrayBuffer()
      } catch {
        lost.count += 1
      }
      return performance.now() - started
    }
    /** Asks server and yardstick by turns until `isOver`, or for so many milliseconds. */
    const askFor = async (milliseconds, isOver = () => false) => {
      const times = { ours: [], bare: [] }
      const end = Date.now() + milliseconds
      while (Date.now() < end && !isOver()) {
        times.ours.push(await ask(`${origin}/api/documents`), await ask(`${origin}/api/user`))
        times.bare.push(await ask(bareOrigin))
        await wait(10)
      }
      return times
    }
    const show = (name, { ours, bare }, before) => {
      const line = (label, times) =>
        console.log(
          `  ${label.padEnd(52)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p99 ${quantile(times, 0.99).toFixed(1)} ms  (${times.length} answers)`,
        )
      line(name, ours)
      line('  bare node:http at the same time', bare)
      console.log(`    the server used ${(processorTimeOf(pid) - before).toFixed(2)} s of processor time`)
    }
    console.log('answers of the server (GET /api/documents, GET /api/user)')
    let before = processorTimeOf(pid)
    show('at rest', await askFor(3_000), before)

    before = processorTimeOf(pid)
    const send = async (number) => {
      const form = new FormData()
      form.set('type', 'income_statement')
      form.set('file', new Blob([page]), `scan-${number}.png`)
      await (await fetch(`${origin}/api/documents/upload`, { method: 'POST', headers, body: form })).arrayBuffer()
    }
    const started = performance.now()
    let isIn = false
    const uploads = Promise.allSettled(Array.from({ length: 20 }, (_, number) => send(number))).then((all) => {
      isIn = true
      return all
    })
    show('while twenty scans come in', await askFor(60_000, () => isIn), before)
    const refused = (await uploads).filter(({ status }) => status === 'rejected')
    before = processorTimeOf(pid)
    show('while twenty scans run (bar: p99 50 ms)', await askFor(12_000), before)
    const states = await finalStates(origin, headers)
    console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s after the first upload: ${states}`)
    console.log(`  uploads that failed: ${refused.length}; answers that were lost: ${lost.count}`)
  } finally {
    await stop()
  }
}

if (!process.argv.includes('--load')) await readings()
await underLoad()
