import type { TextPage, TextRun, Word } from './page.ts'

interface PageSize {
  readonly number: number
  readonly width: number
  readonly height: number
}

/** Below this part of the font size, two runs on one baseline belong to one word: kerning, not a space. */
const kerningGap = 0.13

/**
 * Turns the runs of a PDF page into words: runs are NFKC-normalised (ligatures), joined where kerning cut a word in two,
 * and cut at spaces, the width shared out by the number of characters.
 */
export function wordsOfRuns(page: PageSize, runs: readonly TextRun[]): TextPage {
  const shown = runs
    .map((run) => ({ ...run, text: run.text.normalize('NFKC').replace(/\p{Cc}|\p{Cf}/gu, '') }))
    .filter((run) => run.text.trim() !== '')
  const words = joinKerned(shown).flatMap((run) => cutAtSpaces(run))
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    origin: 'print',
    words: words.map((run) => placed(run, page)),
  }
}

function joinKerned(runs: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = []
  for (const run of inReadingOrder(runs)) {
    const before = joined.at(-1)
    if (before && isContinuedBy(before, run)) {
      joined[joined.length - 1] = { ...before, text: before.text + run.text, width: run.x + run.width - before.x }
    } else joined.push(run)
  }
  return joined
}

const inReadingOrder = (runs: readonly TextRun[]) =>
  [...runs].sort((a, b) => Math.round(a.y + a.height) - Math.round(b.y + b.height) || a.x - b.x)

function isContinuedBy(before: TextRun, run: TextRun): boolean {
  const isSameLine = Math.abs(before.y + before.height - (run.y + run.height)) < 0.2 * before.height
  const gap = run.x - (before.x + before.width)
  const hasSpace = before.text.endsWith(' ') || run.text.startsWith(' ')
  return isSameLine && !hasSpace && Math.abs(gap) < kerningGap * Math.max(before.height, run.height)
}

function cutAtSpaces(run: TextRun): TextRun[] {
  const share = run.width / run.text.length
  return [...run.text.matchAll(/\S+/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + match.index * share,
    width: match[0].length * share,
  }))
}

const placed = (run: TextRun, page: PageSize): Word => ({
  ...run,
  confidence: 1,
  place: {
    page: page.number,
    x: run.x / page.width,
    y: run.y / page.height,
    width: run.width / page.width,
    height: run.height / page.height,
  },
})
