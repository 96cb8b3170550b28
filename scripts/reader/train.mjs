import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { modelOf, shippedModel } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { papers, kinds as statementKinds } from '../corpus/making/kinds.mjs'
import { conceptsOf } from '../corpus/making/wordings.mjs'
import { amountConceptsOf, placingConceptsOf } from './classes.mjs'
import { fingerprint, fingerprintOfSamples } from './fingerprint.mjs'
import { heldOutOf } from './held-out.mjs'
import { learnCertainty } from './learn.mjs'
import { figuresFrom, folds, heldOf, learnOne, learnTable, packPhrase, textsOf } from './one-net.mjs'
import { openingOf, reportOf } from './report.mjs'
import { samplesOf } from './samples.mjs'
import { sideBySide } from './side-by-side.mjs'
import { taughtBy } from './taught.mjs'

/**
 * Learns the weights of the reader anew: `npm run reader:train`, with `--papers` those of other papers than statements. The same documents
 * give the same weights. Those that are shipped (`--whole`) are learned last: their report tells what came of the held-out families before.
 * Each step is kept in `.cache/reader`, so that a training that was stopped goes on where it was; `--net=N` learns that net and no more.
 */
const option = (name, otherwise) =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const which = process.argv.includes('--papers') ? 'papers' : 'statements'
const kinds = { statements: statementKinds, papers }[which]
/** With `--certainty` only that is learned anew, for weights that are kept: where what is known of a figure has changed. */
const isCertaintyOnly = process.argv.includes('--certainty')
/** With `--whole` nothing is held out: the weights that are shipped. */
const isWhole = process.argv.includes('--whole')
/**
 * The seeds of the nets that are learned, each from other documents; of each, the numbers in a text's vector, the buckets its n-grams fall
 * into, and the units of what knows amounts. The second scorer is smaller and learns from documents of its own: it is asked where the first is
 * not nearly certain, and the less they share the more that says.
 */
const { seeds, second, ...shape } = {
  statements: {
    seeds: [1],
    width: 20,
    size: 4096,
    hidden: 32,
    second: { seed: 3, kinds: ['income_statement', 'mortgage_statement'], width: 8, size: 2048, hidden: 16 },
  },
  papers: { seeds: [0], width: 8, size: 2048, hidden: 18 },
}[which]
const { width, size } = shape
const perKind = option('documents', 3000)
const options = `${which === 'papers' ? ' --papers' : ''}${isWhole ? ' --whole' : ''}${isCertaintyOnly ? ' --certainty' : ''}`
const madeBy = fingerprint()
const folder = which === 'papers' ? 'reader/papers/' : 'reader/'
const cache = new URL(`../../.cache/${folder}`, import.meta.url)
const measured = new URL('held-out.json', cache)
mkdirSync(cache, { recursive: true })

const started = Date.now()
const say = (text) => console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`)
const sources = fingerprintOfSamples()

/** A step of the training, made once: an earlier run of the same generator, script and number of documents has kept it. */
function step(name, make) {
  const file = new URL(`${name}${isWhole ? '-whole' : ''}.json`, cache)
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  if (known?.sources === sources && known.perKind === perKind) return known.result
  const result = make()
  writeFileSync(file, JSON.stringify({ sources, perKind, result }))
  return result
}

/** What the same training without the held-out families made of them. */
function heldOutBefore() {
  const known = existsSync(measured) ? JSON.parse(readFileSync(measured, 'utf8')) : null
  if (known?.madeBy !== madeBy || known.perKind !== perKind)
    throw Error(`Learn without the held-out families, too: npm run reader:train -- --documents=${perKind}`)
  return known.heldOut
}

const concepts = [...conceptsOf[which], 'nothing']
const numbersOf = (names) => names.map((concept) => concepts.indexOf(concept))
const ofAmounts = numbersOf(amountConceptsOf[which])
const ofPlaces = numbersOf(placingConceptsOf[which])
const weightsOf = (phrase, { looks, amounts = {}, certainty = { weights: {} }, ...more }) => ({
  madeBy,
  concepts,
  ofAmounts,
  ofPlaces,
  phrase,
  looks,
  certainty,
  amounts,
  ...more,
})
const samplesFor = (seed) =>
  samplesOf({
    kinds,
    concepts,
    seed,
    isWhole,
    // What reads names and years: of the specified statements the same scorer as the amounts.
    textsBy: (model) => (which === 'papers' ? shippedModel() : model),
  })

const learnedOf = (name, { seed, ...own }) =>
  step(name, () => learnOne({ samples: samplesFor(seed), concepts, seed, perKind, ...own, weightsOf, say }))
const netOf = (seed) => learnedOf(`net-${seed}`, { seed, kinds: Object.keys(kinds), ...shape })

/** The second scorer: only its table of all wordings is kept. */
function secondOf(about) {
  const { phrases, looks, amounts } = learnedOf('second', about)
  return { phrase: phrases[folds], looks, amounts }
}

/**
 * The weights that were shipped until 2026-11-23, by a script that is gone, from a third of today's wordings. Papers made by hand are read
 * best by these and a net of today together (ADR 26). They know all families, so what is measured without the held-out ones is without them.
 */
const earlier = isWhole && which === 'statements' ? weightsIn(new URL('earlier-weights.json', import.meta.url)) : null
function weightsIn(file) {
  const weights = JSON.parse(readFileSync(file, 'utf8'))
  if (weights.concepts.join() !== concepts.join()) throw Error('The earlier weights tell other concepts')
  return weights
}

/** The tables of all nets as one: of a fold those that were not taught its wordings, and last the earlier one, too. */
function tableOf(all, fold) {
  const own = all.map(({ phrases, looks }) => weightsOf(phrases[fold], { looks }))
  const taught = earlier && fold === folds ? [earlier, ...own] : own
  const [first] = taught
  if (taught.length === 1) return first.phrase
  return step(`table-${fold}`, () => {
    const [seed] = seeds
    const samples = samplesFor(seed)
    const { held, chance, texts } = textsOf(samples, fold, perKind, seed)
    const teachers = taught.map((weights) => modelOf(weights).meanings)
    const families = samples.families(held)
    const rounds = fold < folds ? 3 : 6
    const table = taughtBy(teachers, { texts, families, concepts, chance, width, size, rounds })
    say(`one table of ${taught.length}, without fold ${fold}`)
    return packPhrase(table)
  })
}

if (process.argv.some((word) => word.startsWith('--net='))) {
  netOf(option('net'))
  process.exit(0)
}
/** All that was learned but the certainty: weights, the tables that were not taught the wordings of a fold, and of how many amounts. */
function learned() {
  const all = seeds.map(netOf)
  const beside = earlier ? [earlier, ...all] : all
  const joined = {
    ...(second && { second: secondOf(second) }),
    looks: Object.fromEntries(
      ['first', 'second'].map((look) => [look, sideBySide(beside.map(({ looks }) => looks[look]))]),
    ),
    amounts: Object.fromEntries(
      Object.keys(kinds).map((kind) => [
        kind,
        { classes: all[0].amounts[kind].classes, ...sideBySide(beside.map(({ amounts }) => amounts[kind])) },
      ]),
    ),
  }
  const tables = Array.from({ length: folds + 1 }, (_, fold) => tableOf(all, fold))
  const opening = openingOf({
    options,
    madeBy,
    isWhole,
    perKind,
    nets: seeds.length,
    hasEarlier: earlier !== null,
    concepts,
    classes: Object.fromEntries(Object.entries(joined.amounts).map(([kind, net]) => [kind, net.classes])),
    counts: all[0].counts,
  })
  return { weights: weightsOf(tables[folds], joined), tables, opening }
}

const folderOfWeights = isWhole ? new URL(`../../packages/server/${folder}`, import.meta.url) : cache
const [file, report] = ['weights.json', 'training-report.md'].map((name) => new URL(name, folderOfWeights))

/** The same of weights that are kept: only the tables of folds are learned anew. */
function kept() {
  const [seed] = seeds
  const about = { samples: samplesFor(seed), concepts, perKind, seed, width, size, say }
  const tables = Array.from({ length: folds }, (_, fold) => step(`fold-${fold}`, () => learnTable(fold, about)))
  return {
    weights: JSON.parse(readFileSync(file, 'utf8')),
    tables,
    opening: existsSync(report) ? openingIn(report) : '',
  }
}
const openingIn = (report) => readFileSync(report, 'utf8').split(/^## /m)[0]

const { weights: uncertain, tables, opening } = isCertaintyOnly ? kept() : learned()
/** Papers of a kind and fold that certainty is learned from. It has few numbers, which more papers do not change. */
const mostForCertainty = 2000
const figures = tables
  .slice(0, folds)
  .flatMap((phrase, fold) =>
    samplesFor(seeds[0]).figures(
      heldOf(fold),
      modelOf({ ...uncertain, phrase }),
      figuresFrom(fold),
      Math.min(Math.ceil(perKind / 2), mostForCertainty),
    ),
  )
const certainty = { weights: learnCertainty(figures, { isShared: which === 'papers' }) }
say(`certainty: ${figures.length} figures, ${figures.filter(({ isRight }) => isRight).length} right`)
const weights = { ...uncertain, certainty }
const text = `${JSON.stringify(weights, null, 1)}\n`
writeFileSync(file, text)
say(`${(text.length / 1000).toFixed(0)} kB of weights`)
const heldOut = which === 'papers' ? null : isWhole ? heldOutBefore() : heldOutOf(modelOf(weights), 200)
if (heldOut && !isWhole) writeFileSync(measured, JSON.stringify({ madeBy, perKind, heldOut }))
writeFileSync(report, opening + reportOf({ figures, certainty, heldOut, options, madeBy }))
