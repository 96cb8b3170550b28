// `npm run drill:machines`: compose.yaml's parts as processes of this machine (caddy, two servers of the build, Postgres, a bucket) with its
// own environment and Caddyfile. A whole return through the proxy; meanwhile each server is killed (-9) and stopped (SIGTERM) and started again,
// and in the end database, bucket and servers are away in turn.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectPostgres } from '../../packages/server/src/database/connection.ts'
import { bucketCredentials, startBucket } from '../../packages/server/src/features/documents/testing/bucket.ts'
import { startCluster } from '../../packages/server/src/testing/postgres/cluster.ts'
import { freePort } from '../built-server.mjs'
import { main, root, Sentence, say } from '../phases.mjs'
import { entry, startFlags } from '../server-process.mjs'
import { environmentOfServers } from './compose-environment.mjs'
import { goWithout } from './outages.mjs'
import { startProxy } from './proxy.mjs'
import { createVisitor } from './visitor.mjs'

const siteHost = 'aangifte.test'
const newsHost = 'news.aangifte.test'
const secrets = {
  SITE_HOST: siteHost,
  NEWS_HOST: newsHost,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  DATA_KEY: randomBytes(32).toString('hex'),
  POSTGRES_PASSWORD: randomBytes(12).toString('hex'),
  BUCKET_KEY: bucketCredentials.AWS_ACCESS_KEY_ID,
  BUCKET_SECRET: bucketCredentials.AWS_SECRET_ACCESS_KEY,
}
const login = { username: 'drill', password: 'a long enough phrase' }
const sample = 'jaaropgaaf-2024-bakkerij-de-korenschoof.pdf'
/** Milliseconds in which the proxy, which looks every second, has seen that a server is gone or back. */
const proxyLooks = 3_000
/** Milliseconds from one try of a save to the next, and how often it is tried: until the proxy has seen who is gone. */
const tryEvery = 200
const mostTries = proxyLooks / tryEvery
/** Saves in the middle of which a server is ended, a tenth of a second apart: one that stops has ended among them. */
const saves = 50

const must = (isTrue, sentence) => {
  if (!isTrue) throw new Sentence(`The drill failed: ${sentence}`)
}
const is = (status, answer, what) => {
  must(answer.status === status, `${what} answered ${answer.status} ${String(answer.bytes).slice(0, 200)}`)
  return answer.type?.includes('json') ? JSON.parse(answer.bytes) : answer
}

/** One of the two servers; `start` after `kill` is what `restart: unless-stopped` does. */
async function createServer(name, environment, folder) {
  const port = await freePort()
  let child = null
  return {
    address: `127.0.0.1:${port}`,
    start: async () => {
      const startedAt = performance.now()
      child = spawn(process.execPath, ['--no-warnings', ...startFlags, entry], {
        env: { PATH: process.env.PATH, ...environment, PORT: String(port), DATA_DIR: join(folder, name) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
        must(child.exitCode === null, `${name} does not start`)
        await wait(50)
      }
      say(`  ${name} is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    },
    end: async (signal) => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

/**
 * Saves again and again; a server is ended at a third of it. What was not acknowledged is sent again: the proxy may still hold a few
 * connections to one that was killed. @returns how many had to be
 */
async function saveThrough(ask, filing, end) {
  let sentAgain = 0
  let ended = null
  for (let at = 0; at < saves; at += 1) {
    if (at === Math.floor(saves / 3)) ended = end()
    const incomeData = { salary: 40_000 + at, otherIncome: 0, taxWithheld: 12_000 }
    for (
      let tries = 1;
      (await ask('PATCH', `/api/tax-filings/${filing.id}`, { incomeData })).status !== 200;
      tries += 1
    ) {
      must(tries < mostTries, `save ${at} was refused ${tries} times`)
      sentAgain += 1
      await wait(tryEvery)
    }
    await wait(100)
  }
  await ended
  return sentAgain
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'))
  const ends = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const [postgres, bucket] = [await startCluster('whole'), await startBucket('documents')]
    ends.push(postgres.remove, bucket.end)
    const admin = connectPostgres(postgres.url)
    await admin.query(`CREATE ROLE aangiftewijs LOGIN PASSWORD '${secrets.POSTGRES_PASSWORD}'`)
    await admin.query('CREATE DATABASE aangiftewijs OWNER aangiftewijs')
    await admin.close()
    const environment = {
      ...environmentOfServers(secrets, {
        'database:5432': new URL(postgres.url).host,
        'bucket:9000': new URL(bucket.address).host,
      }),
      // Both are on one machine: a port each, and the proxy is at its own address.
      METRICS_PORT: '0',
      TRUSTED_PROXIES: 'private,loopback',
    }
    const servers = [await createServer('web-1', environment, folder), await createServer('web-2', environment, folder)]
    for (const server of servers) ends.push(() => server.end('SIGKILL'))
    await Promise.all(servers.map((server) => server.start()))
    const upstreams = servers.map(({ address }) => address)
    const proxy = await startProxy(join(folder, 'proxy'), { siteHost, newsHost, upstreams })
    ends.push(proxy.stop)
    const ask = createVisitor(proxy, siteHost)

    is(200, await ask('GET', '/auth'), 'the page to sign in')
    const user = is(
      201,
      await ask('POST', '/api/register', {
        ...login,
        fullName: 'Sam Jansen',
        email: 'drill@example.org',
        bsn: '999990019',
        authMethod: 'local',
      }),
      'registering',
    )
    const filing = is(
      201,
      await ask('POST', '/api/tax-filings', {
        userId: user.id,
        year: 2024,
        currentStep: 'documents',
        isJointFiling: false,
        setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
      }),
      'starting a return',
    )
    const form = new FormData()
    form.set('file', new Blob([readFileSync(join(root, 'packages/server/samples', sample))]), sample)
    form.set('type', 'income_statement')
    form.set('userId', String(user.id))
    const document = is(200, await ask('POST', '/api/documents/upload', form), 'uploading a statement')
    const read = async () => is(200, await ask('GET', '/api/documents'), 'the list of documents')[0]
    for (let attempt = 0; (await read()).status === 'scanning'; attempt += 1) {
      must(attempt < 300, 'the statement was not read within 30 s')
      await wait(100)
    }
    must((await read()).status === 'passed', `the statement ended as ${(await read()).status}`)
    say(`a statement was uploaded and read (document ${document.id})`)

    for (const [at, server] of servers.entries()) {
      for (const [signal, how] of Object.entries({ SIGKILL: 'killed', SIGTERM: 'stopped' })) {
        const sentAgain = await saveThrough(ask, filing, () => server.end(signal))
        say(`web-${at + 1} was ${how} among ${saves} saves: each was made; sent again: ${sentAgain}`)
        must(signal === 'SIGKILL' || sentAgain === 0, 'a server that stops must not lose a save')
        is(200, await ask('GET', '/previous-filings'), 'a page without that server')
        await server.start()
        await wait(proxyLooks)
      }
    }
    const done = { deductionsData: { mortgageInterest: 5_000 }, currentStep: 'submit', completed: true }
    is(200, await ask('PATCH', `/api/tax-filings/${filing.id}`, done), 'submitting')
    const pdf = is(200, await ask('GET', `/previous-filings/${filing.id}/return.pdf`), 'the PDF of the return')
    must(pdf.bytes.subarray(0, 5).toString() === '%PDF-', 'the return is no PDF')
    must((await bucket.keys()).length > 1, 'the document is not in the bucket')
    say(`submitted; its PDF has ${Math.round(pdf.bytes.length / 1024)} kB`)
    const next = { userId: user.id, year: 2025, currentStep: 'documents', isJointFiling: false }
    const { id } = is(201, await ask('POST', '/api/tax-filings', next), 'starting another return')
    const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0 }
    const visitors = { ask, stranger: createVisitor(proxy, siteHost) }
    const save = ['PATCH', `/api/tax-filings/${id}`, { incomeData }]
    await goWithout(visitors, save, { login, postgres, bucket, servers })
    say('The drill passed.')
  } finally {
    for (const end of ends.reverse()) await end()
  }
})
