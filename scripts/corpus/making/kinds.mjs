import { assessmentDocument } from './assessment.mjs'
import { incomeDocument } from './income.mjs'
import { mortgageDocument } from './mortgage.mjs'
import { receiptDocument } from './receipts.mjs'
import { widthOf } from './sheet.mjs'
import { wealthDocument } from './wealth.mjs'

/** Whether texts of a page lie over one another or touch, as nobody would print them. */
const isOverprinted = ({ pages }) =>
  pages.some(({ texts }) => {
    const all = texts
      .map((text) => ({ ...text, width: widthOf(text.text, text.size, text.font) }))
      .sort((a, b) => a.x - b.x)
    return all.some((one, at) =>
      all
        .slice(at + 1)
        .some(
          (other) =>
            other.x < one.x + one.width + 1.5 && other.y < one.y + 0.8 * one.size && one.y < other.y + 0.8 * other.size,
        ),
    )
  })

const legible = (make) => (chance, held) => {
  let document = make(chance, held)
  for (let tries = 0; tries < 12 && isOverprinted(document.sheet); tries++) document = make(chance, held)
  return document
}

/** What makes a document of each kind the scorer of statements is trained for. */
export const kinds = {
  income_statement: legible(incomeDocument),
  mortgage_statement: legible(mortgageDocument),
  amount: legible(receiptDocument),
}

/** As {@link kinds}, for the scorer of other papers. */
export const papers = {
  wealth: legible(wealthDocument),
  assessment: legible(assessmentDocument),
}
