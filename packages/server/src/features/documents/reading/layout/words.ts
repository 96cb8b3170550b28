import { remembered } from '../remembered.ts'
import { groupedWhere } from './grouped.ts'
import { median } from './median.ts'
import { type PageSize, placeOn, type TextPage, type TextRun } from './page.ts'

/** Below this part of the font size, two runs on one baseline belong to one word: kerning, not a space. */
const kerningGap = 0.13

/** Runs as pdf2json gives them: joined where kerning cut a word in two, and cut at spaces. */
export const wordsOfRuns = (page: PageSize, runs: readonly TextRun[]): TextPage =>
  pageOfWords(page, joinedWhere(inReadingOrder(runs.map(normalised).filter(isShown)), isContinuedBy))

/** A page of words; those that still hold spaces are cut there, the width shared out by the number of characters. */
export function pageOfWords(page: PageSize, runs: readonly TextRun[]): TextPage {
  const shown = runs.map(normalised).filter(isShown)
  const isTyped = areTyped(shown)
  const shareOf = isTyped ? () => 1 : shareOfLetter
  const cut = shown.flatMap((run) => cutAtSpaces(run, shareOf))
  const words = joinedWhere(withEuros(cut), isRestOfNumber)
  return {
    ...page,
    origin: 'print',
    ...(isTyped && { isTyped }),
    words: words.map((run) => ({
      ...run,
      text: run.text.replace(mistakenEuro, '€'),
      confidence: 1,
      place: placeOn(page, run),
    })),
  }
}

/** What a euro mark becomes where its code is taken for one of another encoding: 0xAC, 0xA4, 0xBF, a private use. */
const mistakenEuro = /^[¬¤¿\uFFFD\p{Co}](?=-?\d|$)|(?<=\d)[¬¤¿\uFFFD\p{Co}]$/gu

/** Of TeX's own font of euro signs each is the letter C: so many of these stand right before amounts, or are one word with them, and none of them elsewhere. */
const fewestEuros = 2
function withEuros(words: readonly TextRun[]): readonly TextRun[] {
  const isMark = ({ text }: TextRun, at: number) =>
    /^C-?\d[\d.]*,(?:\d\d|-)/.test(text === 'C' ? text + words[at + 1]?.text : text)
  // Beside debits, D, it is a credit.
  const isEuro = words.filter(isMark).length >= fewestEuros && !words.some(({ text }) => text === 'D')
  return isEuro
    ? words.map((word, at) => (isMark(word, at) ? { ...word, text: word.text.replace('C', '€') } : word))
    : words
}

/** Codes of TeX's T1 encoding that fonts without names of glyphs leave as they are. */
const codesOfTex: Readonly<Record<string, string>> = {
  '\u0010': '"',
  '\u0011': '"',
  '\u0015': '–',
  '\u0016': '—',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
  '\u007f': '-',
}

/** Most runs are of letters that are what they seem. */
const isPlain = /^[ -~]*$/

/** Without ligatures (NFKC) and marks that show nothing, such as soft hyphens; a typeset hyphen or minus is a plain one. */
const normalised = (run: TextRun): TextRun =>
  isPlain.test(run.text)
    ? run
    : {
        ...run,
        text: run.text
          .normalize('NFKC')
          .replace(/\p{Cc}|\p{Cf}/gu, (mark) => codesOfTex[mark] ?? '')
          .replace(/[\u2010-\u2012\u2212]/g, '-'),
      }
const isShown = (run: TextRun) => run.text.trim() !== ''

/** Runs put together where one goes on from what stands before it. */
export const joinedWhere = (runs: readonly TextRun[], goesOn: typeof isContinuedBy): TextRun[] =>
  groupedWhere(runs, goesOn).flatMap(([first, ...others]) => {
    const last = others.at(-1)
    const text = [first, ...others].map((run) => run?.text).join('')
    return first && last ? { ...first, text, width: last.x + last.width - first.x } : (first ?? [])
  })

/** Where the letters of a run stand, whatever their size. */
const baselineOf = ({ y, height }: TextRun) => Math.round(y + 0.8 * height)

export const inReadingOrder = (runs: readonly TextRun[]) =>
  [...runs].sort((a, b) => baselineOf(a) - baselineOf(b) || a.x - b.x)

export const isOnLineOf = (before: TextRun, run: TextRun) =>
  Math.abs(before.y + before.height - (run.y + run.height)) < 0.2 * before.height

function isContinuedBy(before: TextRun, run: TextRun, [first = before]: readonly TextRun[]): boolean {
  const gap = run.x - (before.x + before.width)
  const hasSpace = before.text.endsWith(' ') || run.text.startsWith(' ')
  return isOnLineOf(first, run) && !hasSpace && Math.abs(gap) < kerningGap * Math.max(first.height, run.height)
}

/** Thousands cut within their three digits: the `09,67` behind `20.4` is the rest of one number, however wide the gap. */
const isRestOfNumber = (before: TextRun, run: TextRun) =>
  /^(?:€|EUR)?\d{1,3}(?:\.\d{3})*\.(?:\d \d\d|\d\d \d)(?:\.\d{3})*,\d\d$/.test(`${before.text} ${run.text}`) &&
  isOnLineOf(before, run) &&
  run.x - before.x - before.width < before.height

/** Fewest letters of a run whose width tells of what kind its letters are, fewest such runs of a page, and how much a letter may differ, as a part of the font size. */
const fewestLetters = 10
const fewestRuns = 6
const sameWidth = 0.0005

/** Half the font size a letter is what a run is given of which no width is known. */
const unknownWidth = 0.5

/** Whether all letters of a page are as wide, as those of line printers and typewriters: most runs have the same width a letter. */
function areTyped(runs: readonly TextRun[]): boolean {
  const widths = runs
    .filter(({ text }) => text.length >= fewestLetters)
    .map(({ text, width, height }) => width / text.length / height)
  const usual = median(widths)
  const same = widths.filter((width) => Math.abs(width - usual) < sameWidth)
  const isKnown = Math.abs(usual - unknownWidth) > sameWidth
  return isKnown && same.length >= fewestRuns && same.length > widths.length / 2
}

/** About the width of a letter beside others: a run's own width is shared out by these. */
const shareOfLetter = remembered((letter) => {
  if (/[\s.,:;'|!ilI]/.test(letter)) return 0.5
  if (/[fjrt()\-/[\]]/.test(letter)) return 0.6
  return /[mwMW@%€]/.test(letter) ? 1.5 : /\p{Lu}/u.test(letter) ? 1.2 : 1
})

/** Spaces, or dots that lead from one word to another and are drawn as one with both. */
const isOfSeveral = /\s|[^.]\.{4}|\.{4}[^.]/
const piece = /\.{4,}|(?:(?!\.{4})\S)+/g

function cutAtSpaces(run: TextRun, shareOf: (letter: string) => number): TextRun[] {
  if (!isOfSeveral.test(run.text)) return [run]
  const ends = [0]
  for (const letter of run.text)
    for (let unit = 0; unit < letter.length; unit++) ends.push((ends.at(-1) ?? 0) + shareOf(letter))
  const scale = run.width / (ends.at(-1) ?? 1)
  return [...run.text.matchAll(piece)].map((match) => {
    const start = (ends[match.index] ?? 0) * scale
    const end = (ends[match.index + match[0].length] ?? 0) * scale
    return { ...run, text: match[0], x: run.x + start, width: end - start }
  })
}
