import type { IncomeStatementData } from '@aangiftewijs/domain/documents'
import { readName } from '../texts/names.ts'
import { readBsn, readPeriod, readYear } from '../texts/text-fields.ts'
import { inDoubt } from './certainty.ts'
import { euros, evidenceFor } from './figure.ts'
import type { Model } from './model.ts'
import { isNoYearStatement } from './other-papers.ts'
import { type Fields, figureOf, type Passage, type SettledFields } from './passage.ts'
import { type Fit, settleOne, settleTogether } from './settle.ts'

/** More tax than this part of the wage cannot have been withheld: the highest rate is 49.5 to 52 %. */
const highestShare = 0.53
/** Of a wage beyond this some tax is always withheld, at least this part of what is beyond it. Euro cents. */
const taxedFrom = 4_500_000
const leastShare = 0.08
/** A wage beyond this is more often a euro sign read as a 6 than true. Euro cents. */
const rareWage = 50_000_000

const fit: Fit = (wage, withheld) => {
  const isTooMuch = Math.abs(withheld) > highestShare * Math.abs(wage) + 100
  const isTooLittle = wage > taxedFrom && withheld < leastShare * (wage - taxedFrom)
  const isOdd = (wage > 0 && withheld < 0) || Math.abs(wage) > rareWage
  return { weight: isTooMuch || isOdd ? 0.02 : isTooLittle ? 0.3 : 1, isBorneOut: !isTooMuch && !isOdd && !isTooLittle }
}

/** What wage and tax may be, settled together. */
export function settleIncome({ amounts }: Passage): SettledFields {
  const [salary, taxWithheld] = settleTogether(settleOne(amounts, 'salary'), settleOne(amounts, 'taxWithheld'), fit)
  return { salary, taxWithheld }
}

export function readIncomeStatement(passage: Passage, model: Model): Fields<IncomeStatementData> {
  const { file, rows, texts } = passage
  const settled = settleIncome(passage)
  // A payslip or a declaration has the same labels as the statement of the year.
  const ofYear = (field: 'salary' | 'taxWithheld') =>
    isNoYearStatement(rows) ? inDoubt(figureOf(settled, field, model)) : figureOf(settled, field, model)
  const [salary, taxWithheld] = [ofYear('salary'), ofYear('taxWithheld')]
  const fiscalYear = readYear(texts, rows) ?? (file ? readYear(file.texts, file.rows) : null)
  const employerName = readName('employerName', texts, rows, model)
  const bsn = readBsn(texts, rows) ?? (file ? readBsn(file.texts, file.rows) : null)
  const employmentPeriod = readPeriod(texts, rows)
  return {
    kind: 'income_statement',
    employerName: employerName?.value ?? null,
    fiscalYear: fiscalYear?.value ?? null,
    salary: euros(salary),
    taxWithheld: euros(taxWithheld),
    bsn: bsn?.value ?? null,
    employmentPeriod: employmentPeriod?.value ?? null,
    evidence: evidenceFor({ salary, taxWithheld, employerName, fiscalYear, bsn, employmentPeriod }),
  }
}
