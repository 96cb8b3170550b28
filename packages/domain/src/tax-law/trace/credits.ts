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

function incomeCredits(
  role: Role,
  person: PersonFigures,
  base: PersonBase,
  rules: YearRules,
): readonly (TraceLine | undefined)[] {
  const { general, labour, combination, elderly } = rules.credits
  const atPensionAge = person.age !== 'under'
  const building = (atPensionAge && combination.pension) || combination.under
  const generalIncome = general.base === 'box1' ? person.box1 : person.aggregateIncome
  const labourInputs = [`${role}.wages`, `${role}.dateOfBirth`]
  return [
    lineUnlessZero(`${role}.credits.general`, 'credit.general', 0 - person.generalCredit, {
      values: decliningValues(atPensionAge ? general.pension : general.under, generalIncome),
      inputs: [`${role}.dateOfBirth`],
      uses: [`${role}.box1`],
      law: lawOf('8.10', rules),
      rounding: 'nearest-cent',
    }),
    lineUnlessZero(`${role}.credits.labour`, 'credit.labour', 0 - person.labourCredit, {
      values: {
        income: base.labourIncome,
        max: (atPensionAge ? labour.pension : labour.under).maxima[2],
        from: labour.ends[2],
      },
      inputs: labour.keepsWhatEmployerApplied ? [...labourInputs, `${role}.labourCreditApplied`] : labourInputs,
      law: lawOf('8.11', rules),
      rounding: 'nearest-cent',
    }),
    lineUnlessZero(`${role}.credits.combination`, 'credit.combination', 0 - person.combinationCredit, {
      values: { rate: rateValue(building.rate), from: combination.from, max: building.max },
      inputs: ['childUnder12', ...labourInputs],
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
      ...incomeCredits(role, person, base, rules),
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
