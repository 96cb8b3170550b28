import type { Cents } from '../../money/index.ts'
import type { Prepared } from '../assess.ts'
import { labourCredit, labourSlices } from '../credits.ts'
import type { PersonBase } from '../person-base.ts'
import type { PersonFigures, Role } from '../result.ts'
import type { TraceLine } from '../trace-line.ts'
import type { DecliningCredit, YearRules } from '../year-rules.ts'
import { lawOf } from './household.ts'
import { line, lineUnlessZero, rateValue } from './line.ts'
import type { TracedPerson } from './traced-person.ts'

const decliningValues = ({ max, from, rate }: DecliningCredit, income: number) => ({
  max,
  from,
  rate: rateValue(rate),
  income,
})

/** Which slice of the labour credit counts, and what it comes to below it. */
function labourFormula(age: PersonFigures['age'], income: Cents, credit: Cents, rules: YearRules) {
  const { ends, under, pension } = rules.credits.labour
  const { rates, maxima } = age === 'under' ? under : pension
  const [first, second, built] = labourSlices(age, income, rules)
  const of = (rate: number) => ({ income, rate: rateValue(rate) })
  if (credit > labourCredit({ age, labourCreditApplied: 0 }, income, rules))
    return { code: 'credit.labourOfEmployer', values: { income, max: maxima[2] } } as const
  if (income <= ends[0]) return { code: 'credit.labour', values: { ...of(rates[0]), max: maxima[0] } } as const
  if (income > ends[2]) {
    return { code: 'credit.labourDeclining', values: { ...of(rates[3]), max: built, from: ends[2] } } as const
  }
  const [base, from, rate, max] =
    income <= ends[1] ? [first, ends[0], rates[1], maxima[1]] : [second, ends[1], rates[2], maxima[2]]
  return { code: 'credit.labourRising', values: { ...of(rate), base, from, max } } as const
}

function incomeCredits(
  role: Role,
  person: PersonFigures,
  base: PersonBase,
  { rules, partner }: Prepared,
): readonly (TraceLine | undefined)[] {
  const { general, combination, elderly } = rules.credits
  const atPensionAge = person.age !== 'under'
  const building = (atPensionAge && combination.pension) || combination.under
  const generalIncome = general.base === 'box1' ? person.box1 : person.aggregateIncome
  const earned = labourFormula(person.age, base.labourIncome, person.labourCredit, rules)
  const labourInputs = [
    `${role}.wages`,
    ...(base.facts.otherWork > 0 ? [`${role}.otherWork`] : []),
    `${role}.dateOfBirth`,
  ]
  return [
    lineUnlessZero(`${role}.credits.general`, 'credit.general', 0 - person.generalCredit, {
      values: decliningValues(atPensionAge ? general.pension : general.under, generalIncome),
      inputs: [`${role}.dateOfBirth`],
      uses: [`${role}.box1`],
      law: lawOf('8.10', rules),
      rounding: 'nearest-cent',
    }),
    lineUnlessZero(`${role}.credits.labour`, earned.code, 0 - person.labourCredit, {
      values: earned.values,
      inputs: [...labourInputs, `${role}.labourCreditApplied`],
      law: lawOf('8.11', rules),
      rounding: 'nearest-cent',
    }),
    lineUnlessZero(`${role}.credits.combination`, 'credit.combination', 0 - person.combinationCredit, {
      values: { rate: rateValue(building.rate), from: combination.from, max: building.max },
      inputs: ['childUnder12', ...(partner ? [] : ['partnerAbroad']), ...labourInputs],
      law: lawOf('8.14a', rules),
      rounding: 'nearest-cent',
    }),
    lineUnlessZero(`${role}.credits.elderly`, 'credit.elderly', 0 - person.elderlyCredit, {
      values: decliningValues(elderly, person.aggregateIncome),
      inputs: [`${role}.dateOfBirth`],
      law: lawOf('8.17', rules),
      rounding: 'nearest-cent',
    }),
  ]
}

/** The credits of a person that count against the own levy; negative. */
export function creditsLine({ role, person, base, prepared }: TracedPerson): TraceLine {
  const { rules, green, partner } = prepared
  const used = person.creditsUsed - person.creditPaidOut
  return line(`${role}.credits`, 'credits', 0 - used, {
    law: lawOf('8.8', rules),
    parts: [
      ...incomeCredits(role, person, base, prepared),
      lineUnlessZero(`${role}.credits.singleElderly`, 'credit.singleElderly', 0 - person.singleElderlyCredit, {
        inputs: [`${role}.singleElderly`],
        law: lawOf('8.18', rules),
      }),
      lineUnlessZero(`${role}.credits.youngDisabled`, 'credit.youngDisabled', 0 - person.youngDisabledCredit, {
        inputs: [`${role}.youngDisabled`],
        law: lawOf('8.16a', rules),
      }),
      lineUnlessZero(`${role}.credits.green`, partner ? 'credit.greenPart' : 'credit.green', 0 - person.greenCredit, {
        values: { rate: rateValue(rules.credits.green.rate), exempt: green.exempt },
        inputs: partner
          ? ['taxpayer.greenInvestments', 'partner.greenInvestments', 'split.box3']
          : ['taxpayer.greenInvestments'],
        law: lawOf('8.19', rules),
        rounding: 'nearest-cent',
      }),
      lineUnlessZero(`${role}.credits.limit`, 'credit.limit', person.credits - used, {
        values: { levy: person.levy },
        uses: [`${role}.levy`],
        law: lawOf('8.8', rules),
      }),
    ],
  })
}
