import { withoutCombs } from './combs.ts'
import { groupedWhere } from './grouped.ts'
import { median } from './median.ts'
import type { TextPage, Word } from './page.ts'
import { withSpacedLetters } from './spaced-letters.ts'

/** Words that stand together: a label, a value, a column heading, a piece of a sentence. */
export interface Cell {
  readonly words: readonly Word[]
  readonly text: string
  readonly left: number
  readonly right: number
}

/** The cells on one height of a page, from left to right. */
export interface Line {
  readonly page: number
  readonly origin: TextPage['origin']
  readonly cells: readonly Cell[]
  readonly top: number
  readonly bottom: number
  /** The usual font size on this line. */
  readonly size: number
  /** Which of the panels side by side it is of, as in {@link inPanels}; nothing for what has the page to itself. */
  readonly panel: string
}

/** A gap wider than this many font sizes separates cells; of letters that are all as wide one of three blanks. */
const columnGap = 1.05
const typedGap = 1.3

export const textOfWords = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

export const cellOf = (words: readonly Word[]): Cell => ({
  words,
  text: textOfWords(words),
  left: words[0]?.x ?? 0,
  right: Math.max(...words.map((word) => word.x + word.width)),
})

/** Whether two stretches of a page overlap sideways. */
export const overlaps = (a: Pick<Cell, 'left' | 'right'>, b: Pick<Cell, 'left' | 'right'>): boolean =>
  Math.min(a.right, b.right) > Math.max(a.left, b.left)

/** How far apart the right ends of the numbers of one column may be. Points. */
const aligned = 6
/** Whether two cells end at one place, as the numbers of a column do. */
export const endTogether = (a: Pick<Cell, 'right'>, b: Pick<Cell, 'right'>): boolean =>
  Math.abs(a.right - b.right) < aligned

/** `31-12-21`: an end of a year is written out, so that whatever reads years sees this one. */
const endOfYear = /^(\W?(?:31([-/.])12\2|0?1([-/.])0?1\3))(\d\d)(?=\W?$)/
const withYear = (word: Word): Word =>
  endOfYear.test(word.text) ? { ...word, text: word.text.replace(endOfYear, '$120$4') } : word

/** Groups the words of a page into lines, top to bottom, and each line into cells. */
export function linesOf(page: TextPage): Line[] {
  const rows: { words: Word[]; middle: number; height: number }[] = []
  const ordered = page.words.map(withYear).sort((a, b) => middleOf(a) - middleOf(b) || a.x - b.x)
  for (const word of ordered) {
    const row = rows.findLast(
      (candidate) => Math.abs(candidate.middle - middleOf(word)) < 0.5 * Math.min(candidate.height, word.height),
    )
    if (row) {
      row.words.push(word)
      row.height = Math.max(row.height, word.height)
    } else rows.push({ words: [word], middle: middleOf(word), height: word.height })
  }
  return rows.map(({ words }) => lineOf(page, words)).sort((a, b) => a.top + a.bottom - b.top - b.bottom)
}

const middleOf = (word: Word) => word.y + word.height / 2

/** Words that were seen are as high as their letters: so many times what is usual on the line is the size of a font. */
const sizeOfSeen = 1.45

/** Dots that lead from a label to its value stand between two cells, and are of neither. */
const isLeader = ({ text }: Word) => /^[.·…_]{4,}$/.test(text)

const isBeside =
  ({ origin, isTyped }: TextPage, usual: number) =>
  (before: Word, word: Word) => {
    const [low, high] = [Math.min(before.height, word.height), Math.max(before.height, word.height)]
    const size = origin === 'print' ? low : sizeOfSeen * Math.max(usual, high)
    return word.x - (before.x + before.width) <= (isTyped ? typedGap : columnGap) * size
  }

function lineOf(page: TextPage, unordered: readonly Word[]): Line {
  const words = withSpacedLetters(withoutCombs([...unordered].sort((a, b) => a.x - b.x)))
  const isNear = isBeside(page, sizeOf(words))
  const cells = groupedWhere(words, (one, next) => !isLeader(one) && !isLeader(next) && isNear(one, next)).map(cellOf)
  const saying = cells.filter(({ words: [first] }) => first && !isLeader(first))
  return lineWith({ page: page.number, origin: page.origin }, saying.length > 0 ? saying : cells, '')
}

const sizeOf = (words: readonly Word[]) => median(words.map((word) => word.height))

/** Some cells of a line as a line of their own. */
export function lineWith({ page, origin }: Pick<Line, 'page' | 'origin'>, cells: readonly Cell[], panel: string): Line {
  const words = cells.flatMap((cell) => cell.words)
  return {
    page,
    origin,
    cells,
    top: Math.min(...words.map((word) => word.y)),
    bottom: Math.max(...words.map((word) => word.y + word.height)),
    size: sizeOf(words),
    panel,
  }
}
