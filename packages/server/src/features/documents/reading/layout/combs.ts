import { groupedWhere } from './grouped.ts'
import { boxAround, type Word } from './page.ts'

/** A form has at least so many boxes for a number. */
const fewest = 3
/** How far apart the middles of neighbouring boxes are at most, and how much they differ at most, in font sizes. */
const widestPitch = 2.4
const unevenness = 0.2
/** Digits that stand closer are only spaced out. In font sizes. */
const narrowestGap = 0.5

const middleOf = (word: Word) => word.x + word.width / 2

/** Whether a digit stands in the box beside that of the last, as far from it as that is from the one before. */
function isNextBox(last: Word, word: Word, run: readonly Word[]): boolean {
  if (!/^\d$/.test(last.text) || !/^\d$/.test(word.text)) return false
  const pitch = middleOf(word) - middleOf(last)
  const before = run.at(-2)
  const isEven = !before || Math.abs(middleOf(last) - middleOf(before) - pitch) < unevenness * word.height
  return isEven && pitch < widestPitch * word.height && word.x - last.x - last.width > narrowestGap * word.height
}

const joined = (run: readonly Word[]): Word[] => {
  const [first, last] = [run[0], run.at(-1)]
  const place = boxAround(run.map((word) => word.place))
  if (!first || !last || !place || run.length < fewest) return [...run]
  return [
    {
      ...first,
      text: run.map(({ text }) => text).join(''),
      width: last.x + last.width - first.x,
      confidence: Math.min(...run.map(({ confidence }) => confidence)),
      place,
    },
  ]
}

/** The words of a line, those put together whose digits each stand in a box of their own. From left to right. */
export const withoutCombs = (words: readonly Word[]): Word[] => groupedWhere(words, isNextBox).flatMap(joined)
