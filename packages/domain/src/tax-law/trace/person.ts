import { sliceIn } from '../box1.ts'
import { eurosInFavour, percentOf } from '../rounding.ts'
import type { FormulaCode } from '../trace.copy.ts'
import type { TraceLine } from '../trace-line.ts'
import type { Bracket, YearRules } from '../year-rules.ts'
import { box3TaxLine } from './box3.ts'
import { creditsLine } from './credits.ts'
import { lawOf } from './household.ts'
import { line, lineUnlessZero, rateValue } from './line.ts'
import { deducted, type TracedPerson } from './traced-person.ts'

function bracketLines(
  id: string,
  code: FormulaCode,
  income: number,
  brackets: readonly Bracket[],
  article: string,
  rules: YearRules,
  partsOfFirst: readonly TraceLine[] = [],
): readonly (TraceLine | undefined)[] {
  return brackets.map(({ rate }, index) => {
    const slice = sliceIn(income, brackets, index)
    return lineUnlessZero(`${id}.${index + 1}`, code, percentOf(slice, rate), {
      values: { rate: rateValue(rate), slice, from: brackets[index - 1]?.upTo ?? 0 },
      law: lawOf(article, rules),
      rounding: 'nearest-cent',
      parts: index === 0 ? partsOfFirst : [],
    })
  })
}

function box1Line({ role, person, base, prepared }: TracedPerson): TraceLine {
  const { facts } = base
  const given = (field: 'otherWork' | 'benefits' | 'pensions' | 'otherIncome', article: string) =>
    lineUnlessZero(`${role}.${field}`, field, facts[field], {
      inputs: [`${role}.${field}`],
      law: lawOf(article, prepared.rules),
    })
  return line(`${role}.box1`, 'box1.income', person.box1, {
    law: lawOf('3.1', prepared.rules),
    parts: [
      lineUnlessZero(`${role}.wages`, 'wages', facts.wages - facts.untaxedAllowance, {
        inputs: [`${role}.wages`],
        law: lawOf('3.81', prepared.rules),
        parts:
          facts.untaxedAllowance > 0
            ? [
                line(`${role}.wages.given`, 'wages.given', facts.wages, { inputs: [`${role}.wages`] }),
                line(`${role}.wages.untaxedAllowance`, 'wages.untaxedAllowance', 0 - facts.untaxedAllowance, {
                  inputs: [`${role}.untaxedAllowance`],
                }),
              ]
            : [],
      }),
      given('otherWork', '3.90'),
      given('benefits', '3.81'),
      given('pensions', '3.81'),
      given('otherIncome', '3.100'),
      lineUnlessZero(`${role}.ownHome`, prepared.partner ? 'ownHome.part' : 'ownHome', person.ownHome, {
        values: { whole: prepared.home.balance },
        inputs: ['split.ownHome'],
        uses: ['household.home'],
        law: lawOf('2.17', prepared.rules),
      }),
      deducted(role, person, prepared.rules, 'box1'),
    ],
  })
}

function box1TaxLine(traced: TracedPerson): TraceLine {
  const { role, person, base, prepared } = traced
  const { rules } = prepared
  const first = sliceIn(person.box1, base.brackets, 0)
  const firstTax = percentOf(first, base.brackets[0]?.rate ?? 0)
  const premiumRate = person.age === 'under' ? rules.box1.premiums.under : rules.box1.premiums.pension
  const article = person.age === 'born-before-1946' ? '2.10a' : '2.10'
  return line(`${role}.box1Tax`, 'box1.tax', person.taxBox1, {
    law: lawOf(article, rules),
    parts: bracketLines(`${role}.box1Tax`, 'box1.bracket', person.box1, base.brackets, article, rules, [
      line(`${role}.box1Tax.premiums`, 'box1.premiums', person.premiums, {
        values: { rate: rateValue(premiumRate), slice: first },
        rounding: 'nearest-cent',
      }),
      line(`${role}.box1Tax.incomeTax`, 'box1.incomeTax', firstTax - person.premiums),
    ]),
    steps: [box1Line(traced)],
  })
}

function rateAdjustmentLine({ role, person, prepared }: TracedPerson): TraceLine | undefined {
  const { rules } = prepared
  const top = rules.box1.under.at(-2)?.upTo ?? 0
  const deductions = person.homeCosts + person.deductedInBox1
  return lineUnlessZero(`${role}.rateAdjustment`, 'rateAdjustment', person.rateAdjustment, {
    values: {
      rate: rateValue(rules.rateAdjustment.rate),
      deductions: Math.max(0, Math.min(person.box1 + deductions - top, deductions)),
      top,
    },
    uses: [
      `${role}.box1`,
      ...(person.homeCosts > 0 ? ['household.home'] : []),
      ...(person.deductedInBox1 > 0 ? ['household.deductions'] : []),
    ],
    law: lawOf('2.10', rules),
    rounding: 'nearest-cent',
  })
}

function box2TaxLine({ role, person, prepared }: TracedPerson): TraceLine | undefined {
  const { rules, facts } = prepared
  return lineUnlessZero(`${role}.box2Tax`, 'box2.tax', person.taxBox2, {
    law: lawOf('2.12', rules),
    parts: bracketLines(`${role}.box2Tax`, 'box2.bracket', person.box2, rules.box2.brackets, '2.12', rules),
    steps: [
      line(`${role}.box2`, 'box2.income', person.box2, {
        law: lawOf('4.1', rules),
        parts: [
          line(`${role}.box2.part`, prepared.partner ? 'box2.part' : 'box2.all', person.box2Before, {
            values: { whole: facts.box2Income },
            inputs: ['box2Income', 'split.box2'],
            law: lawOf('2.17', rules),
          }),
          deducted(role, person, rules, 'box2'),
        ],
      }),
    ],
  })
}

function balanceLine(traced: TracedPerson): TraceLine {
  const { role, person, base, prepared } = traced
  const { facts } = base
  const law = lawOf('9.2', prepared.rules)
  const prepaid = (field: 'taxWithheld' | 'dividendTaxWithheld', code: FormulaCode) =>
    lineUnlessZero(`${role}.${field}`, code, 0 - facts[field], { inputs: [`${role}.${field}`], law })
  return line(`${role}.balance`, 'balance', person.balance, {
    parts: [
      line(`${role}.levy`, 'levy', person.levy, {
        law: lawOf('2.7', prepared.rules),
        parts: [box1TaxLine(traced), rateAdjustmentLine(traced), box2TaxLine(traced), box3TaxLine(traced)],
      }),
      creditsLine(traced),
      lineUnlessZero(`${role}.creditPaidOut`, 'credit.paidOut', 0 - person.creditPaidOut, {
        values: { level: person.payoutLevel },
        inputs: [`${role}.dateOfBirth`],
        law: lawOf('8.9', prepared.rules),
      }),
      prepaid('taxWithheld', 'withheld.tax'),
      prepaid('dividendTaxWithheld', 'withheld.dividend'),
      lineUnlessZero(`${role}.provisionalAssessment`, 'provisionalAssessment', 0 - person.provisionalAssessment, {
        inputs: [`${role}.provisionalAssessment`],
        law,
      }),
    ],
  })
}

/** One person's return, from the settled amount down to what was typed. */
export function personLine(traced: TracedPerson): TraceLine {
  const { role, person, prepared } = traced
  const { charged, refunded } = prepared.rules.settlement
  const whole = eurosInFavour(person.balance)
  const law = lawOf('9.4', prepared.rules)
  return line(`${role}.settlement`, 'settlement', person.settlement, {
    law,
    parts: [
      balanceLine(traced),
      lineUnlessZero(`${role}.settlement.euros`, 'settlement.euros', whole - person.balance, {
        rounding: 'euros-in-favour',
      }),
      lineUnlessZero(`${role}.settlement.threshold`, 'settlement.threshold', person.settlement - whole, {
        values: { charged, refunded },
        law,
      }),
    ],
  })
}
