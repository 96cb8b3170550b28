import { groupedWhere } from './grouped.ts'
import { joinedWord, type Word } from './page.ts'

/** A form has at least so many boxes for a number. */
const fewest = 3
/** How far apart the middles of neighbouring boxes are at most, and how much they differ at most, in font sizes. */
const widestPitch = 2.4
const unevenness = 0.2
/** Digits that stand closer are only spaced out. In font sizes. */
const narrowestGap = 0.5

const middleOf = (word: Word) => word.x + word.width / 2

const isDigit = ({ text }: Word) => /^\d$/.test(text)

/** Whether a digit stands in the box beside that of the last, as far from it as all others from theirs; a comma, or what parts the numbers of a day, has a box of its own, or none. */
function isNextBox(last: Word, word: Word, run: readonly Word[]): boolean {
  if (!/^[\d.,/-]$/.test(word.text)) return false
  const digits = run.filter(isDigit)
  const [digit, isBehindComma] = [digits.at(-1), !isDigit(last)]
  if (!digit || (isBehindComma && !isDigit(word))) return false
  const [first, second] = digits
  const apart = middleOf(word) - middleOf(digit)
  const usual = first && second ? middleOf(second) - middleOf(first) : null
  if (!isDigit(word)) return usual !== null && apart < usual + unevenness * word.height
  // The box of a comma is as wide as others or narrower, or there is none.
  const extra = isBehindComma && usual ? Math.min(usual, Math.max(0, apart - usual)) : 0
  const pitch = apart - extra
  const isEven = usual === null || Math.abs(usual - pitch) < unevenness * word.height
  return isEven && pitch < widestPitch * word.height && word.x - digit.x - digit.width > narrowestGap * word.height
}

function joined(run: readonly Word[]): Word[] {
  if (run.length < fewest) return [...run]
  // A comma behind the last digit is of what follows.
  const length = 1 + run.findLastIndex(isDigit)
  const [first, ...others] = run.slice(0, length)
  if (!first || [first, ...others].filter(isDigit).length < fewest) return [...run]
  return [joinedWord([first, ...others]), ...run.slice(length)]
}

/** The words of a line, those put together whose digits each stand in a box of their own. From left to right. */
export const withoutCombs = (words: readonly Word[]): Word[] => groupedWhere(words, isNextBox).flatMap(joined)
