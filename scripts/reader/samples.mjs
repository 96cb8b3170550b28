import {
  Surroundings,
  slotNames,
  textOf,
} from '../../packages/server/src/features/documents/reading/candidates/context.ts'
import { candidatesOf, describe } from '../../packages/server/src/features/documents/reading/candidates/features.ts'
import { sheetOf } from '../../packages/server/src/features/documents/reading/candidates/sheet.ts'
import {
  labellingOf,
  lookAgain,
  nowhere,
  sightsOf,
} from '../../packages/server/src/features/documents/reading/candidates/sights.ts'
import { spotsOf } from '../../packages/server/src/features/documents/reading/candidates/slots.ts'
import { chanceOf } from '../corpus/making/random.mjs'
import { families } from '../corpus/making/wordings.mjs'
import { classOf } from './classes.mjs'
import { conceptOfWords, markOfSpot, pagesOf } from './pages.mjs'
import { settledIn } from './settled.mjs'

/** So many documents of a kind lie between the seeds of one net and those of the next. */
const apart = 3_000

/** How many words of a text are of the label of a concept. */
const labelWords = (slot, concept) =>
  (slot?.words ?? []).filter(({ mark }) => mark?.role === 'label' && isSameConcept(mark.concept, concept)).length
/** `Restschuld` by itself is a label of the debt at either end of the year. */
const isSameConcept = (label, value) => label === value || (label === 'balance' && value.startsWith('balance'))

/**
 * What one net learns from, made of documents of `kinds`: `seed` tells the nets apart, `isWhole` says whether the held-out families are among
 * them. Each kind of sample is made of `count` documents of each kind of paper; `held` leaves out wordings of a fold (`without`) or prefers
 * them (`within`).
 */
export function samplesOf({ kinds, concepts, seed, isWhole, textsBy }) {
  function* documents(kind, from, count, held) {
    for (let at = from; at < from + count; at++) {
      const chance = chanceOf((at + seed * apart) * 7919 + 13)
      const document = kinds[kind](
        chance,
        isWhole ? { ...held, wording: chance.chance(0.3), arrangement: chance.chance(0.3) } : held,
      )
      const pages = pagesOf(document.sheet, chance)
      if (!document.isNot) yield { kind, document, pages, sheet: sheetOf(pages) }
    }
  }
  function* ofEveryKind(from, count, held) {
    for (const kind of Object.keys(kinds)) yield* documents(kind, from, count, held)
  }
  const taught = ({ concept, isHeldOut, fold }, held = {}) =>
    concepts.includes(concept) && (isWhole || !isHeldOut) && (held.without === undefined || fold !== held.without)

  return {
    /** Families of wordings that are taught. */
    families: (held) => families.filter((family) => taught(family, held)),

    /** Texts with their meanings: those around amounts, and wordings by themselves. */
    texts(held, from, count, chance) {
      const samples = new Map()
      const add = (text, concept) => {
        if (text !== '') samples.set(`${text}\t${concept}`, { text, concept })
      }
      for (const { sheet } of ofEveryKind(from, count, held)) {
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
        if (!taught(family, held)) continue
        for (const text of family.texts) {
          add(text, family.concept)
          add(`${chance.whole(1, 20)} ${text}`, family.concept)
          add(`${text} ${chance.whole(2019, 2026)}`, family.concept)
        }
      }
      return [...samples.values()]
    },

    /** What is seen of the places around amounts whose label is known, each with how much of its text is of that label. */
    sights(held, meanings, look, from, count) {
      const samples = []
      for (const { sheet } of ofEveryKind(from, count, held)) {
        const described = describe(sheet, meanings)
        const sights = sightsOf(described, meanings)
        if (look === 'second')
          lookAgain(
            described,
            sights,
            labellingOf(sights, (sight) => meanings.scoreOf('first', sight)),
          )
        for (const [at, seen] of sights.entries()) {
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
    },

    /** The amounts of documents of a kind with their features and classes, as these meanings describe them. */
    amounts(kind, held, meanings, from, count) {
      const samples = []
      for (const { document, sheet } of documents(kind, from, count, held))
        for (const { spot, features } of candidatesOf(sheet, document.year, meanings))
          samples.push({ features, className: classOf(kind, markOfSpot(spot)) })
      return samples
    },

    /** What is known of each figure that is read by a model, and whether it is right. */
    figures(held, model, from, count) {
      const samples = []
      for (const { kind, document, pages } of ofEveryKind(from, count, held))
        for (const { field, facts, isRight } of settledIn(kind, document, pages, textsBy(model), model))
          samples.push({ field, facts, isRight })
      return samples
    },
  }
}
