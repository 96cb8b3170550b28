import { writeFileSync } from 'node:fs'
import { sheetOf } from '../../../packages/server/src/features/documents/reading/candidates/sheet.ts'
import { softmax } from '../../../packages/server/src/features/documents/reading/candidates/softmax.ts'
import { shippedModel } from '../../../packages/server/src/features/documents/reading/statements/model.ts'
import { findTexts } from '../../../packages/server/src/features/documents/reading/texts/find-texts.ts'
import { keyOf } from '../../../packages/server/src/features/documents/reading/texts/name-facts.ts'
import { nameCandidates } from '../../../packages/server/src/features/documents/reading/texts/names.ts'
import { chanceOf } from '../../corpus/making/random.mjs'
import { learnNames } from './learn.mjs'
import { fieldOfKind, paperOf } from './papers.mjs'

/** Learns the weights that names are read by: `npm run reader:names`. The same papers give the same weights. */
const count = Number(process.argv.find((word) => word.startsWith('--documents='))?.slice(12) ?? 3000)
const model = shippedModel()
const started = Date.now()
const say = (text) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)

/** Where the seeds of papers begin that nothing is learned from. */
const heldOut = 500_000_003
/** Of the names that are filled in so many are right at least, of papers that nothing was learned from. */
const sureShare = 0.98

function papersOf(kind, from, most) {
  const field = fieldOfKind[kind]
  return Array.from({ length: most }, (_, at) => paperOf(kind, from + at * 7)).flatMap((paper) => {
    if (!paper) return []
    const sheet = sheetOf(paper.pages)
    const candidates = nameCandidates(field, findTexts(sheet, model), sheet.rows, model)
    const key = keyOf(paper.name)
    return [{ name: paper.name, candidates: candidates.map((one) => ({ ...one, isRight: one.key === key })) }]
  })
}

/** What would be read of each paper, how likely it is held to be, and whether it is right. */
const readOf = (papers, { none, facts }) =>
  papers.map(({ name, candidates }) => {
    const scores = candidates.map((one) =>
      [...one.facts].reduce((sum, [fact, value]) => sum + value * (facts[fact] ?? 0), 0),
    )
    const shares = softmax(Float32Array.from([...scores, none])).slice(0, -1)
    const share = Math.max(0, ...shares)
    const best = candidates[shares.indexOf(share)]
    return { name, read: best?.stretches[0].text, share, isRight: best?.isRight === true }
  })

/** The lowest share from which so many are right. */
function sureFrom(read) {
  const sorted = read.toSorted((a, b) => b.share - a.share)
  let [right, sure] = [0, 1]
  for (const [at, one] of sorted.entries()) {
    right += one.isRight ? 1 : 0
    if (right >= sureShare * (at + 1)) sure = one.share
  }
  return Math.round(sure * 100) / 100
}

const learned = Object.keys(fieldOfKind).map((kind) => {
  const own = learnNames(papersOf(kind, 1, count), chanceOf(7))
  const read = readOf(papersOf(kind, heldOut, Math.ceil(count / 3)), own)
  say(`${kind}: ${read.length} papers read that nothing was learned from`)
  return { ...own, kind, read }
})
const all = learned.flatMap(({ read }) => read)
const sure = sureFrom(all)
const rightOf = (list) => list.filter(({ isRight }) => isRight).length
const filledOf = (list) => list.filter(({ share }) => share >= sure)
if (process.argv.includes('--each'))
  for (const one of filledOf(all).filter(({ isRight }) => !isRight)) console.log(JSON.stringify(one))

const facts = [...new Set(learned.flatMap((one) => Object.keys(one.facts)))].sort()
const listOf = (values) => JSON.stringify(values).replaceAll(',', ', ')
const lines = facts.map((fact) => `    "${fact}": ${listOf(learned.map((one) => one.facts[fact] ?? 0))}`)
const file = new URL('../../../packages/server/reader/names.json', import.meta.url)
writeFileSync(
  file,
  `{
  "fields": ${listOf(Object.values(fieldOfKind))},
  "none": ${listOf(learned.map(({ none }) => none))},
  "sure": ${sure},
  "facts": {
${lines.join(',\n')}
  }
}
`,
)
const rows = learned.map(({ kind, read }) => {
  const filled = filledOf(read)
  return `| ${fieldOfKind[kind]} | ${read.length} | ${rightOf(read)} | ${filled.length} | ${rightOf(filled)} |`
})
const tenths = Array.from({ length: 10 }, (_, at) => {
  const own = all.filter(({ share }) => Math.min(9, Math.floor(share * 10)) === at)
  return `| ${at / 10} | ${own.length} | ${rightOf(own)} |`
})
writeFileSync(
  new URL('names-report.md', file),
  `# What names are read by

Made by \`npm run reader:names -- --documents=${count}\`; the same papers give the same weights. Each kind of paper was made ${count} times with
invented names, heads and feet; what is told here is of papers that nothing was learned from. From a share of ${sure} on a name is filled in:
at least ${100 * sureShare} % of those are right.

| field | papers | likeliest is right | filled in | of these right |
|---|---|---|---|---|
${rows.join('\n')}

| share from | names | right |
|---|---|---|
${tenths.join('\n')}
`,
)
say(`filled in from ${sure}: ${filledOf(all).length} of ${all.length}, right ${rightOf(filledOf(all))}`)
