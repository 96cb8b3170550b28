import { certain, learnPhrases } from './learn.mjs'

/** So many texts are put together of words of the wordings, beside those of documents. */
const made = 60_000
/** How much of what is learned of a text is what it is marked with; the rest is what the teachers say. */
const marked = 0.3

/** Texts nobody has marked: words of the wordings of one idea or two, and compounds of the front of one with the back of another. */
function* textsOf(families, chance) {
  const words = new Map()
  for (const { concept, texts } of families)
    words.set(concept, [...(words.get(concept) ?? []), ...texts.flatMap((text) => text.split(' '))])
  const concepts = [...words.keys()]
  for (let at = 0; at < made; at++) {
    const concept = chance.pick(concepts)
    const other = chance.chance(0.5) ? concept : chance.pick(concepts)
    const text = Array.from({ length: chance.whole(1, 5) }, () => {
      const word = chance.pick(words.get(chance.chance(0.75) ? concept : other))
      if (!chance.chance(0.12)) return word
      const behind = chance.pick(words.get(concept))
      return word.slice(0, Math.ceil(word.length * 0.6)) + behind.slice(Math.floor(behind.length * 0.4))
    })
    yield text.join(' ')
  }
}

/** One table of n-grams that learns what others say on average, of marked texts and of texts put together of the wordings. */
export function taughtBy(teachers, { texts, families, concepts, chance, ...options }) {
  const said = (text) => {
    const all = teachers.map(({ of }) => of(text))
    return concepts.map((_, at) => all.reduce((sum, meaning) => sum + meaning[at], 0) / all.length)
  }
  const samples = texts.map(({ text, concept }) => {
    const own = certain(concepts, concept)
    return { text, shares: said(text).map((share, at) => (1 - marked) * share + marked * own[at]) }
  })
  for (const text of textsOf(families, chance)) samples.push({ text, shares: said(text) })
  return learnPhrases(samples, concepts, chance, { ...options, hidden: 0.05 })
}
