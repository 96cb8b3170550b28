import type { Correction, DocumentType } from '@aangiftewijs/domain/documents'
import { type Cents, eurosOf } from '@aangiftewijs/domain/money'
import { type Context, type SlotName, Surroundings } from './candidates/context.ts'
import { sheetOf } from './candidates/sheet.ts'
import { type Spot, spotsOf } from './candidates/slots.ts'
import type { TextPage, Word } from './layout/page.ts'
import { type FileToRead, pagesOfFile } from './read-file.ts'
import { type Model, shippedModel } from './statements/model.ts'
import { captionOf } from './texts/captions.ts'

/** A word of an outline: where it stands, and what is left of what it says. */
export type OutlinedWord = Pick<Word, 'text' | 'x' | 'y' | 'width' | 'height' | 'confidence'>

/** A paper that was read wrong, without anything of the person it is about: what a new test is made of. */
export interface Outline {
  readonly type: DocumentType
  readonly pages: readonly (Omit<TextPage, 'words'> & { readonly words: readonly OutlinedWord[] })[]
  /** What is right, euros: for each statement its corrected fields. */
  readonly expected: readonly Readonly<Record<string, number>>[]
}

/** Where what is said of an amount stands, the likeliest first: only the first is kept, farther texts may be names. */
const telling: readonly SlotName[] = ['left', 'right', 'above', 'header', 'before']

/** Words that say nothing of a person wherever they stand. */
const common =
  /^(?:[€(]|eur|euro|cents?|de|het|een|en|of|van|voor|over|per|op|in|aan|te|uw|the|of|for|and|your|jaar\p{L}*|annual|statement|totaal|total|januari|december|january|t\/m|[\p{P}\p{S}]+)$/iu

/** Of letters their kind, of digits nothing: `Jansen` is `Xxxxxx`. */
const masked = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
    .replace(/\d/g, '0')

/** A year, and the first and last day of one, are nobody's. */
const ofCalendar = /^\D?(?:(?:0?1[-/.]0?1|31[-/.]12)(?:[-/.]20\d\d)?|20\d\d)\D?$/

/** The digits of an amount as printed, changed for those of another. */
function printedAs(text: string, cents: Cents): string {
  const places = text.match(/\d/g)?.length ?? 0
  const hasCents = /[.,]\d\d\D*$/.test(text)
  const digits = String(hasCents ? cents : Math.round(cents / 100))
    .padStart(places, '0')
    .slice(-places)
  let at = 0
  return text.replace(/\d/g, () => digits[at++] ?? '0')
}

/**
 * The outline of pages that a person corrected figures of. Kept are captions, what is said of the amounts that are right, common words
 * and years; all other words keep only their shape. All amounts are the same part of what they were, `share` (0.5 to 1), so that what adds up
 * still does.
 */
export function outlineOf(
  pages: readonly TextPage[],
  type: DocumentType,
  corrections: readonly Correction[],
  share: number,
  model: Model,
): Outline {
  const sheet = sheetOf(pages)
  const around = new Surroundings(sheet)
  const spots = spotsOf(sheet)
  const right = new Set(corrections.map(({ amount }) => Math.round(amount * 100)))
  const told = spots.filter(({ item }) => right.has(item.amount.cents)).map((spot) => wordsTold(around.of(spot)))
  const captions = sheet.rows.flatMap(({ cells }) => cells.filter(({ text }) => captionOf(text, model)))
  const kept = new Set([...told, ...captions.map(({ words }) => words)].flat())
  const changed = new Map<Word, string>(spots.flatMap((spot) => changedIn(spot, share)))
  const textOf = (word: Word) => {
    if (ofCalendar.test(word.text) || common.test(word.text)) return changed.get(word) ?? word.text
    return changed.get(word) ?? (kept.has(word) ? word.text.replace(/\d/g, '0') : masked(word.text))
  }
  return {
    type,
    pages: pages.map(({ number, width, height, origin, words }) => ({
      ...{ number, width, height, origin },
      words: words.map((word) => {
        const [x = 0, y = 0, width = 0, height = 0] = [word.x, word.y, word.width, word.height].map(toTenths)
        return { text: textOf(word), x, y, width, height, confidence: word.confidence }
      }),
    })),
    expected: expectedOf(corrections, share),
  }
}

const toTenths = (points: number) => Math.round(points * 10) / 10

/** What is asked of a file whose bytes are without protection. */
type OutlineRequest = Pick<FileToRead, 'bytes' | 'finishBy'> &
  Pick<Outline, 'type'> & { readonly corrections: readonly Correction[]; readonly share: number }

/** The same of a file. */
export async function outlineOfFile({ corrections, share, ...file }: OutlineRequest): Promise<Outline> {
  const read = await pagesOfFile({ ...file, password: null })
  return outlineOf(read.kind === 'pages' ? read.pages : [], file.type, corrections, share, shippedModel())
}

const wordsTold = (context: Context): readonly Word[] =>
  telling.map((name) => context[name]?.words).find((words) => words !== undefined) ?? []

/** The words of an amount, its digits those of so much of it. */
function changedIn({ item }: Spot, share: number): [Word, string][] {
  const words = item.cell.words.filter(({ text }) => /\d/.test(text))
  const whole = printedAs(words.map(({ text }) => text).join(' '), Math.round(Math.abs(item.amount.cents) * share))
  return whole.split(' ').flatMap((text, at) => (words[at] ? [[words[at], text]] : []))
}

function expectedOf(corrections: readonly Correction[], share: number): Record<string, number>[] {
  const expected: Record<string, number>[] = []
  for (const { statement, field, amount } of corrections) {
    while (expected.length <= statement) expected.push({})
    Object.assign(expected[statement] ?? {}, { [field]: eurosOf(Math.round(Math.round(amount * 100) * share)) })
  }
  return expected
}
