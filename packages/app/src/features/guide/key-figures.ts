import { type Copy, copy } from '@aangiftewijs/domain/language'
import { rulesOfYear, type TaxYear } from '@aangiftewijs/domain/tax-law'
import { euros } from './blocks.ts'
import {
  box2RatesOf,
  bracketsOf,
  deductionRate,
  generalCredit,
  homeRateOf,
  labourCredit,
  rateWords,
} from './content/tax-guide/law-figures.ts'
import { figureWords as words } from './copy.ts'

/** A figure that most people's return turns on, and the passage of the guide that explains it. */
export interface KeyFigure {
  readonly anchor: string
  readonly term: Copy
  readonly value: Copy
}

const atMost = (cents: number): Copy => {
  const amount = euros(cents / 100)
  return copy(`at most ${amount.en}`, `maximaal ${amount.nl}`)
}

/** The figures of a year, as the law is computed with them. */
export function keyFigures(year: TaxYear): readonly KeyFigure[] {
  const { box3 } = rulesOfYear(year)
  const [allowance, rate] = [euros(box3.allowance / 100), rateWords(box3.rate)]
  return [
    { anchor: 'brackets', term: words.box1, value: bracketsOf(year) },
    { anchor: 'general-tax-credit', term: words.generalCredit, value: atMost(generalCredit(year)) },
    { anchor: 'employment-tax-credit', term: words.labourCredit, value: atMost(labourCredit(year)) },
    { anchor: 'woz-value', term: words.home, value: homeRateOf(year) },
    { anchor: 'mortgage-interest', term: words.deduction, value: deductionRate(year) },
    { anchor: 'box-2', term: words.box2, value: box2RatesOf(year) },
    {
      anchor: 'box-3',
      term: words.box3,
      value: copy(
        `${rate.en} of a deemed return, above ${allowance.en} each`,
        `${rate.nl} van een fictief rendement, boven ${allowance.nl} per persoon`,
      ),
    },
  ]
}
