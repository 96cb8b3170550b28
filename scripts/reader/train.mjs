import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  Surroundings,
  slotNames,
  spotsOf,
  textOf,
} from '../../packages/server/src/features/documents/reading/candidates/context.ts'
import { candidatesOf, describe } from '../../packages/server/src/features/documents/reading/candidates/features.ts'
import { sheetOf } from '../../packages/server/src/features/documents/reading/candidates/sheet.ts'
import {
  labellingOf,
  nowhere,
  sightNames,
  sightsAgain,
  sightsOf,
} from '../../packages/server/src/features/documents/reading/candidates/sights.ts'
import { modelOf, shippedModel } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { papers, kinds as statementKinds } from '../corpus/making/kinds.mjs'
import { chanceOf } from '../corpus/making/random.mjs'
import { conceptsOf, families } from '../corpus/making/wordings.mjs'
import { amountConceptsOf, classesOf, classOf, placingConceptsOf } from './classes.mjs'
import { fingerprint } from './fingerprint.mjs'
import { heldOutOf } from './held-out.mjs'
import { learnCertainty, learnChoice, learnNet, learnPhrases, pack, packLayer } from './learn.mjs'
import { conceptOfWords, markOfSpot, pagesOf } from './pages.mjs'
import { reportOf } from './report.mjs'
import { settledIn } from './settled.mjs'

/**
 * Learns the weights of the reader anew: `npm run reader:train`, with `--papers` those of other papers than statements. The same documents
 * give the same weights. Those that are shipped (`--whole`) are learned last: their report tells what came of the held-out families before.
 */
const option = (name, otherwise) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const perKind = option('documents', 4500)
const folds = 3
const which = process.argv.includes('--papers') ? 'papers' : 'statements'
const kinds = { statements: statementKinds, papers }[which]
/** Numbers in a text's vector, the buckets its n-grams fall into, and the units of what knows amounts. */
const { width, size, hidden } = {
  statements: { width: 20, size: 4096, hidden: 32 },
  papers: { width: 8, size: 2048, hidden: 18 },
}[which]
/** What reads names and years: of the specified statements the same scorer as the amounts. */
const textsBy = (model) => (which === 'papers' ? shippedModel() : model)
/** With `--whole` nothing is held out: the weights that are shipped, once those with held-out families have been measured. */
const isWhole = process.argv.includes('--whole')
const madeBy = fingerprint()
const folder = which === 'papers' ? 'reader/papers/' : 'reader/'
const cache = new URL(`../../.cache/${folder}`, import.meta.url)
const measured = new URL('held-out.json', cache)

/** What the same training without the held-out families made of them; of other papers it is not told. */
function heldOutBefore() {
  if (which === 'papers') return null
  const known = existsSync(measured) ? JSON.parse(readFileSync(measured, 'utf8')) : null
  if (known?.madeBy !== madeBy || known.perKind !== perKind)
    throw Error(`First learn without the held-out families: npm run reader:train -- --documents=${perKind}`)
  return known.heldOut
}
const before = isWhole ? heldOutBefore() : null

const concepts = [...conceptsOf[which], 'nothing']
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
    const pages = pagesOf(document.sheet, chance)
    if (!document.isNot) yield { document, pages, sheet: sheetOf(pages) }
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
    if (!concepts.includes(family.concept)) continue
    if ((family.isHeldOut && !isWhole) || (held.without !== undefined && family.fold === held.without)) continue
    for (const text of family.texts) {
      add(text, family.concept)
      add(`${chance.whole(1, 20)} ${text}`, family.concept)
      add(`${text} ${chance.whole(2019, 2026)}`, family.concept)
    }
  }
  return [...samples.values()]
}

/** What is seen of the places around amounts whose label is known, each with how much of its text is of that label. */
function sightsWithLabels(held, model, look, from, count) {
  const samples = []
  for (const kind of Object.keys(kinds))
    for (const { sheet } of documents(kind, from, count, held)) {
      const described = describe(sheet, model)
      const first = sightsOf(described, model)
      const before = look === 'second' ? labellingOf(first, (sight) => model.scoreOf('first', sight)) : null
      for (const [at, seen] of (before ? sightsAgain(described, first, before) : first).entries()) {
        const mark = markOfSpot(described[at].spot)
        if (!mark || mark.concept === 'none') continue
        const counts = [...seen.keys()].map((name) => labelWords(described[at].context[name], mark.concept))
        const whole = Math.max(...counts)
        const isNamed = whole > 0
        // The label and all of the label, but nothing else.
        const shares = [...seen.keys()].map(
          (name, which) =>
            (counts[which] / (described[at].context[name]?.words.length || 1)) * (counts[which] / whole) ** 2,
        )
        const targets = isNamed ? shares : [...seen.keys()].map((name) => (name === nowhere ? 1 : 0))
        samples.push({ inputs: [...seen.values()], targets })
      }
    }
  return samples
}

/** How many words of a text are of the label of a concept. */
const labelWords = (slot, concept) =>
  (slot?.words ?? []).filter(({ mark }) => mark?.role === 'label' && isSameConcept(mark.concept, concept)).length
/** `Restschuld` by itself is a label of the debt at either end of the year. */
const isSameConcept = (label, value) => label === value || (label === 'balance' && value.startsWith('balance'))

/** The amounts of documents with their features and classes, as the meanings of `model` describe them. */
function amountsOf(kind, model, from, count, held) {
  const samples = []
  for (const { document, sheet } of documents(kind, from, count, held))
    for (const { spot, features } of candidatesOf(sheet, document.year, model.meanings))
      samples.push({ features, className: classOf(kind, markOfSpot(spot)) })
  return samples
}

/** What is known of each figure that is read, and whether it is right. */
function figuresOf(kind, model, from, count, held) {
  const samples = []
  for (const { document, pages } of documents(kind, from, count, held))
    for (const { field, facts, isRight } of settledIn(kind, document, pages, textsBy(model), model))
      samples.push({ field, facts, isRight })
  return samples
}

const numbersOf = (names) => names.map((concept) => concepts.indexOf(concept))
const ofAmounts = numbersOf(amountConceptsOf[which])
const ofPlaces = numbersOf(placingConceptsOf[which])
const packNet = ({ hidden, out }) => ({ hidden: packLayer(hidden), out: packLayer(out) })
const asModel = (phrase, looks = {}, amounts = {}, certainty = { weights: [] }) => ({
  madeBy,
  concepts,
  ofAmounts,
  ofPlaces,
  phrase: { grams: pack(phrase.grams), meaning: packLayer(phrase.meaning) },
  looks,
  certainty,
  amounts,
})
/** A net that says the same of every place, for as long as nothing is learned. */
const blank = {
  hidden: packLayer({ weights: [new Float32Array(sightNames.length)], bias: [0] }),
  out: packLayer({ weights: [new Float32Array(1)], bias: [0] }),
}

const phrases = []
for (let fold = 0; fold <= folds; fold++) {
  const chance = chanceOf(101 + fold)
  const held = fold < folds ? { without: fold } : {}
  const samples = phrasesOf(held, 1_000_000 * (fold + 1), Math.ceil(perKind / 3), chance)
  phrases.push(learnPhrases(samples, concepts, chance, { width, size, rounds: fold < folds ? 3 : 5 }))
  say(`meanings without fold ${fold}: ${samples.length} texts`)
}
const heldOf = (fold) => (fold < folds ? { within: fold } : {})
const looks = { first: blank, second: blank }
for (const look of ['first', 'second']) {
  const samples = phrases.flatMap((phrase, fold) =>
    sightsWithLabels(
      heldOf(fold),
      modelOf(asModel(phrase, looks)).meanings,
      look,
      20_000_000 * (fold + 1),
      Math.ceil(perKind / 8),
    ),
  )
  looks[look] = packNet(learnChoice(samples, chanceOf(577)))
  say(`places of labels, ${look} look: ${samples.length} amounts`)
}
const amounts = {}
const counts = {}
for (const kind of Object.keys(kinds)) {
  const samples = phrases.flatMap((phrase, fold) =>
    amountsOf(kind, modelOf(asModel(phrase, looks)), 10_000_000 * (fold + 1), Math.ceil(perKind / 4), heldOf(fold)),
  )
  const net = learnNet(samples, classesOf(kind), chanceOf(977), { hidden })
  amounts[kind] = { classes: net.classes, ...packNet(net) }
  counts[kind] = samples.length
  say(`${kind}: ${samples.length} amounts`)
}
const figures = Object.keys(kinds).flatMap((kind) =>
  phrases
    .slice(0, folds)
    .flatMap((phrase, fold) =>
      figuresOf(
        kind,
        modelOf(asModel(phrase, looks, amounts)),
        30_000_000 * (fold + 1),
        Math.ceil(perKind / 4),
        heldOf(fold),
      ),
    ),
)
const certainty = { weights: learnCertainty(figures) }
say(`certainty: ${figures.length} figures, ${figures.filter(({ isRight }) => isRight).length} right`)
const weights = asModel(phrases[folds], looks, amounts, certainty)
const heldOut = isWhole || which === 'papers' ? before : heldOutOf(modelOf(weights), 200)
const file = new URL('weights.json', isWhole ? new URL(`../../packages/server/${folder}`, import.meta.url) : cache)
mkdirSync(new URL('.', file), { recursive: true })
if (heldOut && !isWhole) writeFileSync(measured, JSON.stringify({ madeBy, perKind, heldOut }))
writeFileSync(
  new URL('training-report.md', file),
  reportOf({
    options: `${which === 'papers' ? ' --papers' : ''}${isWhole ? ' --whole' : ''}`,
    madeBy,
    isWhole,
    perKind,
    concepts,
    classes: Object.fromEntries(Object.entries(amounts).map(([kind, net]) => [kind, net.classes])),
    counts,
    figures,
    certainty,
    heldOut,
  }),
)
const text = `${JSON.stringify(weights, null, 1)}\n`
writeFileSync(file, text)
say(`${(text.length / 1000).toFixed(0)} kB of weights`)
