// `npm run bench:scale`: pages of people signed in by one process and by as many as there are cores (or as the first number says), on one
// Postgres, in turns, medians: how near to linear WORKERS is. Who asks and Postgres take their part of the same cores.
// Adds two lines to bench/history.csv. Linux.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltServer } from '../../scripts/built-server.mjs'
import { main, say } from '../../scripts/phases.mjs'
import { historyLine, keep } from './history.mjs'
import { askPage, middle } from './load.mjs'
import { createPeople } from './person.mjs'
import { sharedPostgres } from './shared-postgres.mjs'

const most = Number(process.argv[2] ?? availableParallelism())
const pages = ['/', '/tax-filing/income', '/faq']
const people = 12
const connections = 32
const rounds = 3
const amounts = { warmUp: 3_000, round: 600 }

async function ask({ server, askers }, amount) {
  const looks = []
  for (const page of pages) looks.push(await askPage(server, page, askers, amount, connections))
  const seconds = looks.reduce((sum, { rate }) => sum + amount / rate, 0)
  const processor = looks.reduce((sum, look) => sum + look.processor * amount, 0) / 1000
  return { rate: (amount * pages.length) / seconds, cores: processor / seconds, memory: looks.at(-1).memory }
}

await main(async () => {
  const shared = await sharedPostgres()
  const documents = mkdtempSync(join(tmpdir(), 'aangiftewijs-measured-'))
  const started = []
  try {
    for (const workers of [1, most]) {
      const server = await startBuiltServer({ ...shared.environment, DATA_DIR: documents, WORKERS: String(workers) })
      started.push({ workers, server, looks: [], askers: [] })
    }
    for (const each of started) {
      each.askers = await createPeople(each.server, people, `of${each.workers}-`)
      await ask(each, amounts.warmUp)
    }
    for (let round = 0; round < rounds; round++) {
      for (const each of started) each.looks.push(await ask(each, amounts.round))
    }
    const told = started.map(({ workers, looks }) => {
      const of = (name) => middle(looks.map((look) => look[name]))
      return { workers, rate: of('rate'), cores: of('cores'), memory: of('memory') }
    })
    const [one] = told
    for (const { workers, rate, cores, memory } of told) {
      const share = (rate / cores / (one.rate / one.cores)).toFixed(2)
      say(
        `${workers} process${workers === 1 ? '' : 'es'}: ${rate.toFixed(0)} pages a second, ${(rate / one.rate).toFixed(2)} × one; on ${cores.toFixed(2)} of ${availableParallelism()} cores, ${share} × as many a core; ${memory.toFixed(0)} MB`,
      )
    }
    keep(
      told.map(({ workers, rate, cores, memory }) =>
        historyLine(`scale: ${workers} on Postgres`, [
          rate.toFixed(0),
          ((cores / rate) * 1000).toFixed(2),
          '',
          '',
          memory.toFixed(0),
        ]),
      ),
    )
  } finally {
    for (const { server } of started) await server.stop()
    await shared.remove()
    rmSync(documents, { recursive: true })
  }
})
