import { isValidBsn } from '@aangiftewijs/domain/bsn'
import { type Item, isAmount } from '../candidates/amount-cells.ts'
import { type SlotName, Surroundings } from '../candidates/context.ts'
import { namesSavings } from '../candidates/phrase.ts'
import { goesOnIn, isProse } from '../candidates/sentences.ts'
import { type Row, type Sheet, textOfRow } from '../candidates/sheet.ts'
import { cellOf } from '../layout/lines.ts'
import type { Word } from '../layout/page.ts'
import type { Model } from '../statements/model.ts'
import type { LabelledText } from './find-texts.ts'
import { repaymentWayIn } from './text-fields.ts'

/** A number of a loan or its part: digits in groups, no date and no amount. */
const loanNumber = /^\d[\d.\-/]{3,17}\d$/
const date = /^\d{1,2}[-./](?:0?[1-9]|1[0-2])[-./](?:(?:19|20)\d\d|\d\d)$|^(?:19|20)\d\d$/
const amount = /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})*\.\d\d$/
/** The number of a loan with that of its part behind it: says by itself what it is. */
const numberOfPart = /^[1-9][\d.]{5,12}\d[-/.]?\d{2}$/
/** Fewest digits of such a number: a citizen's number has nine. */
const fewestDigits = 10
/** Fewest digits of any number of a loan. */
const fewestOfLoan = 5
/** What is said before numbers that are written alike. */
const ofOther = /tel|fax|telefoon|phone|iban|kvk|btw|vat|polis|klant|relatie|customer/i

const loan = 'lening|hypothe|loan|mortgage|krediet|schuldbekentenis|overeenkomst|contract|dossier'
export const namesLoan = new RegExp(loan, 'i')
/** What may stand between the word for a loan and its number: the word for number, or a day and that, `d.d. 15 april 2019, nummer`. */
const numbered = String.raw`(?:(?:eigen woning|part|deel)\s*)?\(?(?:account\s*)?(?:(?:met|onder|with|under)\s+)?(?:nummer|nr\.?|number|no\.?)?\s*:?(?:\s+\p{L})?`
const dated = String.raw`(?:d\.d\.|van|of|dated)\s[^;€]{6,20},?\s(?:nummer|number)`
/** Words that name a loan right before a number. */
const loanBefore = new RegExp(String.raw`(?:${loan})\p{L}*\s*(?:${numbered}|${dated})\s*$`, 'iu')
/** Goes on before a number from what the line above ends in. */
const numberAhead = /^(?:nummer|nr\.?|number|no\.?)?$/i

/** With the sign of a currency it is no number of anything. */
const isInEuros = (item: Item) => isAmount(item) && /€|EUR/i.test(item.cell.text)

/** Whether a loan is named right before a word of a row, or at the end of the line that goes on in it; an amount says what it is by its comma. */
function isOfNamedLoan(rows: readonly Row[], row: Row, item: Item, at: number): boolean {
  if (/,\d/.test(item.cell.words[at]?.text ?? '')) return false
  const inRow = row.items.slice(0, row.items.indexOf(item)).flatMap(({ cell }) => cell.words)
  const before = [...inRow, ...item.cell.words.slice(0, at)].map((word) => word.text).join(' ')
  const last = rows[row.index - 1]
  const broken = numberAhead.test(before) && last && goesOnIn(last, row) ? textOfRow(last) : ''
  return loanBefore.test(`${broken} ${before}`)
}

/** `FH-2019-0086`, `88 10 47263`, `60 217 745 - 04`: numbers of loans with letters, or in groups that are none of thousands. */
const loanInWords =
  /^(?:[A-Z]{1,4}(?:[-./]\d+|\d{3,})[\d.\-/]*\d|[A-Z]{1,4} \d{2,5}(?: \d{2,5}){1,3}(?:-\d{1,2})?|\d{2,5}(?: \d{2,5}){2,4}(?: - \d{2})?|\d{4,6} \d{4,6})(?=[.,;:)]{0,2}(?:\s|$))/
const thousands = /^\d{1,3}(?: \d{3})+$/
const namesPart = /(?:deel|part)$/i
/** Most words such a number is written in. */
const mostWords = 5

/** Numbers of loans that are no single run of digits, right behind what names a loan. */
const numbersInWords = (row: Row): readonly LabelledText[] =>
  row.cells.flatMap(({ words, text: whole }) =>
    (namesLoan.test(whole) ? words : []).flatMap((_, at): LabelledText[] => {
      const textOfWords = (from: number, to: number) =>
        words
          .slice(from, to)
          .map((word) => word.text.replace(/^\(/, ''))
          .join(' ')
      const label = textOfWords(0, at)
      const [text] = loanInWords.exec(textOfWords(at, at + mostWords)) ?? []
      if (!text || (thousands.test(text) && !namesPart.test(label)) || !loanBefore.test(label)) return []
      const own = words.slice(at, at + text.split(' ').length)
      const number = text.replace(' - ', '-')
      return [{ concept: 'loanPartNumber', text: number, label, words: own, row: row.index, layout: 'near' }]
    }),
  )

/** The places whose text may say what a number is. */
const places: readonly SlotName[] = ['left', 'right', 'leftAbove', 'above', 'header', 'headerAbove', 'below', 'section']

/** From this share on a text near a number is believed to say what it is. */
const believed = 0.5

/** A row in which one word of a text is an item of its own. */
function withWordApart(row: Row, item: Item, at: number): { row: Row; at: number; item: Item } {
  const { words } = item.cell
  const own: Item = { kind: 'text', cell: cellOf(words.slice(at, at + 1)) }
  const text = (part: readonly Word[]): Item[] => (part.length > 0 ? [{ kind: 'text', cell: cellOf(part) }] : [])
  const items = row.items.flatMap((one) =>
    one === item ? [...text(words.slice(0, at)), own, ...text(words.slice(at + 1))] : [one],
  )
  return { row: { ...row, items }, at: items.indexOf(own), item: own }
}

/** Numbers of loans and of citizens wherever they stand, known by what is said of them. */
export function findNumbers(sheet: Sheet, { concepts, meanings }: Model): LabelledText[] {
  const around = new Surroundings(sheet)
  const numberAt = (row: Row, item: Item, word: Word, at: number): LabelledText[] => {
    const text = word.text.replace(/[.,;:)]+$/, '')
    const digits = /\d/.test(text) ? text.replace(/\D/g, '') : ''
    if (digits.length < fewestOfLoan) return []
    const isCitizens = digits.length === 9 && isValidBsn(digits)
    if (!isCitizens && (!loanNumber.test(text) || isInEuros(item))) return []
    // A line of a table that begins with a number and says how it is repaid is of that part.
    const isOfPart =
      row.items[0] === item &&
      row.items.length > 2 &&
      !isProse(row) &&
      row.items.some(({ cell }) => repaymentWayIn(cell.text))
    const isNamed = isOfPart || isOfNamedLoan(sheet.rows, row, item, at)
    const isOthers = !isNamed && (ofOther.test(item.cell.words[at - 1]?.text ?? '') || namesSavings(item.cell.text))
    const isLoans = loanNumber.test(text) && !date.test(text) && !isOthers && (isNamed || !amount.test(text))
    if (!isCitizens && !isLoans) return []
    const context = around.of(withWordApart(row, item, at))
    const said = places.flatMap((name) => context[name]?.text ?? [])
    const strongest = (concept: string) =>
      said
        .map((text) => ({ text, share: meanings.of(text)[concepts.indexOf(concept)] ?? 0 }))
        .sort((a, b) => b.share - a.share)[0]
    const [asLoan, asBsn] = [strongest('loanNumber'), strongest('bsn')]
    const best = isCitizens && (asBsn?.share ?? 0) >= (asLoan?.share ?? 0) ? asBsn : isLoans ? asLoan : undefined
    if (!best) return []
    const isEvident = digits.length >= fewestDigits && numberOfPart.test(text) && !ofOther.test(best.text)
    if (best.share < believed && (best === asBsn || !(isEvident || isNamed))) return []
    const concept = best === asBsn ? 'bsn' : 'loanPartNumber'
    return [{ concept, text, label: best.text, words: [word], row: row.index, layout: 'near' }]
  }
  return sheet.rows.flatMap((row) => {
    const inWords = numbersInWords(row)
    const isPiece = (word: Word) => inWords.some(({ words }) => words.includes(word))
    const single = row.items.flatMap((item) =>
      item.cell.words.flatMap((word, at) => (isPiece(word) ? [] : numberAt(row, item, word, at))),
    )
    return [...single, ...inWords]
  })
}
