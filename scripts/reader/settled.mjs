import { sheetOf } from '../../packages/server/src/features/documents/reading/candidates/sheet.ts'
import { passageOf } from '../../packages/server/src/features/documents/reading/read-statements.ts'
import { settleAmount } from '../../packages/server/src/features/documents/reading/statements/amount-statement.ts'
import { settleAssessment } from '../../packages/server/src/features/documents/reading/statements/assessment.ts'
import { factsOf } from '../../packages/server/src/features/documents/reading/statements/certainty.ts'
import { settleIncome } from '../../packages/server/src/features/documents/reading/statements/income-statement.ts'
import { ofMortgage } from '../../packages/server/src/features/documents/reading/statements/of-mortgage.ts'
import { settleMortgage } from '../../packages/server/src/features/documents/reading/statements/settle-mortgage.ts'
import { splitStatements } from '../../packages/server/src/features/documents/reading/statements/split-statements.ts'
import { settleWealth } from '../../packages/server/src/features/documents/reading/statements/wealth.ts'
import { loanPartsOf } from '../../packages/server/src/features/documents/reading/texts/loan-parts.ts'

function settledFields(kind, passage) {
  const settled = (part, fields) => ({ amounts: part.amounts, fields })
  if (kind === 'income_statement') return splitStatements(passage).map((part) => settled(part, settleIncome(part)))
  if (kind === 'mortgage_statement') {
    const own = { ...passage, amounts: ofMortgage(passage.amounts) }
    return [settled(own, settleMortgage(own, loanPartsOf(own).length))]
  }
  if (kind === 'wealth') return [settled(passage, settleWealth(passage))]
  if (kind === 'assessment') return [settled(passage, settleAssessment(passage))]
  return [settled(passage, settleAmount(passage))]
}

/** Nothing is wrong with an amount read as a field that the paper does not print, where it is another field of it: all costs may be the interest. */
const isOtherField = (value, field, truth) =>
  (truth[field] ?? null) === null && Object.values(truth).some((other) => other === value)

/** Every field of amounts that is read from a document: what is known of the likeliest figure, and whether it is right. */
export function settledIn(kind, { truth }, pages, model, ofAmounts = model) {
  const all = settledFields(kind, passageOf(sheetOf(pages), kind, model, ofAmounts))
  if (all.length !== truth.length) return []
  return all.flatMap(({ fields, amounts }, at) =>
    Object.entries(fields).flatMap(([field, settled]) =>
      settled.length === 0 || isOtherField(settled[0].value, field, truth[at])
        ? []
        : [
            {
              field,
              facts: factsOf(field, fields, amounts),
              isRight: settled[0].value === truth[at][field],
              settled,
              expected: truth[at][field] ?? null,
            },
          ],
    ),
  )
}
