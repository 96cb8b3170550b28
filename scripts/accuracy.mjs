import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readFile } from '../packages/server/src/features/documents/reading/read-file.ts'
import { readStatements } from '../packages/server/src/features/documents/reading/read-statements.ts'
import { compared, countsOf, reliabilityOf } from './accuracy/compare.mjs'
import { htmlOf } from './accuracy/report.mjs'
import { corpus } from './corpus/corpus.mjs'
import { kinds } from './corpus/making/kinds.mjs'
import { chanceOf } from './corpus/making/random.mjs'
import { expectedOf } from './corpus/making/truth.mjs'
import { pagesOf } from './reader/pages.mjs'

/**
 * What the reader makes of documents with known answers. `--folder=PATH` reads the files of a folder with a `truth.json`;
 * `--generated=N` makes so many of each kind and family anew; `--printed` reads the kept files of every producer; otherwise the
 * layouts drawn by hand. `--ways` compares labels, scorer and both; `--each` lists; `--report` writes a page with every box drawn.
 */
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const has = (name) => process.argv.includes(`--${name}`)

async function* drawnByHand() {
  const only = option('only')?.split(',')
  for (const { id, part, type, expected, password, bytes } of await corpus())
    if (!only || only.includes(id))
      yield { id, groups: { part }, type, expected: expected.statements ?? [expected], password, bytes }
}

function* ofFolder(path) {
  const folder = new URL(`${path.replace(/\/?$/, '/')}`, `file://${process.cwd()}/`)
  for (const row of JSON.parse(readFileSync(new URL('truth.json', folder), 'utf8'))) {
    const { bsnMasked, ...fields } = row.expect
    const expected = row.expectNothing
      ? { salary: null, taxWithheld: null, mortgageInterest: null }
      : { ...fields, ...(bsnMasked && { bsn: bsnMasked }) }
    yield {
      id: row.file,
      groups: { producer: row.producer },
      type: row.uploadType,
      expected: [expected],
      isSummed: true,
      password: row.password,
      bytes: readFileSync(new URL(row.file, folder)),
    }
  }
}

const printed = new URL('./corpus/printed/', import.meta.url)
function* ofProducers() {
  for (const name of readdirSync(printed)
    .filter((file) => file.endsWith('.pdf.gz'))
    .sort()) {
    const { truth, ...rest } = JSON.parse(readFileSync(new URL(name.replace('.pdf.gz', '.json'), printed), 'utf8'))
    yield {
      ...rest,
      id: name.slice(0, -'.pdf.gz'.length),
      expected: truth,
      bytes: gunzipSync(readFileSync(new URL(name, printed))),
    }
  }
}

const families = { seen: {}, 'new wordings': { wording: true }, 'new arrangements': { arrangement: true } }
function* generated(count) {
  for (const [family, held] of Object.entries(families))
    for (const kind of Object.keys(kinds))
      for (let seed = 0; seed < count; seed++) {
        const chance = chanceOf(555_000_000 + seed * 17)
        const document = kinds[kind](chance, held)
        yield {
          id: `${family}-${kind}-${seed}`,
          groups: { family, arrangement: document.families.arrangement },
          type: document.type,
          expected: expectedOf(document),
          pages: pagesOf(document.sheet, chance),
        }
      }
}

const source = option('folder')
  ? ofFolder(option('folder'))
  : has('printed')
    ? ofProducers()
    : option('generated')
      ? generated(Number(option('generated')))
      : drawnByHand()

async function statementsOf({ type, password, bytes, pages }, way) {
  if (pages) return readStatements(pages, type, way).statements
  const read = await readFile({ bytes, type, password: password ?? null, finishBy: Date.now() + 16_000 })
  return read.kind === 'read' ? read.text.statements : []
}

const ways = has('ways') ? ['rules', 'scorer', 'both'] : ['both']
const documents = []
for await (const document of source)
  for (const way of ways) {
    const started = performance.now()
    const statements = await statementsOf(document, way)
    documents.push({
      ...document,
      way,
      statements,
      seconds: (performance.now() - started) / 1000,
      fields: compared(document, statements),
    })
  }

const print = (name, own) => {
  const fields = own.flatMap((document) => document.fields)
  const { right, check, missing, wrong } = countsOf(fields)
  const money = countsOf(fields.filter(({ isAmount }) => isAmount))
  console.log(
    `${name.padEnd(34)} ${((100 * right) / fields.length).toFixed(1).padStart(5)} %  of ${fields.length} fields: ${right} right, ${check} check, ${missing} missing, ${wrong} WRONG; amounts: ${money.right} right, ${money.check} check, ${money.missing} missing, ${money.wrong} WRONG`,
  )
}
for (const way of ways) {
  const own = documents.filter((document) => document.way === way)
  print(`${way}: all`, own)
  for (const group of ['part', 'family', 'producer'])
    for (const value of [...new Set(own.map(({ groups }) => groups[group]))].filter((one) => one !== undefined).sort())
      print(
        `  ${group} ${value}`,
        own.filter(({ groups }) => groups[group] === value),
      )
}
console.log('\nreliability of amounts (said, how many, right):')
for (const { from, count, right } of reliabilityOf(
  documents.filter(({ way }) => way === ways.at(-1)).flatMap(({ fields }) => fields),
))
  console.log(`  ${from.toFixed(1)}  ${String(count).padStart(5)}  ${count ? (right / count).toFixed(2) : '-'}`)
if (has('each'))
  for (const { id, way, fields } of documents)
    for (const { name, expected, found, confidence, verdict } of fields)
      if (verdict !== 'right')
        console.log(
          `  ${verdict.padEnd(8)}${way} ${id}: ${name} is ${JSON.stringify(expected)}, read ${JSON.stringify(found)} (${confidence})`,
        )
if (has('report')) {
  const file = new URL('../.cache/accuracy/report.html', import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(
    file,
    await htmlOf(documents.filter(({ way }) => way === ways.at(-1)).slice(0, Number(option('most') ?? 80))),
  )
  console.log(`\n${file.pathname}`)
}
const slowest = [...documents].sort((a, b) => b.seconds - a.seconds).slice(0, 3)
console.log(
  `\n${documents.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s in all; slowest: ${slowest.map(({ id, seconds }) => `${id} ${seconds.toFixed(1)} s`).join(', ')}`,
)
process.exit(
  documents.some(
    ({ way, fields }) => way === 'both' && fields.some(({ isAmount, verdict }) => isAmount && verdict === 'wrong'),
  )
    ? 1
    : 0,
)
