import { readFileSync } from 'node:fs'
import { isProse } from '../candidates/sentences.ts'
import { type Row, textOfRow } from '../candidates/sheet.ts'
import { softmax } from '../candidates/softmax.ts'
import { type Figure, figure } from '../statements/figure.ts'
import type { Model } from '../statements/model.ts'
import { captionOf } from './captions.ts'
import type { LabelledText } from './find-texts.ts'
import { isPerson } from './holder.ts'
import { factsOf, keyOf, type NameField, pageFacts, saidOf, saysCaption } from './name-facts.ts'
import { calledLender, legalForm, lender, type Stretch, stretchesOf } from './name-stretches.ts'
import { of } from './text-fields.ts'

/** A name in all places of a paper where it stands, with what is known of any of them. */
interface NameCandidate {
  /** Its letters, without its legal form. */
  readonly key: string
  readonly stretches: readonly Stretch[]
  /** What is known of it, from 0 to 1 each; what is left out is naught. */
  readonly facts: ReadonlyMap<string, number>
}

/** The weights file of names: made by `npm run reader:names`, never by hand. */
interface NameWeights {
  /** Which number of each list below is of which field. */
  readonly fields: readonly NameField[]
  /** What no name at all scores. */
  readonly none: readonly number[]
  /** The share from which a name is sure enough to be filled in. */
  readonly sure: number
  readonly facts: Readonly<Record<string, readonly number[]>>
}

/** From `src` and from `dist` alike. */
const file = new URL('../../../../../reader/names.json', import.meta.url)
const { fields, none, sure, facts: weights } = JSON.parse(readFileSync(file, 'utf8')) as NameWeights

const isWhole = ({ how }: Stretch) => how === 'cell' || how === 'part' || how === 'labelled'

/** Whether a name is a piece of another that stands by itself. */
const isPieceOf = (key: string, other: string) =>
  key.length < other.length && (other.startsWith(key) || other.endsWith(key))

/** All that may be a name, what has equal letters together. */
export function nameCandidates(
  field: NameField,
  texts: readonly LabelledText[],
  rows: readonly Row[],
  model: Model,
): readonly NameCandidate[] {
  const page = pageFacts(rows)
  const isCaption = (text: string) => saysCaption(text) || captionOf(text, model) !== null
  const found = new Map<string, { key: string; stretches: Stretch[]; facts: Map<string, number> }>()
  for (const stretch of stretchesOf(rows, of(texts, field), isCaption)) {
    const key = keyOf(stretch.text)
    const own = found.get(key) ?? { key, stretches: [] as Stretch[], facts: new Map<string, number>() }
    found.set(key, own)
    own.stretches.push(stretch)
    for (const name of saidOf(stretch.text)) own.facts.set(name, 1)
    const facts: Readonly<Record<string, number | boolean>> = factsOf(stretch, page, field, model)
    for (const name in facts)
      if (Number(facts[name]) > (own.facts.get(name) ?? 0)) own.facts.set(name, Number(facts[name]))
  }
  const candidates = [...found.values()]
  const whole = candidates.filter(({ key, stretches }) => key.length > 3 && stretches.some(isWhole))
  for (const { key, facts } of candidates)
    if (whole.some((other) => isPieceOf(key, other.key))) facts.set('isPieceOfOther', 1)
  return candidates
}

/**
 * Whether one is the other with more words, by whom it is signed or with its legal form at the top: `Notariskantoor Vos & Zn.` of a `Vos & Zn.`
 * that is set large.
 */
const isInFull = ({ key, facts, stretches }: NameCandidate, short: NameCandidate | undefined): boolean =>
  short !== undefined &&
  key.length > short.key.length &&
  stretches.some(isWhole) &&
  ((key.endsWith(short.key) && (facts.has('isSigned') || facts.has('isWithNumber'))) ||
    ((key.startsWith(short.key) || key.endsWith(short.key)) && facts.has('isFirstRow') && facts.has('endsInForm')))

/** Letters that a name has at least to be told again in a longer one. */
const leastInOther = 5

/** Whether one is the other, or a body's name with more words or fewer: `Rijnlandse Leven`, and its `N.V.` in full. People of one family are several. */
function isSameBody({ key, facts }: NameCandidate, other: NameCandidate | undefined): boolean {
  if (key === other?.key) return true
  if (other === undefined || other.facts.has('isPerson') || facts.has('isPerson')) return false
  const [short, long] = key.length < other.key.length ? [key, other.key] : [other.key, key]
  return short.length >= leastInOther && long.includes(short)
}

/** `Namens uw geldgever, mevrouw A. Vos`: who lends is said by that word. */
const namesLender = new RegExp(
  String.raw`(?:${lender})s?\P{L}+(?:is\s)?(?:(?:de|het|the)\s)?(?:(?:heer|mevrouw|dhr\.|mevr\.|mr\.?|mrs\.?)\s)?$`,
  'iu',
)
const isNamedLender = ({ stretches }: NameCandidate): boolean =>
  stretches.some(({ how, before, text, row }) => {
    const [, behind = ''] = textOfRow(row).split(text)
    const isNamed = namesLender.test(`${before} `) || calledLender.test(behind)
    return how === 'sentence' && isProse(row) && !/\d/.test(text) && isNamed
  })

/** Two people together, as those who borrow are named; parents who lend are named as such in a sentence. */
const areTwoPeople = ({ stretches }: NameCandidate): boolean =>
  stretches.every(({ text }) => {
    const people = text.split(/\s(?:en\/of|en|and|&)\s/)
    return people.length === 2 && people.every(isPerson)
  })

/** It is told of every loan. */
const neverLends = /^belastingdienst/

/** Below this share of the likeliest nothing is shown. */
const leastShown = 0.3
/** What is filled in is at least so certain, less sure names at most so much. */
const filledIn = 0.88
const toBeChecked = 0.75

/** The name a paper gives for a field: the likeliest of all stretches of its text, or none. */
export function readName(
  field: NameField,
  texts: readonly LabelledText[],
  rows: readonly Row[],
  model: Model,
): Figure<string> | null {
  const at = fields.indexOf(field)
  const all = nameCandidates(field, texts, rows, model)
  const isFirm = all.some(({ facts }) => facts.has('endsInForm'))
  const isOther = (one: NameCandidate) => neverLends.test(one.key) || (isFirm && areTwoPeople(one))
  const candidates = field === 'lenderName' ? all.filter((one) => !isOther(one)) : all
  const scores = candidates.map((one) =>
    [...one.facts].reduce((sum, [name, value]) => sum + value * (weights[name]?.[at] ?? 0), 0),
  )
  const shares = softmax(Float32Array.from([...scores, none[at] ?? 0])).slice(0, -1)
  const likeliest = shares.indexOf(Math.max(...shares))
  const inFull = candidates.findIndex((one) => isInFull(one, candidates[likeliest]))
  const named = field === 'lenderName' ? candidates.find(isNamedLender) : undefined
  const best = named ?? candidates[inFull < 0 ? likeliest : inFull]
  // What is held for another name of the same body bears out this one.
  const share = named
    ? Math.max(sure, shares[candidates.indexOf(named)] ?? 0)
    : candidates.reduce((sum, one, at) => sum + (isSameBody(one, candidates[likeliest]) ? (shares[at] ?? 0) : 0), 0)
  const shown = best?.stretches.find(({ text }) => legalForm.test(text)) ?? best?.stretches[0]
  if (!shown || share < leastShown) return null
  const confidence =
    share >= sure ? filledIn + ((1 - filledIn) * (share - sure)) / (1 - sure) : (toBeChecked * share) / sure
  return figure(shown.text, confidence, { words: shown.words, label: shown.how === 'labelled' ? shown.before : '' })
}
