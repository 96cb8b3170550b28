import type { Cents } from '../money/index.ts'
import { taxOver } from './box1.ts'
import { elderlyCredit, generalCredit, labourCredit } from './credits.ts'
import type { Age } from './facts.ts'
import { taxYears } from './result.ts'
import { percentOf } from './rounding.ts'
import { rulesOfYear } from './rules-of-year.ts'

/** What may have been withheld of a year's wage or pension. Cents. */
export interface WithheldTax {
  /** At pension age, with every credit an employer or a pension fund applies. */
  readonly least: Cents
  /** Under pension age, with the general and the labour credit, a whole year long. */
  readonly usual: Cents
  /** At pension age, without labour. */
  readonly ofPension: Cents
  /** What several may withhold of it in all, each at the lowest rate: with every credit at its most, under and at pension age. */
  readonly leastOfSeveral: { readonly under: Cents; readonly pension: Cents }
  /** By the rates alone, of who asks for no credits: a second job, a second pension. */
  readonly uncredited: Cents
  /** At the highest rate over all of it: more than this only who does not make himself known. */
  readonly atTopRate: Cents
  /** Without credits: a second job, or a part of the year at a high wage. */
  readonly most: Cents
}

/** The rate withheld of who does not make himself known. Wages and Salaries Tax Act 1964, article 26b. */
const anonymous = 0.52

/**
 * What is withheld of a wage by the rates and credits of a year, as the tables of the wage tax follow them (Wages and Salaries Tax
 * Act 1964, articles 20a to 22aa). Of a year whose rules are not known the nearest known year's count.
 */
export function withheldTaxOn(wage: Cents, year: number): WithheldTax {
  const known = taxYears.reduce((best, one) => (Math.abs(one - year) < Math.abs(best - year) ? one : best))
  const rules = rulesOfYear(known)
  const person = (age: Age) => ({ age, labourCreditApplied: 0 })
  const general = (age: Age) => generalCredit(person(age), wage, wage, rules)
  const elderly = elderlyCredit(person('pension'), wage, rules)
  const { singleElderly, youngDisabled, elderly: ofElders, labour, ...credits } = rules.credits
  const atLowest = (age: 'under' | 'pension', others: Cents) =>
    Math.max(
      0,
      percentOf(wage, rules.box1[age][0]?.rate ?? 0) - credits.general[age].max - labour[age].maxima[2] - others,
    )
  const topRate = rules.box1.under.at(-1)?.rate ?? 0
  const [under, atPension] = [taxOver(wage, rules.box1.under), taxOver(wage, rules.box1.pension)]
  const ofPension = Math.max(0, atPension - general('pension') - elderly)
  return {
    least: Math.max(0, ofPension - labourCredit(person('pension'), wage, rules) - singleElderly.amount),
    usual: Math.max(0, under - general('under') - labourCredit(person('under'), wage, rules)),
    ofPension,
    leastOfSeveral: {
      under: atLowest('under', youngDisabled.amount),
      pension: atLowest('pension', ofElders.max + singleElderly.amount),
    },
    uncredited: under,
    atTopRate: percentOf(wage, topRate),
    most: Math.max(under, Math.round(anonymous * wage)),
  }
}
