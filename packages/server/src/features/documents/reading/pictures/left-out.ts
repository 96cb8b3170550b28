import { median } from '../layout/median.ts'
import { type Box, cutOut, type Grey } from './grey.ts'
import { type SeenWord, seeWords } from './ocr-engine.ts'
import { isOnLine, strokesAround } from './second-look.ts'
import type { TimeLeft } from './time-left.ts'

/** Stretches of ink on one page that are looked at, at most. */
const mostLooks = 40
/** Digits are so high and so wide, as parts of the height of their line. */
const digit = { high: 0.5, wide: 0.08, widest: 1.2 }
/** Digits stand closer together than this, and so many of them make no number. In heights of the line; digits. */
const apart = 0.7
const mostDigits = 14
/** The white around a number that is cut out, and the height it is read at. Pixels. */
const look = { margin: 6, height: 44 }
/** A number and its mark, and nothing else. */
const number = /^(?:€|EUR)?\s?-?\d[\d.,\s]*[-–]?$/
/** Words that are less sure than this tell of no line. Percent. */
const sure = 60

const areOnOneLine = (one: Box, other: Box) => isOnLine(one, other) || isOnLine(other, one)

/** The lines that words stand on. */
function linesOf(words: readonly SeenWord[]): readonly Box[] {
  const lines: Box[] = []
  const usual = median(words.map(({ box }) => box.y1 - box.y0))
  for (const { box, text, confidence } of words) {
    const isText = confidence > sure && /\p{L}{3}/u.test(text) && box.y1 - box.y0 < 1.5 * usual
    if (isText && !lines.some((line) => areOnOneLine(line, box))) lines.push(box)
  }
  return lines
}

/** Where on the line of some words ink stands as digits would, and none of the words. */
export function unreadOn(page: Grey, line: Box, words: readonly SeenWord[]): readonly Box[] {
  const height = line.y1 - line.y0
  const own = words.filter(({ box }) => areOnOneLine(box, line))
  const isDigit = ({ x0, x1, y0, y1 }: Box) =>
    y1 - y0 > digit.high * height && x1 - x0 > digit.wide * height && x1 - x0 < digit.widest * height
  const found: { box: Box; count: number }[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const stroke of strokesAround(page, { ...line, x0: 0, x1: page.width })) {
    const last = stroke.x0 - end < apart * height ? found.at(-1) : undefined
    // Points and commas stand between digits.
    if (isDigit(stroke) && last) {
      const { x0, y0, y1 } = last.box
      last.box = { x0, y0: Math.min(y0, stroke.y0), x1: stroke.x1, y1: Math.max(y1, stroke.y1) }
      last.count += 1
    } else if (isDigit(stroke)) found.push({ box: stroke, count: 1 })
    if (isDigit(stroke) || last) end = stroke.x1
  }
  const isRead = ({ x0, x1 }: Box) =>
    own.some(({ box }) => box.x1 > x0 - apart * height && box.x0 < x1 + apart * height)
  return found.filter(({ box, count }) => count <= mostDigits && !isRead(box)).map(({ box }) => box)
}

/**
 * The words of a page with the numbers that the engine left out: in a ruled table it takes a column of short numbers at the right for no
 * text. What stands on a line of words, and was not read, is cut out and read by itself.
 */
export async function withNumbersLeftOut(page: Grey, words: readonly SeenWord[], time: TimeLeft): Promise<SeenWord[]> {
  const found: SeenWord[] = []
  const boxes = linesOf(words).flatMap((line) => unreadOn(page, line, words))
  for (const box of boxes.slice(0, mostLooks)) {
    if (!time.has(4_000)) break
    const seen = await seeWords(await cutOut(page, box, look.margin, look.height), 'line').catch(() => null)
    const text = seen?.words.map((word) => word.text).join(' ') ?? ''
    const confidence = Math.min(100, ...(seen?.words ?? []).map((word) => word.confidence))
    if (number.test(text) && confidence > sure) found.push({ text: text.replace(/\s/g, ''), confidence, box })
  }
  return [...words, ...found]
}
