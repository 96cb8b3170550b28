import { remembered } from '../remembered.ts'

/** An end of a year that a text names. */
interface Day {
  readonly isStart: boolean
  readonly year: number | null
}

const ofYear = String.raw`(?:\s?[-/., ]\s?(20\d\d))?(?!\d)`
const firstDay = new RegExp(String.raw`(?<![\d-])0?1\s?[-/. ]\s?(?:0?1|jan(?:uar[iy])?\.?)${ofYear}`, 'gi')
const lastDay = new RegExp(String.raw`(?<![\d-])31\s?[-/. ]\s?(?:12|dec(?:ember)?\.?)${ofYear}`, 'gi')
/** `December 31`, of which the number comes first elsewhere. */
const english = /\b(january|december)\s(1|31)(?:st)?\b/gi
const opening = /\b(?:begin\w*|opening\w*|start of)\b/i
const closing = /\b(?:eind\w*|slot\w*|closing|end of|huidige?|current (?:balance|value)|ultimo|actuele?)\b/i

/** The ends of years that a text names by their days; else by words. */
export const daysIn = remembered((text): readonly Day[] => {
  const turned = text.replace(english, '$2 $1')
  const dated = (day: RegExp, isStart: boolean) =>
    [...turned.matchAll(day)].map(([, year]) => ({ isStart, year: year ? Number(year) : null }))
  const found = [...dated(firstDay, true), ...dated(lastDay, false)]
  if (found.length > 0) return found
  if (opening.test(text)) return [{ isStart: true, year: null }]
  return closing.test(text) ? [{ isStart: false, year: null }] : []
})

/** Whether a text names an end of a year. */
export const namesDay = (text: string): boolean => daysIn(text).length > 0
/** Whether it names the first day of one by its date, and no other. */
export const namesFirstDay = (text: string): boolean =>
  /\d/.test(text) && namesDay(text) && daysIn(text).every(({ isStart }) => isStart)

/** When a rate ends is no year of an amount. */
const until = /\b(?:tot|until)\s(?!31)\d{1,2}[\s./-]\S+[\s./-]20\d\d/gi

/** The years a text names; what stood on the first of January is the end of the year before. */
export const yearsIn = remembered((text): readonly number[] => [
  ...daysIn(text).flatMap(({ isStart, year }) => (isStart && year !== null ? [year - 1] : [])),
  ...[...text.replace(until, '').matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => Number(year)),
])

const month =
  /\d|jan(?:uari|uary)|febr?uar[iy]|maart|march|april|mei|june?i?|jul[iy]|august(?:us)?|septemb?er|o[kc]tober|november|december/g

/** What an amount is called, whatever days that names. */
export const undated = remembered((letters) => letters.replace(month, ''))
