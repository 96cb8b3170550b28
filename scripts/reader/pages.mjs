import { pageOfWords } from '../../packages/server/src/features/documents/reading/layout/words.ts'

const confusable = { l: '1', o: '0', e: 'c', i: 'l', n: 'r', a: 'o', m: 'rn', '.': ',' }
/** A label as OCR may see it: a letter exchanged or lost here and there. Values stay: what is read of them must be what is true. */
const misread = (text, chance) =>
  /\d/.test(text)
    ? text
    : [...text].map((letter) => (chance.chance(0.03) ? (confusable[letter] ?? '') : letter)).join('')

/** The text layer of a document drawn on a sheet, as the readers give it; `mark` stays with every word. */
export function pagesOf(sheet, chance = null) {
  const isScan = chance?.chance(0.12) ?? false
  return sheet.pages.map(({ texts }, index) =>
    pageOfWords(
      { number: index + 1, width: sheet.width, height: sheet.height },
      texts.map(({ text, x, y, width, size, mark }) => ({
        text: isScan && chance && mark?.role !== 'value' ? misread(text, chance) || text : text,
        x: x + (isScan ? chance.next() * 2 - 1 : 0),
        y: y + (isScan ? chance.next() * 1.5 - 0.75 : 0),
        width,
        height: size,
        mark,
      })),
    ),
  )
}

/** The concept most words of a text are labelled with; null when none is. */
export function conceptOfWords(words) {
  const counts = new Map()
  for (const { mark } of words)
    if (mark?.role === 'label') counts.set(mark.concept, (counts.get(mark.concept) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** What a document says an amount is: its concept, and whether it is a sum over parts. */
export function markOfSpot(spot) {
  const mark = spot.item.cell.words.find((word) => word.mark?.role === 'value')?.mark
  return mark?.cents === undefined ? null : mark
}
