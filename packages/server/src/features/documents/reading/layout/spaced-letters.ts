import { groupedWhere } from './grouped.ts'
import { median } from './median.ts'
import { joinedWord, type Word } from './page.ts'

/** Fewest letters of a heading that is spaced out. */
const fewest = 5
/** A gap so many times as wide as is usual between its letters parts its words. */
const wide = 1.7
/** Letters stand no farther apart than this, in font sizes. */
const farthest = 1.5

const isLetter = ({ text }: Word) => /^\p{Lu}$/u.test(text)
/** Of letters that are spaced out some may be drawn together. */
const isCapitals = ({ text }: Word) => /^\p{Lu}+$/u.test(text)
const gapBetween = (before: Word, word: Word) => word.x - before.x - before.width

/** The words of a line, each whole where its capitals are spaced out: `B A N K  N O O R D`. */
export const withSpacedLetters = (words: readonly Word[]): readonly Word[] =>
  groupedWhere(
    words,
    (before, word) => isCapitals(before) && isCapitals(word) && gapBetween(before, word) < farthest * word.height,
  ).flatMap((run) => {
    const gaps = run.slice(1).map((word, at) => gapBetween(run[at] ?? word, word))
    if (run.filter(isLetter).length < fewest || Math.min(...gaps) < 0) return run
    const usual = median(gaps)
    return groupedWhere(run, (before, word) => gapBetween(before, word) < wide * usual).flatMap(([first, ...others]) =>
      first ? joinedWord([first, ...others]) : [],
    )
  })
