import type { PageBox } from '@aangiftewijs/domain/documents'

/** A word with its place in points from the top left of its upright, straightened page. */
export interface Word {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Also the font size, as far as layout needs it. */
  readonly height: number
  /** 0 to 1: how sure the reader is of the characters; 1 for text that was printed as text. */
  readonly confidence: number
  /** Where it stands on the page as it is shown, before any straightening. */
  readonly place: PageBox
}

/** One page of text, however it was obtained. */
export interface TextPage {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly origin: 'print' | 'ocr'
  /** Whether all its letters are as wide, as those of line printers and typewriters. */
  readonly isTyped?: boolean
  readonly words: readonly Word[]
}

/** A run of text as a PDF draws it: may hold several words, or a part of one. */
export interface TextRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The number and size of a page, in points or pixels. */
export type PageSize = Pick<TextPage, 'number' | 'width' | 'height'>

/** Where a box of a page stands, in parts of the page. */
export const placeOn = (page: PageSize, { x, y, width, height }: Omit<TextRun, 'text'>): PageBox => ({
  page: page.number,
  x: x / page.width,
  y: y / page.height,
  width: width / page.width,
  height: height / page.height,
})

/** The smallest box around all places; they must be on one page. */
export function boxAround(places: readonly PageBox[]): PageBox | null {
  const [first] = places
  if (!first) return null
  const own = places.filter(({ page }) => page === first.page)
  const [x, y] = [Math.min(...own.map((place) => place.x)), Math.min(...own.map((place) => place.y))]
  const right = Math.max(...own.map((place) => place.x + place.width))
  const bottom = Math.max(...own.map((place) => place.y + place.height))
  return { page: first.page, x, y, width: right - x, height: bottom - y }
}

/** The value of a form that no run shows: ten points high at most, in the middle of its field, as forms show their values. */
export function fieldRun(value: string, left: number, top: number, bottom: number): TextRun {
  const height = Math.min(10, bottom - top)
  const y = (top + bottom) / 2 - height / 2
  return { text: value.replace(/\s+/g, ' '), x: left + 2, y, width: value.length * height * 0.5, height }
}

/** Words of one line put together, from left to right, as one. */
export function joinedWord(parts: readonly [Word, ...Word[]]): Word {
  const [first] = parts
  const last = parts.at(-1) ?? first
  return {
    ...first,
    text: parts.map(({ text }) => text).join(''),
    width: last.x + last.width - first.x,
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    place: boxAround(parts.map(({ place }) => place)) ?? first.place,
  }
}
