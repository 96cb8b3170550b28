import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pagesOfFile, readFile } from '../packages/server/src/features/documents/reading/read-file.ts'
import { readStatements } from '../packages/server/src/features/documents/reading/read-statements.ts'
import { modelOf } from '../packages/server/src/features/documents/reading/statements/model.ts'
import { compared, countsOf, reliabilityOf } from './accuracy/compare.mjs'
import { generated } from './accuracy/generated.mjs'
import { papersOf } from './accuracy/handmade.mjs'
import { keep, printed } from './accuracy/printed.mjs'
import { htmlOf } from './accuracy/report.mjs'
import { kinds, papers } from './corpus/making/kinds.mjs'

/**
 * What the reader makes of documents with known answers. `--generated=N` makes so many of each kind and family anew (60 when nothing
 * is said), from the seed `--seed=N` on; `--folder=PATH` reads the files of a folder with a `truth.json`; `--printed` has every producer at hand print some,
 * which with `--keep` are written to `scripts/accuracy/printed/` instead, for machines that have none;
 * `--weights=PATH` reads with other weights, such as those trained without the held-out families (`.cache/reader/weights.json`);
 * `--corrections=FILE` reads outlines of papers that people corrected, as `aangiftewijs documents corrections FILE` writes them;
 * `--papers` is about other papers than the specified statements, such as overviews of banks and assessments;
 * `--each` lists what is not right; `--report` writes a page with every box drawn, `--most=N` of so many documents at most (80 when nothing is said).
 */
const option = (name) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const has = (name) => process.argv.includes(`--${name}`)

const ofFolder = (path) => papersOf(new URL(`${path.replace(/\/?$/, '/')}`, `file://${process.cwd()}/`))

/** Papers that people corrected: only their corrected fields are known. */
function* ofCorrections(path) {
  for (const [at, { type, pages, expected }] of JSON.parse(readFileSync(path, 'utf8')).entries())
    yield {
      id: `corrected-${at}`,
      groups: {},
      type,
      expected,
      pages: pages.map((page) => ({
        ...page,
        words: page.words.map((word) => ({
          ...word,
          place: {
            page: page.number,
            x: word.x / page.width,
            y: word.y / page.height,
            width: word.width / page.width,
            height: word.height / page.height,
          },
        })),
      })),
    }
}

const seedOption = option('seed') === undefined ? undefined : Number(option('seed'))
const ofOption = { folder: ofFolder, corrections: ofCorrections }
const chosen = Object.keys(ofOption).find(option)
const source = chosen
  ? ofOption[chosen](option(chosen))
  : has('printed') || option('printed')
    ? printed(Number(option('printed') ?? 4))
    : generated(Number(option('generated') ?? 60), has('papers') ? papers : kinds, seedOption)
if (has('keep')) {
  await keep(source)
  process.exit(0)
}
const given = option('weights') ? modelOf(JSON.parse(readFileSync(option('weights'), 'utf8'))) : undefined
const models = has('papers') ? [undefined, given] : [given]

async function statementsOf({ type, password, bytes, pages }) {
  if (pages) return readStatements(pages, type, ...models).statements
  // A file is read by the shipped weights; by others its pages are.
  const file = { bytes, type, password: password ?? null, finishBy: Date.now() + 16_000 }
  const read = option('weights') ? await pagesOfFile(file) : await readFile(file)
  if (read.kind === 'pages') return readStatements(read.pages, type, ...models).statements
  return read.kind === 'read' ? read.text.statements : []
}

const documents = []
for await (const document of source) {
  const started = performance.now()
  const statements = await statementsOf(document)
  const seconds = (performance.now() - started) / 1000
  documents.push({ ...document, statements, seconds, fields: compared(document, statements) })
}

const print = (name, own) => {
  const fields = own.flatMap((document) => document.fields)
  const { right, check, missing, wrong } = countsOf(fields)
  const money = countsOf(fields.filter(({ isAmount }) => isAmount))
  console.log(
    `${name.padEnd(34)} ${((100 * right) / fields.length).toFixed(1).padStart(5)} %  of ${fields.length} fields: ${right} right, ${check} check, ${missing} missing, ${wrong} WRONG; amounts: ${money.right} right, ${money.check} check, ${money.missing} missing, ${money.wrong} WRONG`,
  )
}
print('all', documents)
for (const group of ['family', 'producer'])
  for (const value of [...new Set(documents.map(({ groups }) => groups[group]))]
    .filter((one) => one !== undefined)
    .sort())
    print(
      `  ${group} ${value}`,
      documents.filter(({ groups }) => groups[group] === value),
    )
console.log('\nby field:')
for (const name of [...new Set(documents.flatMap(({ fields }) => fields.map((field) => field.name)))].sort())
  print(
    `  ${name}`,
    documents.map(({ fields }) => ({ fields: fields.filter((field) => field.name === name) })),
  )
console.log('\nreliability of amounts (said, how many, right):')
for (const { from, count, right } of reliabilityOf(documents.flatMap(({ fields }) => fields)))
  console.log(`  ${from.toFixed(1)}  ${String(count).padStart(5)}  ${count ? (right / count).toFixed(2) : '-'}`)
if (has('each'))
  for (const { id, fields } of documents)
    for (const { name, expected, found, confidence, verdict } of fields)
      if (verdict !== 'right')
        console.log(
          `  ${verdict.padEnd(8)}${id}: ${name} is ${JSON.stringify(expected)}, read ${JSON.stringify(found)} (${confidence})`,
        )
if (has('report')) {
  const file = new URL('../.cache/accuracy/report.html', import.meta.url)
  mkdirSync(new URL('.', file), { recursive: true })
  writeFileSync(file, await htmlOf(documents, Number(option('most') ?? 80)))
  console.log(`\n${file.pathname}`)
}
const slowest = [...documents].sort((a, b) => b.seconds - a.seconds).slice(0, 3)
console.log(
  `\n${documents.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s in all; slowest: ${slowest.map(({ id, seconds }) => `${id} ${seconds.toFixed(1)} s`).join(', ')}`,
)
process.exit(
  documents.some(({ fields }) => fields.some(({ isAmount, verdict }) => isAmount && verdict === 'wrong')) ? 1 : 0,
)
