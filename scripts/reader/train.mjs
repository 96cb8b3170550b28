import { mkdirSync, writeFileSync } from 'node:fs'
import {
  Surroundings,
  slotNames,
  spotsOf,
  textOf,
} from '../../packages/server/src/features/documents/reading/candidates/context.ts'
import { candidatesOf } from '../../packages/server/src/features/documents/reading/candidates/features.ts'
import { modelOf } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { kinds } from '../corpus/making/kinds.mjs'
import { chanceOf } from '../corpus/making/random.mjs'
import { families, concepts as wordingConcepts } from '../corpus/making/wordings.mjs'
import { amountConcepts, classesOf, classOf } from './classes.mjs'
import { learnNet, learnPhrases, pack, packLayer } from './learn.mjs'
import { conceptOfWords, markOfSpot, sheetOfDocument } from './pages.mjs'

/** Learns the weights of the reader anew: `npm run reader:train`. The same documents give the same weights. */
const option = (name, otherwise) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const perKind = option('documents', 4500)
const folds = 3
/** With `--whole` nothing is held out: the weights that are shipped, once those with held-out families have been measured. */
const isWhole = process.argv.includes('--whole')
const concepts = [...wordingConcepts, 'nothing']
const started = Date.now()
const say = (text) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)

/** Documents of one kind: `without` leaves out the wordings of a fold, `within` prefers them. */
function* documents(kind, from, count, held = {}) {
  for (let seed = from; seed < from + count; seed++) {
    const chance = chanceOf(seed * 7919 + 13)
    const document = kinds[kind](
      chance,
      isWhole ? { ...held, wording: chance.chance(0.3), arrangement: chance.chance(0.3) } : held,
    )
    if (!document.isNot) yield { document, sheet: sheetOfDocument(document, chance) }
  }
}

/** Texts with their meanings: those around amounts, and wordings by themselves. */
function phrasesOf(held, from, count, chance) {
  const samples = new Map()
  const add = (text, concept, weight = 1) => {
    if (text !== '') samples.set(`${text}\t${concept}`, { text, concept, weight })
  }
  for (const kind of Object.keys(kinds))
    for (const { sheet } of documents(kind, from, count, held)) {
      const around = new Surroundings(sheet)
      for (const spot of spotsOf(sheet)) {
        const context = around.of(spot)
        for (const name of slotNames)
          if (context[name]) add(textOf(context[name]), conceptOfWords(context[name].words) ?? 'nothing')
      }
      for (const row of sheet.rows)
        for (const { kind: what, cell } of row.items)
          if (what === 'text' && cell.words.length < 12) add(cell.text, conceptOfWords(cell.words) ?? 'nothing')
    }
  for (const family of families) {
    if ((family.isHeldOut && !isWhole) || (held.without !== undefined && family.fold === held.without)) continue
    for (const text of family.texts) {
      add(text, family.concept)
      add(`${chance.whole(1, 20)} ${text}`, family.concept)
      add(`${text} ${chance.whole(2019, 2026)}`, family.concept)
    }
  }
  return [...samples.values()]
}

/** The amounts of documents with their features and classes, as the meanings of `model` describe them. */
function amountsOf(kind, model, from, count, held) {
  const samples = []
  for (const { document, sheet } of documents(kind, from, count, held))
    for (const { spot, features } of candidatesOf(sheet, document.year, model.meanings))
      samples.push({ features, className: classOf(kind, markOfSpot(spot)) })
  return samples
}

const ofAmounts = amountConcepts.map((concept) => concepts.indexOf(concept))
const asModel = (phrase, amounts = {}) => ({
  concepts,
  ofAmounts,
  phrase: { grams: pack(phrase.grams), meaning: packLayer(phrase.meaning) },
  amounts,
})

const models = []
for (let fold = 0; fold <= folds; fold++) {
  const chance = chanceOf(101 + fold)
  const samples = phrasesOf(
    fold < folds ? { without: fold } : {},
    1_000_000 * (fold + 1),
    Math.ceil(perKind / 3),
    chance,
  )
  models.push(learnPhrases(samples, concepts, chance, { rounds: fold < folds ? 3 : 5 }))
  say(`meanings without fold ${fold}: ${samples.length} texts`)
}
const full = asModel(models[folds])
const amounts = {}
for (const kind of Object.keys(kinds)) {
  const samples = []
  for (let fold = 0; fold <= folds; fold++)
    samples.push(
      ...amountsOf(
        kind,
        modelOf(asModel(models[fold])),
        10_000_000 * (fold + 1),
        Math.ceil(perKind / 4),
        fold < folds ? { within: fold } : {},
      ),
    )
  const net = learnNet(samples, classesOf(kind), chanceOf(977))
  amounts[kind] = { classes: net.classes, hidden: packLayer(net.hidden), out: packLayer(net.out) }
  say(`${kind}: ${samples.length} amounts`)
}
const file = isWhole
  ? new URL('../../packages/server/reader/weights.json', import.meta.url)
  : new URL('../../.cache/reader/weights.json', import.meta.url)
mkdirSync(new URL('.', file), { recursive: true })
const text = `${JSON.stringify({ ...full, amounts }, null, 1)}\n`
writeFileSync(file, text)
say(`${(text.length / 1000).toFixed(0)} kB of weights`)
