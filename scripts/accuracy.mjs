import { readFile } from '../packages/server/src/features/documents/reading/read-file.ts'
import { corpus } from './corpus/corpus.mjs'
import { firstFigures } from './corpus/rounds.mjs'

/** Below this the figure is shown as "please check" and not pre-filled; it counts as not found. The domain's `sureEnough`. */
const sureEnough = 0.8
const showEach = process.argv.includes('--each')
/** `--only=a,b` reads these layouts and no others, so that new ones need not wait for all. */
const only = process.argv
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')

/** Amounts are the figures that matter most: one that is wrong and sure is the worst that can happen. */
const amounts = [
  'salary',
  'taxWithheld',
  'mortgageInterest',
  'remainingBalance',
  'deductibleCosts',
  'totalInterestAndFees',
  'amount',
  'parts',
]

function same(name, expected, found) {
  if (name === 'bsn') return String(found).endsWith(expected)
  if (name === 'parts') return JSON.stringify(found) === JSON.stringify(expected)
  return found === expected
}

/**
 * Compares one statement with its known answers: each field is right, unsure, missing or wrong. An answer of null is a field the
 * paper does not have: nothing sure may be read for it.
 */
function compare(expected, statement) {
  return Object.entries(expected).map(([name, value]) => {
    const found = name === 'parts' ? statement?.loanParts?.map((part) => part.mortgageInterest) : statement?.[name]
    const confidence = name === 'parts' ? 1 : (statement?.evidence?.[name]?.confidence ?? 0)
    const isMissing = found === null || found === undefined || (name === 'parts' && found.length === 0)
    const verdict =
      value === null
        ? isMissing || confidence < sureEnough
          ? 'right'
          : 'WRONG'
        : isMissing
          ? 'missing'
          : !same(name, value, found)
            ? confidence >= sureEnough
              ? 'WRONG'
              : 'unsure'
            : confidence >= sureEnough
              ? 'right'
              : 'unsure'
    return { name, value, found, confidence, verdict }
  })
}

const results = []
for (const { id, part, type, expected, password, bytes } of await corpus()) {
  if (only && !only.includes(id)) continue
  const started = performance.now()
  const read = await readFile({ bytes, type, password: password ?? null, finishBy: Date.now() + 16_000 })
  const seconds = (performance.now() - started) / 1000
  const statements = read.kind === 'read' ? read.text.statements : []
  const wanted = expected.statements ?? [expected]
  const fields = wanted.flatMap((one, at) => compare(one, statements[at]))
  if (statements.length > wanted.length)
    fields.push({ name: 'statements', value: wanted.length, found: statements.length, confidence: 1, verdict: 'WRONG' })
  results.push({ id, part, fields, seconds })
}

for (const part of ['tuned', 'held-out']) {
  const own = results.filter((result) => result.part === part)
  const fields = own.flatMap(({ id, fields }) => fields.map((field) => ({ id, ...field })))
  const count = (verdict, list = fields) => list.filter((field) => field.verdict === verdict).length
  const money = fields.filter(({ name }) => amounts.includes(name))
  if (own.length === 0) continue
  const share = ((100 * count('right')) / fields.length).toFixed(1)
  console.log(
    `\n${part}: ${own.length} layouts, ${fields.length} fields: ${count('right')} right (${share} %), ${count('unsure')} please check, ${count('missing')} missing, ${count('WRONG')} WRONG`,
  )
  console.log(
    `  amounts: ${money.length}: ${count('right', money)} right, ${count('unsure', money)} please check, ${count('missing', money)} missing, ${count('WRONG', money)} WRONG`,
  )
  if (part === 'held-out' && !showEach) continue
  for (const { id, name, value, found, confidence, verdict } of fields)
    if (verdict !== 'right')
      console.log(
        `  ${verdict.padEnd(8)}${id}: ${name} is ${JSON.stringify(value)}, read ${JSON.stringify(found)} (${confidence})`,
      )
}
console.log('\nnew layouts as first seen, before the reader was changed for them:')
for (const { round, date, layouts, fields, right, wrong, wrongAmounts, opened } of firstFigures)
  console.log(
    `  ${round} round (${date}): ${layouts} layouts, ${fields} fields: ${right} right (${((100 * right) / fields).toFixed(1)} %), ${wrong} WRONG, of which amounts ${wrongAmounts}; ${opened} layouts since opened`,
  )
console.log(
  `\n${results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s in all; slowest: ${results
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 3)
    .map(({ id, seconds }) => `${id} ${seconds.toFixed(1)} s`)
    .join(', ')}`,
)
process.exit(
  results.some(({ fields }) => fields.some(({ name, verdict }) => verdict === 'WRONG' && amounts.includes(name)))
    ? 1
    : 0,
)
