import { type Cents, centsOf } from '../money/index.ts'
import type { Person } from '../tax-law/index.ts'
import type { Amounts, OfPartner } from '../tax-return/index.ts'
import { given } from './given.ts'

/** What one person said of the year, their own or the partner’s, in euros. */
export type PersonAnswers = Amounts & OfPartner<'income'>

/** Cents of an answer; undefined where nothing was said. */
export const told = (euros: number | undefined): Cents | undefined => (euros === undefined ? undefined : centsOf(euros))

/** The sum of what was said; undefined where nothing was. */
export function toldTogether(...euros: readonly (number | undefined)[]): Cents | undefined {
  const said = euros.flatMap((one) => told(one) ?? [])
  return said.length === 0 ? undefined : said.reduce((sum, one) => sum + one, 0)
}

/** What other work left over; a loss, which may be no source of income at all, is none. */
function otherWorkOf({ otherWorkReceipts: receipts, otherWorkCosts: costs }: PersonAnswers): Cents | undefined {
  const left = toldTogether(receipts, costs === undefined ? undefined : -costs)
  return left === undefined ? undefined : Math.max(0, left)
}

/** What a person has from the year, without what both partners have together. Only what was said. */
export function personOf(answers: PersonAnswers): Person {
  const { provisionalPaid: paid, provisionalReceived: received } = answers
  return given({
    wages: told(answers.salary),
    untaxedAllowance: told(answers.untaxedAllowance),
    thirtyPercentRuling: answers.thirtyPercentRuling,
    otherWork: otherWorkOf(answers),
    benefits: told(answers.benefits),
    pensions: told(answers.pensions),
    otherIncome: told(answers.otherIncome),
    taxWithheld: toldTogether(answers.taxWithheld, answers.benefitsTaxWithheld),
    dividendTaxWithheld: told(answers.dividendTaxWithheld),
    labourCreditApplied: told(answers.labourCreditApplied),
    provisionalAssessment:
      paid === undefined && received === undefined ? undefined : centsOf(paid ?? 0) - centsOf(received ?? 0),
    youngDisabled: answers.youngDisabled,
    singleElderly: answers.singleElderly,
    greenInvestments: told(answers.greenInvestments),
  })
}
