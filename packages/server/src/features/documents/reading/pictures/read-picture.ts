import sharp from 'sharp'
import { lettersOf } from '../layout/letters.ts'
import { median } from '../layout/median.ts'
import { placeOn, type TextPage, type Word } from '../layout/page.ts'
import { type Grey, greyOf, imageOf } from './grey.ts'
import { withNumbersLeftOut } from './left-out.ts'
import { type SeenPage, type SeenWord, seeWords } from './ocr-engine.ts'
import { preparePicture, type ReadyPicture, ready, turned } from './picture.ts'
import { drawPages } from './render-pdf.ts'
import { agreedWith, doubleChecked } from './second-look.ts'
import { boxOnOrigin } from './straighten.ts'
import { type TimeLeft, timeLeft } from './time-left.ts'

/** What a picture gives: pages of text, or why there is none. */
export type PictureRead =
  | { readonly kind: 'pages'; readonly pages: readonly TextPage[]; readonly isCutShort: boolean }
  | { readonly kind: 'unreadable'; readonly reason: 'too-many-pixels' | 'broken' }

/** Below this confidence a page may stand on its side or its head. Percent. */
const uprightConfidence = 60

/** A scanned statement has its figures on the first pages. */
const mostScannedPages = 6

/** Reads a photo or scan. */
export async function readImage(bytes: Uint8Array, finishBy: number): Promise<PictureRead> {
  try {
    const picture = await preparePicture(bytes)
    if (!picture) return { kind: 'unreadable', reason: 'too-many-pixels' }
    const time = timeLeft(finishBy)
    const page = await readPicture(picture, 1, time)
    return { kind: 'pages', pages: [page], isCutShort: time.wasShort() }
  } catch {
    return { kind: 'unreadable', reason: 'broken' }
  }
}

/** Reads a PDF whose pages are pictures. Pages that cannot be finished in time are left out. */
export async function readScannedPdf(bytes: Uint8Array, finishBy: number): Promise<PictureRead> {
  const pages: TextPage[] = []
  const time = timeLeft(finishBy)
  try {
    for await (const { png, number } of drawPages(bytes, mostScannedPages)) {
      if (pages.length > 0 && !time.has(3_000)) break
      pages.push(await readPicture(await ready(sharp(png)), number, time))
    }
  } catch {
    if (pages.length === 0) return { kind: 'unreadable', reason: 'broken' }
  }
  return { kind: 'pages', pages, isCutShort: time.wasShort() }
}

async function readPicture(picture: ReadyPicture, number: number, time: TimeLeft): Promise<TextPage> {
  const first = await seeWords(picture.grey)
  const isOnItsSide = weightOf(first, isUpended) > weightOf(first, isLevel)
  const mayBeTurned = isOnItsSide || first.confidence < uprightConfidence
  const turn = mayBeTurned && time.has(6_000) ? await bestTurn(picture.grey, isOnItsSide) : 0
  const upright = turn === 0 ? picture : await turned(picture, turn)
  const seen = turn === 0 ? first : await seeWords(upright.grey)
  const { words } = hasJunk(seen) && time.has(6_000) ? await clearerOf(upright.grey, seen) : seen
  const whole = await withNumbersLeftOut(upright.grey, words, time)
  return pageOf(upright, await doubleChecked(upright.grey, whole, time), number)
}

/** More than this part of the words of a page is junk: what else stands on it than letters is read as some. */
const mostJunk = 0.05
const hasJunk = ({ words }: SeenPage): boolean =>
  words.filter(({ confidence }) => confidence < 60).length > mostJunk * words.length

/** With it three quarters of white are white: what is paler than print is gone, rests of lines and shadows, and also faint letters. */
const contrast = 1.34

/** What was seen of a page, or is without what is pale where more of that can be read. */
async function clearerOf(grey: Grey, seen: SeenPage): Promise<SeenPage> {
  const again = await seeWords(await greyOf(imageOf(grey).linear(contrast)))
  const [better, other] = weightOf(again, isLevel) > weightOf(seen, isLevel) ? [again, seen] : [seen, again]
  return { ...better, words: agreedWith(better.words, other.words) }
}

/** Longer side of the small pictures with which the turns are tried. Pixels. */
const trialSize = 1_300

const sizeOf = ({ box }: Pick<SeenWord, 'box'>) => ({ width: box.x1 - box.x0, height: box.y1 - box.y0 })
const isLevel = (word: SeenWord) => sizeOf(word).width > sizeOf(word).height
/** The engine also reads blocks of text that stand on their side, and gives their boxes as they stand. */
const isUpended = (word: SeenWord) => !isLevel(word)

/** How much of a page reads well in words of this kind. */
const weightOf = ({ words }: SeenPage, isCounted: (word: SeenWord) => boolean): number =>
  words
    .filter((word) => word.confidence > 60 && lettersOf(word.text).length >= 4 && isCounted(word))
    .reduce((sum, word) => sum + word.confidence * word.text.length, 0)

/** The quarter turn under which most level words can be read. */
async function bestTurn(grey: Grey, isOnItsSide: boolean): Promise<number> {
  let best = { turn: 0, weight: 0 }
  for (const turn of isOnItsSide ? [90, 270] : [0, 180, 90, 270]) {
    const small = imageOf(grey).rotate(turn).resize({ width: trialSize, height: trialSize, fit: 'inside' })
    const weight = weightOf(await seeWords(await greyOf(small)), isLevel)
    if (weight > best.weight) best = { turn, weight }
  }
  return best.turn
}

/** A word OCR is this sure of (percent) counts as certain; what is below counts for less and less. */
const certain = 88

/** No letter is so much lower than what is usual on its page. */
const flat = 0.35

/** The words of a page made ready, each with its place on the page as it was uploaded. */
function pageOf({ grey, origin, uploaded }: ReadyPicture, words: readonly SeenWord[], number: number): TextPage {
  const { width, height } = grey
  const usual = median(words.map((word) => sizeOf(word).height))
  // Dots that lead to an amount, and rests of lines, are read as letters, too.
  const isText = (word: SeenWord) =>
    word.text.trim() !== '' &&
    !/^[|_[\]{}]+$/.test(word.text) &&
    !(/[\p{L}\d]/u.test(word.text) && sizeOf(word).height < flat * usual)
  const wordOf = (word: SeenWord): Word => ({
    text: word.text.normalize('NFKC'),
    x: word.box.x0,
    y: word.box.y0,
    ...sizeOf(word),
    confidence: Math.min(1, 1 - (certain - word.confidence) / 100),
    place: placeOn({ number, ...uploaded }, boxOnOrigin(origin, word.box)),
  })
  return { number, width, height, origin: 'ocr', words: words.filter(isText).map(wordOf) }
}
