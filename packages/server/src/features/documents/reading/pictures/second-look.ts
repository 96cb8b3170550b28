import { groupedWhere } from '../layout/grouped.ts'
import { median } from '../layout/median.ts'
import { ink } from './clean.ts'
import { type Box, cutOut, type Grey } from './grey.ts'
import { type SeenWord, seeWords } from './ocr-engine.ts'
import type { TimeLeft } from './time-left.ts'

const isAmount = (text: string) => /\d[.,]\d{2,3}(?!\d)|\d{3,}/.test(text)
const figuresOf = (text: string) => text.replace(/\D/g, '')

/** Amounts on one page that are looked at a second time. */
const mostChecks = 40
/** How sure an amount is at least where the looks agree, and where they do not or it may lack a digit. Percent. */
const [agreed, doubtful] = [92, 40]

/**
 * Looks at every amount again, cut out and enlarged. Looks that differ, and ink that is no letter of the amount, leave doubt: a wrong
 * amount is worse than none.
 */
export async function doubleChecked(page: Grey, seen: readonly SeenWord[], time: TimeLeft): Promise<SeenWord[]> {
  const words = joinedAmounts(seen)
  const checked = new Map<SeenWord, number>()
  for (const word of words.filter(({ text }) => isAmount(text)).slice(0, mostChecks)) {
    if (!time.has(2_000)) break
    const isSure = word.confidence > 0 && !mayLackDigits(page, word, words) && (await isSeenAgain(page, word))
    checked.set(word, isSure ? Math.max(word.confidence, agreed) : doubtful)
  }
  return words.map((word) => ({ ...word, confidence: checked.get(word) ?? word.confidence }))
}

/** The looks taken at one amount: the white around it and the height of its line, in pixels. */
const looks = [
  { margin: 6, height: 44 },
  { margin: 9, height: 64 },
  { margin: 5, height: 36 },
] as const

async function isSeenAgain(page: Grey, word: SeenWord): Promise<boolean> {
  let agreeing = 0
  for (const { margin, height } of looks) {
    const again = await seeWords(await cutOut(page, word.box, margin, height), 'line').catch(() => null)
    if (again && figuresOf(again.words.map((part) => part.text).join('')) === figuresOf(word.text)) agreeing += 1
    if (agreeing === 2) break
  }
  return agreeing === 2
}

/** The words of a page that was seen twice: an amount of which the other look has other figures is in doubt. */
export const agreedWith = (words: readonly SeenWord[], others: readonly SeenWord[]): SeenWord[] =>
  words.map((word) => {
    const figures = figuresOf(word.text)
    const differs = others.some(({ box, text }) => {
      const isThere = isOnLine(box, word.box) && Math.min(box.x1, word.box.x1) - Math.max(box.x0, word.box.x0) > 0
      return isThere && isAmount(text) && !figures.includes(figuresOf(text)) && !figuresOf(text).includes(figures)
    })
    return isAmount(word.text) && differs ? { ...word, confidence: 0 } : word
  })

/** The thousands of an amount and its rest are at most so far apart, in widths of its letters: a space on a line printer. */
const mostApart = 1.5

/** Amounts that a space parts into thousands and the rest are one word. */
export const joinedAmounts = (words: readonly SeenWord[]): SeenWord[] =>
  groupedWhere(words, isTorn).map((parts) => ({
    text: parts.map(({ text }) => text).join(''),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    box: {
      x0: Math.min(...parts.map(({ box }) => box.x0)),
      y0: Math.min(...parts.map(({ box }) => box.y0)),
      x1: Math.max(...parts.map(({ box }) => box.x1)),
      y1: Math.max(...parts.map(({ box }) => box.y1)),
    },
  }))

function isTorn(before: SeenWord, word: SeenWord): boolean {
  const isShaped = /^€?\d{1,3}$/.test(before.text) && /^\d{3}(?:[.,]\d\d)?$/.test(word.text)
  const [gap, letter] = [word.box.x0 - before.box.x1, (word.box.x1 - word.box.x0) / word.text.length]
  return isShaped && isOnLine(before.box, word.box) && gap >= 0 && gap < mostApart * letter
}

export const isOnLine = (one: Box, other: Box) =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > 0.5 * (other.y1 - other.y0)

/** Ink so far beside a word belongs to it, where no other word has it; cents may stand in a column of their own. In heights of the word. */
const beside = { word: 0.6, cents: 9 }
/** A word is so many times as high as another of its line at most. */
const oneLine = 2
/** Digits are at least so high, as a part of the highest, and so wide, as a part of their height; wider than so much are two. */
const digit = { high: 0.6, wide: 0.15, widest: 0.85 }

/** Whether there is more ink in and beside a word than its letters account for, as where `€1.234` is read as `£.234`. */
export function mayLackDigits(page: Grey, word: SeenWord, words: readonly SeenWord[]): boolean {
  const height = word.box.y1 - word.box.y0
  const hasCents = /[.,]\d\d\D*$/.test(word.text)
  const strokes = strokesAround(page, {
    ...word.box,
    x0: word.box.x0 - beside.word * height,
    x1: word.box.x1 + (hasCents ? beside.word : beside.cents) * height,
  })
  const isInside = ({ x0, x1 }: Box) => x1 > word.box.x0 + 1 && x0 < word.box.x1 - 1
  const highest = Math.max(...strokes.filter(isInside).map(({ y0, y1 }) => y1 - y0))
  const tall = strokes.filter(({ x0, y0, x1, y1 }) => y1 - y0 > digit.high * highest && x1 - x0 > digit.wide * highest)
  // Words over two lines were no words: what stands there was not read.
  const isOneLine = ({ box }: SeenWord) => box.y1 - box.y0 < oneLine * height && isOnLine(box, word.box)
  const others = words.filter((other) => other !== word && isOneLine(other))
  const isLost = (stroke: Box) =>
    !isInside(stroke) && !others.some(({ box }) => box.x1 > stroke.x0 && box.x0 < stroke.x1)
  const letters = word.text.replace(/[.,'’_\-–=\s]/g, '').length
  const inside = tall.filter(isInside)
  const usual = Math.max(median(inside.map(({ x0, x1 }) => x1 - x0)), 0.5 * highest)
  const count = inside.reduce((sum, { x0, x1 }) => sum + Math.max(1, Math.round((x1 - x0) / (1.2 * usual))), 0)
  return count > letters || tall.some(isLost)
}

/** The stretches of columns with ink in a box, each with the rows it reaches over. */
export function strokesAround({ data, width, height }: Grey, box: Box): Box[] {
  const [top, bottom] = [Math.max(0, box.y0 - 1), Math.min(height, box.y1 + 1)]
  const [left, right] = [Math.max(0, Math.round(box.x0)), Math.min(width, Math.round(box.x1))]
  const strokes: Box[] = []
  for (let x = left; x < right; x++)
    for (let y = top; y < bottom; y++) {
      if ((data[y * width + x] ?? 255) >= ink) continue
      const last = strokes.at(-1)
      if (!last || last.x1 < x) strokes.push({ x0: x, y0: y, x1: x + 1, y1: y + 1 })
      else Object.assign(last, { x1: x + 1, y0: Math.min(last.y0, y), y1: Math.max(last.y1, y + 1) })
    }
  return strokes
}
