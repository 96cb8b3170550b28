import { broken, labelOf, markOf } from './labels.mjs'
import { labelMark } from './sheet.mjs'

/** Headings of what was corrected and of what holds now. */
const correction = [
  ['Wordt', 'Was'],
  ['Nieuw', 'Oud'],
  ['Gecorrigeerd', 'Opgegeven'],
  ['Juist bedrag', 'Eerder opgegeven'],
  ['Corrected', 'Previous'],
]
/** Each entry with the amount that was printed before a correction. */
export const corrected = (sheet, entries, chance) => {
  const [own, other] = chance.pick(correction)
  const headings = { own, other }
  const before = sheet.headingOf
  sheet.headingOf = (which) => headings[which]
  withOther({ concept: 'previousYear', isFirst: chance.chance(0.3) })(sheet, entries, chance)
  sheet.headingOf = before
}

/** Each entry with a second amount beside it that is of the year before or of a period. */
export const withOther =
  ({ concept, isFirst }) =>
  (sheet, entries, chance) => {
    const { size, pitch } = sheet.style
    const [own, other] = isFirst ? [sheet.right - 110, sheet.right] : [sheet.right, sheet.right - 110]
    sheet.text(sheet.headingOf('own', concept), own, sheet.y, { size: size - 1, align: 'right' })
    sheet.text(sheet.headingOf('other', concept), other, sheet.y, {
      size: size - 1,
      align: 'right',
      mark: labelMark(concept),
    })
    sheet.y += size * pitch
    for (const entry of entries) {
      sheet.need(size * pitch)
      for (const [number, line] of broken(sheet, labelOf(sheet, entry), sheet.right - 200 - sheet.left).entries()) {
        if (number > 0) sheet.y += size * 1.15
        sheet.text(line, sheet.left, sheet.y, { mark: markOf(entry) })
      }
      sheet.text(entry.value, own, sheet.y, { align: 'right', mark: entry.mark })
      if (entry.isAmount)
        sheet.text(entry.other ?? sheet.otherAmount(chance, entry, concept), other, sheet.y, { align: 'right' })
      sheet.y += size * pitch
    }
  }

/** Each entry over three years, of which the statement's may be any. */
export const threeYears = (sheet, entries, chance) => {
  const { size, pitch } = sheet.style
  const own = chance.whole(0, 2)
  const places = [0, 1, 2].map((at) => sheet.right - (2 - at) * 95)
  for (const [at, x] of places.entries())
    sheet.text(String((sheet.year ?? 2024) + at - own), x, sheet.y, {
      size: size - 1,
      align: 'right',
      ...(at !== own && { mark: labelMark('previousYear') }),
    })
  sheet.y += size * pitch
  for (const entry of entries) {
    const lines = broken(sheet, labelOf(sheet, entry), places[0] - 90 - sheet.left)
    sheet.need(size * pitch * lines.length)
    for (const [number, line] of lines.entries()) {
      if (number > 0) sheet.y += size * 1.15
      sheet.text(line, sheet.left, sheet.y, { mark: markOf(entry) })
    }
    for (const [at, x] of places.entries())
      if (at === own) sheet.text(entry.value, x, sheet.y, { align: 'right', mark: entry.mark })
      else if (entry.isAmount)
        sheet.text(sheet.otherAmount(chance, entry, 'previousYear'), x, sheet.y, { align: 'right' })
    sheet.y += size * pitch
  }
}
