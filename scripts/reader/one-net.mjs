import { sightNames } from '../../packages/server/src/features/documents/reading/candidates/sights.ts'
import { modelOf } from '../../packages/server/src/features/documents/reading/statements/model.ts'
import { chanceOf } from '../corpus/making/random.mjs'
import { classesOf } from './classes.mjs'
import { certain, learnChoice, learnNet, learnPhrases, pack, packLayer } from './learn.mjs'

/** So many times a training leaves out other wordings, so that what follows learns to read wordings that nobody was taught. */
export const folds = 3
/** What is held of a fold for what follows the meanings: its wordings first, or nothing for the table that is used. */
export const heldOf = (fold) => (fold < folds ? { within: fold } : {})
/** Seeds from which on documents are made, for each fold others. */
const textsFrom = (fold) => 1_000_000 * (fold + 1)
const amountsFrom = (fold) => 10_000_000 * (fold + 1)
const sightsFrom = (fold) => 20_000_000 * (fold + 1)
export const figuresFrom = (fold) => 30_000_000 * (fold + 1)

const packNet = ({ hidden, out }) => ({ hidden: packLayer(hidden), out: packLayer(out) })
export const packPhrase = ({ grams, meaning }) => ({ grams: pack(grams), meaning: packLayer(meaning) })
/** A net that says the same of every place, for as long as nothing is learned. */
const blank = {
  hidden: packLayer({ weights: [new Float32Array(sightNames.length)], bias: [0] }),
  out: packLayer({ weights: [new Float32Array(1)], bias: [0] }),
}

/** The texts that the meanings of a fold are learned from. */
export function textsOf(samples, fold, perKind, seed) {
  const chance = chanceOf(101 + fold + 1_000 * seed)
  const held = fold < folds ? { without: fold } : {}
  return { held, chance, texts: samples.texts(held, textsFrom(fold), Math.ceil(perKind / 3), chance) }
}

/** The table of n-grams that says what texts mean: of a fold one that was not taught its wordings. */
export function learnTable(fold, { samples, concepts, perKind, seed, width, size, say }) {
  const { texts, chance } = textsOf(samples, fold, perKind, seed)
  const marked = texts.map(({ text, concept }) => ({ text, shares: certain(concepts, concept) }))
  const rounds = fold < folds ? 3 : 5
  const table = packPhrase(learnPhrases(marked, concepts, chance, { width, size, rounds }))
  say(`meanings without fold ${fold}: ${texts.length} texts`)
  return table
}

/**
 * One net: the meanings of texts, a table for each fold and last the one of all wordings; where labels stand; and what amounts are.
 * `weightsOf` makes weights of a table and nets, `perKind` says how many documents of each kind it learns from.
 */
export function learnOne({ samples, kinds, concepts, seed, perKind, width, size, hidden, weightsOf, say }) {
  const tables = { samples, concepts, perKind, seed, width, size, say }
  const phrases = Array.from({ length: folds + 1 }, (_, fold) => learnTable(fold, tables))
  const looks = { first: blank, second: blank }
  const meaningsOf = (phrase) => modelOf(weightsOf(phrase, { looks })).meanings
  for (const look of ['first', 'second']) {
    const seen = phrases.flatMap((phrase, fold) =>
      samples.sights(heldOf(fold), meaningsOf(phrase), look, sightsFrom(fold), Math.ceil(perKind / 8)),
    )
    looks[look] = packNet(learnChoice(seen, chanceOf(577 + 1_000 * seed)))
    say(`places of labels, ${look} look: ${seen.length} amounts`)
  }
  const amounts = {}
  const counts = {}
  for (const kind of kinds) {
    const own = phrases.flatMap((phrase, fold) =>
      samples.amounts(kind, heldOf(fold), meaningsOf(phrase), amountsFrom(fold), Math.ceil(perKind / 4)),
    )
    const net = learnNet(own, classesOf(kind), chanceOf(977 + 1_000 * seed), { hidden })
    amounts[kind] = { classes: net.classes, ...packNet(net) }
    counts[kind] = own.length
    say(`${kind}: ${own.length} amounts`)
  }
  return { phrases, looks, amounts, counts }
}
