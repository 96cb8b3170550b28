import { type Row, textOfRow } from '../candidates/sheet.ts'
import { lettersOf, misreadOf } from '../layout/letters.ts'

/** Headings of examples, as letters. */
const example =
  /^(?:een)?(?:reken)?voorbeeld|^(?:an)?example|^(?:hoe|zo)leestu|^(?:toelichting|uitleg)bijde(?:bedragen|rubrieken)|^explanationof/
const saysExample = misreadOf('voorbeeld')
const statement = /jaarop|jaarover|annual|statement|aanslag|assessment/

/** Numbers of the rows under the heading of an example, up to the next title of a statement: what stands there is nobody's. */
export function rowsOfExamples(rows: readonly Row[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isExample = false
  for (const row of rows) {
    const letters = lettersOf(textOfRow(row))
    // Where the page was seen, wide spaces part the words of one title.
    const isOne = row.cells.length === 1 || row.origin === 'ocr'
    const isTitle = isOne && row.items.every(({ kind }) => kind === 'text') && letters.length < 50
    if (isTitle && (example.test(letters) || (letters.length < 18 && saysExample(letters)))) isExample = true
    else if (isTitle && statement.test(letters)) isExample = false
    if (isExample) found.add(row.index)
  }
  return found
}
