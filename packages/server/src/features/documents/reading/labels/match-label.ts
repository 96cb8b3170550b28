import { foldedLetters, lettersApart, lettersOf } from '../layout/letters.ts'
import { spelledOut } from './abbreviations.ts'
import { incomeGrammars, incomeVariants } from './income-labels.ts'
import type { Concept, LabelGrammar } from './label.ts'
import { mortgageGrammars, mortgageVariants } from './mortgage-labels.ts'
import { textVariants } from './name-labels.ts'
import { receiptGrammars, receiptVariants } from './receipt-labels.ts'

/** What a piece of text, taken as a whole, is the label of. */
export interface LabelMatch {
  readonly concept: Concept
  readonly strength: number
  /** 1 when spelled as known; lower for a spelling inferred from its words or repaired from OCR. */
  readonly exactness: number
  readonly isTotal: boolean
  readonly letters: string
}

interface KnownLabel {
  readonly concept: Concept
  readonly strength: number
  readonly folded: string
}

const allVariants = [...incomeVariants, ...mortgageVariants, ...receiptVariants, ...textVariants]
/** A grammar ready to be tried: its words by first letter, each with the needs it meets, a bit for each. */
interface ReadyGrammar extends LabelGrammar {
  readonly byLetter: ReadonlyMap<string, readonly { readonly word: string; readonly meets: number }[]>
}

function ready(grammar: LabelGrammar): ReadyGrammar {
  const words = [...new Set([...grammar.needs.flat(), ...grammar.also])].map((word) => ({
    word,
    meets: grammar.needs.reduce((bits, need, at) => (need.includes(word) ? bits | (1 << at) : bits), 0),
  }))
  const letters = [...new Set(words.map(({ word }) => word.charAt(0)))]
  return {
    ...grammar,
    byLetter: new Map(letters.map((letter) => [letter, words.filter(({ word }) => word.startsWith(letter))])),
  }
}

const grammars = [...incomeGrammars, ...mortgageGrammars, ...receiptGrammars].map(ready)

const known = new Map<string, KnownLabel>()
for (const { concept, strength, variants } of allVariants)
  for (const variant of variants) {
    const letters = lettersOf(variant)
    if (!known.has(letters)) known.set(letters, { concept, strength, folded: foldedLetters(variant) })
  }
const knownFolded = [...known.values()]
const longestLabel = 90

/** A label shorter than this is not repaired: `loon` and `loot` are too near to each other. */
const shortestRepaired = 7

const totalWords = /^(?:totaal|totale|total|jaartotaal|eindtotaal|som)/

/**
 * Recognises a whole label; null when the text is none, or could as well be another. `origin` says whether the letters can be
 * trusted: those of OCR are compared with its usual confusions folded away and repaired within one letter in eight.
 */
export function matchLabel(text: string, origin: 'print' | 'ocr'): LabelMatch | null {
  return (
    inBrackets(text, origin) ??
    matchOne(text, origin) ??
    abbreviated(text, origin) ??
    payableBy(text, origin) ??
    inSentence(text, origin) ??
    inTwoLanguages(
      text.split(/\s+[/|]\s+/).map((half) => matchOne(half, origin)),
      lettersOf(text),
    )
  )
}

function abbreviated(text: string, origin: 'print' | 'ocr'): LabelMatch | null {
  const spelled = spelledOut(text)
  return spelled === null ? null : matchOne(spelled, origin)
}

const byDate =
  /\s+(?:vóór|voor|uiterlijk|per|op|before|by|on)(?:\s+(?:uiterlijk|op))?\s+\d{1,2}(?:\s*[-/.]\s*\d{1,2}\s*[-/.]\s*|\s+\p{L}{3,10}\s+)\d{4}\s*:?\s*$/iu

/** `Te betalen vóór 30 september 2023`: only of a receipt, since the date of a debt says which debt it is. */
function payableBy(text: string, origin: 'print' | 'ocr'): LabelMatch | null {
  const match = byDate.test(text) ? matchOne(text.replace(byDate, ''), origin) : null
  return match?.concept === 'amount' ? match : null
}

const verbs = /\s(?:is|was|bedraagt|bedroeg|amounts to|amounted to)$/i

/** `Uw fiscaal loon was`: a sentence says less surely than a list what its amount is. */
function inSentence(text: string, origin: 'print' | 'ocr'): LabelMatch | null {
  const match = verbs.test(text) ? matchOne(text.replace(verbs, ''), origin) : null
  return match && { ...match, exactness: 0.9 * match.exactness }
}

const general =
  /^\s*(?:totale?\s+|totaal\s+)?(?:bruto\s+|gross\s+)?(?:uitkering|pensioen|inkomen|loon|salaris|benefit|pension|pay|salary|income|wage)s?\s*$/i

/** `Bruto uitkering (loon voor loonheffing)`: what a general word stands for is said in brackets. */
function inBrackets(text: string, origin: 'print' | 'ocr'): LabelMatch | null {
  const [, outside, inside] = /^([^([]+)[([]([^)\]]+)[)\]]\s*:?\s*$/.exec(text) ?? []
  if (!outside || !inside || !general.test(outside)) return null
  const match = matchOne(inside, origin)
  return match?.concept === 'salary' && match.strength > 0.9 ? { ...match, letters: lettersOf(text) } : null
}

/** `Belastingjaar / Tax year`: each half must be a label, and both of the same thing. */
function inTwoLanguages(halves: readonly (LabelMatch | null)[], letters: string): LabelMatch | null {
  const [first, second] = halves
  if (halves.length !== 2 || !first || !second || first.concept !== second.concept) return null
  return {
    ...first,
    letters,
    strength: Math.max(first.strength, second.strength),
    exactness: Math.min(first.exactness, second.exactness),
  }
}

/** Dots, dashes or lines that lead the eye from a label to its amount. */
const leader = /(?:[.·…_]\s*){4,}/g

function matchOne(dotted: string, origin: 'print' | 'ocr'): LabelMatch | null {
  const text = dotted.replace(leader, ' ')
  if (text.length > 2 * longestLabel) return null
  for (const candidate of undressed(text)) {
    const letters = lettersOf(candidate)
    if (letters.length < 2 || letters.length > longestLabel) continue
    const match =
      exactly(letters) ?? withoutTotal(letters) ?? inferred(letters) ?? (origin === 'ocr' ? repaired(candidate) : null)
    if (match) return { ...match, letters, isTotal: totalWords.test(letters) || match.isTotal }
  }
  return null
}

type Match = Omit<LabelMatch, 'letters'>

const exactly = (letters: string): Match | null => {
  const label = known.get(letters)
  return label ? { concept: label.concept, strength: label.strength, exactness: 1, isTotal: false } : null
}

const withoutTotal = (letters: string): Match | null => {
  const rest = letters.replace(totalWords, '')
  const match = rest !== letters && rest.length > 2 ? exactly(rest) : null
  return match && match.concept !== 'amount' ? { ...match, isTotal: true } : null
}

function inferred(letters: string): Match | null {
  const fitting = grammars.filter((grammar) => fits(letters, grammar))
  const [first] = fitting
  if (!first || fitting.some((grammar) => grammar.concept !== first.concept)) return null
  return { concept: first.concept, strength: first.strength, exactness: 0.97, isTotal: false }
}

/** Whether a text is made of known words altogether, in any way of cutting it, and each need is met. */
function fits(letters: string, { needs, byLetter }: ReadyGrammar): boolean {
  // Most text lacks a word it would need: told before its letters are gone through.
  if (!needs.every((need) => need.some((word) => letters.includes(word)))) return false
  const all = (1 << needs.length) - 1
  // At each letter that words so far end before: which needs they can have met.
  const reached = new Map<number, Set<number>>([[0, new Set([0])]])
  for (let at = 0; at < letters.length; at++) {
    const met = reached.get(at)
    if (!met) continue
    for (const { word, meets } of byLetter.get(letters.charAt(at)) ?? []) {
      if (!letters.startsWith(word, at)) continue
      const there = reached.get(at + word.length) ?? new Set()
      for (const bits of met) there.add(bits | meets)
      reached.set(at + word.length, there)
    }
  }
  return reached.get(letters.length)?.has(all) ?? false
}

function repaired(candidate: string): Match | null {
  const folded = foldedLetters(candidate)
  if (folded.length < 3) return null
  const same = knownFolded.find((label) => label.folded === folded)
  if (same) return { concept: same.concept, strength: same.strength, exactness: 0.97, isTotal: false }
  if (folded.length < shortestRepaired) return null
  const limit = Math.min(4, Math.max(1, Math.floor(folded.length / 8)))
  const near = knownFolded
    .map((label) => ({ label, apart: lettersApart(folded, label.folded, limit) }))
    .filter(({ apart }) => apart <= limit)
    .sort((a, b) => a.apart - b.apart)
  const [best] = near
  if (!best || near.some(({ label, apart }) => apart === best.apart && label.concept !== best.label.concept))
    return null
  const { concept, strength } = best.label
  return { concept, strength, exactness: 1 - 0.04 * best.apart, isTotal: false }
}

const boxNumber =
  /^\s*(?:box|rubriek|vak|regel|kolom)?\s*\(?(?:\d{1,2}[a-z]?|[a-z])\s*[.)\]:]\s+|^\s*\d{1,5}[a-z]?\s+(?=\p{L})/iu
const bullet = /^[\s•▪■□*·>–—-]+/u
const behind =
  /(?:[\s.:…_=–-]+|\(?\s*(?:in\s+)?(?:euro'?s?|eur|€)\s*\)?|\(\s*[a-z0-9]{1,3}\s*\)|(?:(?<!\p{L})(?:over|in|of|van|for|during|tijdens)\s+)?(?:(?:het\s+)?(?:(?:kalender|belasting|boek)?jaar|(?:tax |calendar )?year)\s+)?(?:19|20)\d\d|\*+|[¹²³])$/iu
const before = /^(?:(?:uw|jouw|je|mijn|onze|your|my|our|het|de|the|waarvan|hiervan|(?:in|over)\s+(?:19|20)\d\d)\s+)+/i

/** The lines of a table drawn with bars. */
const bars = /^(?:[|¦│║]\s+)+|(?:\s+[|¦│║])+\s*$/g

/** The text as printed, then with what is printed around labels taken off: box numbers, colons, units, years, brackets. */
function* undressed(text: string): Generator<string> {
  let plain = text.trim().replace(bars, '').replace(bullet, '')
  yield plain
  for (let rounds = 0; rounds < 6; rounds++) {
    const shorter = plain.replace(boxNumber, '').replace(behind, '').replace(bullet, '').trim()
    if (shorter === plain) break
    plain = shorter
    yield plain
  }
  const unowned = plain.replace(before, '')
  if (unowned !== plain) yield unowned
  const unbracketed = unowned.replace(/\s*[([][^)\]]*[)\]]?\s*/g, ' ').trim()
  if (unbracketed !== unowned && unbracketed !== '') yield unbracketed
}
