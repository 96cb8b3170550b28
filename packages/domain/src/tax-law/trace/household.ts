import type { Assessed, Prepared } from '../assess.ts'
import { lawSource, restorationOfBox3 } from '../law.ts'
import { daysIn, type HomeFigures } from '../own-home.ts'
import type { TraceLine } from '../trace-line.ts'
import type { YearRules } from '../year-rules.ts'
import { floorAtZero, line, lineUnlessZero, numberValue, rateValue } from './line.ts'

/** Where the actual return stands: the state of the Act the reference read, for every year it may be used in. */
export const actualReturnLaw = lawSource('5.25', '2026-02-21')

/** The source of an article in the state of the Act the year's figures were read in. */
export const lawOf = (article: string, rules: YearRules) => lawSource(article, rules.lawDate)

/** Where the deemed return stands: in 2022, beside the old method, not in the Act. */
export const deemedReturnLaw = (rules: YearRules) => (rules.box3.oldMethod ? restorationOfBox3 : lawOf('5.2', rules))

/** The notional value of a whole year. `path`: of the home in the household. */
function notionalOfYear(id: string, path: string, { wozValue: value, ofYear }: HomeFigures, rules: YearRules) {
  const details = { inputs: [`${path}.wozValue`], law: lawOf('3.112', rules), rounding: 'nearest-cent' } as const
  const step = rules.home.steps.find(({ upTo }) => value <= upTo)
  if (step)
    return lineUnlessZero(id, 'home.notional', ofYear, { ...details, values: { value, rate: rateValue(step.rate) } })
  const { base, rate } = rules.home.above
  const from = rules.home.steps.at(-1)?.upTo ?? 0
  return line(id, 'home.notionalAbove', ofYear, { ...details, values: { value, base, from, rate: rateValue(rate) } })
}

/** The notional value of the days that a home was lived in. */
function notionalLine(
  which: 'notional' | 'formerNotional',
  path: string,
  home: HomeFigures | undefined,
  rules: YearRules,
): TraceLine | undefined {
  const id = `household.home.${which}`
  const ofYear = daysIn(rules.year)
  if (!home) return undefined
  if (which === 'notional' && home.days === ofYear) return notionalOfYear(id, path, home, rules)
  return line(id, which === 'notional' ? 'home.notionalOfDays' : 'home.notionalOfFormer', home.notionalValue, {
    values: { days: numberValue(home.days), ofYear: numberValue(ofYear), whole: home.ofYear },
    inputs: [`${path}.registeredFrom`, `${path}.registeredUntil`],
    law: lawOf('3.112', rules),
    rounding: 'nearest-cent',
    steps: [notionalOfYear(`${id}.ofYear`, path, home, rules)],
  })
}

function homeLine(prepared: Prepared): TraceLine | undefined {
  const { home, facts, rules } = prepared
  if (!facts.home) return undefined
  const law = lawOf('3.120', rules)
  return line('household.home', 'home', home.balance, {
    law: lawOf('3.112', rules),
    parts: [
      notionalLine('notional', 'home', home.home, rules),
      notionalLine('formerNotional', 'home.former', home.former, rules),
      lineUnlessZero('household.home.interest', 'home.interest', 0 - facts.home.interest, {
        inputs: ['home.interest'],
        law,
      }),
      lineUnlessZero('household.home.financingCosts', 'home.financingCosts', 0 - facts.home.financingCosts, {
        inputs: ['home.financingCosts'],
        law,
      }),
      lineUnlessZero('household.home.hillen', 'home.hillen', 0 - home.hillenDeduction, {
        values: { rate: rateValue(rules.home.hillen.rate), rest: home.notionalValue - home.costs },
        law: lawOf('3.123a', rules),
        rounding: 'nearest-cent',
      }),
    ],
  })
}

function yieldLine({ box3, facts, rules }: Prepared): TraceLine {
  const { savings, investments } = box3
  const { deemed } = facts.box3
  const law = deemedReturnLaw(rules)
  const id = 'household.box3.yield'
  return line(id, 'box3.yield', box3.yield, {
    law,
    parts: [
      lineUnlessZero(`${id}.bank`, 'box3.bankYield', box3.bankYield, {
        values: { rate: rateValue(deemed.bank), amount: savings },
        law,
        rounding: 'nearest-cent',
      }),
      lineUnlessZero(`${id}.other`, 'box3.otherYield', box3.otherYield, {
        values: { rate: rateValue(deemed.other), amount: investments },
        law,
        rounding: 'nearest-cent',
      }),
      lineUnlessZero(`${id}.debt`, 'box3.debtYield', 0 - box3.debtYield, {
        values: { rate: rateValue(deemed.debt), amount: box3.debts },
        law,
        rounding: rules.box3.rounding === 'euros' ? 'nearest-euro' : 'nearest-cent',
      }),
      floorAtZero(id, box3.bankYield + box3.otherYield - box3.debtYield, box3.yield),
    ],
  })
}

function actualReturnLine({ box3, facts }: Prepared): TraceLine | undefined {
  const given = facts.box3.actualReturn
  if (!given || box3.actualReturn === undefined) return undefined
  const id = 'household.box3.actualReturn'
  const debtInterest = given.debtInterest ?? 0
  const inputs = (field: string) => [`box3.actualReturn.${field}`]
  return line(id, 'box3.actualReturn', box3.actualReturn, {
    law: actualReturnLaw,
    parts: [
      lineUnlessZero(`${id}.income`, 'box3.actualIncome', given.income, { inputs: inputs('income') }),
      lineUnlessZero(`${id}.valueChange`, 'box3.actualChange', given.valueChange, { inputs: inputs('valueChange') }),
      lineUnlessZero(`${id}.debtInterest`, 'box3.actualInterest', 0 - debtInterest, {
        inputs: inputs('debtInterest'),
      }),
      floorAtZero(id, given.income + given.valueChange - debtInterest, box3.actualReturn),
    ],
  })
}

function box3Line(prepared: Prepared): TraceLine | undefined {
  const { box3, facts, green, rules } = prepared
  const { savings, investments, debts } = facts.box3
  if (box3.savings === 0 && box3.investments === 0) return undefined
  const id = 'household.box3'
  const aboveGreen = {
    values: { exempt: green.exempt },
    inputs: (['taxpayer', 'partner'] as const).flatMap((role) =>
      facts[role]?.greenInvestments ? [`${role}.greenInvestments`, `${role}.greenSavings`] : [],
    ),
    law: lawOf('5.13', rules),
    rounding: 'euros-down',
  } as const
  return line(id, 'box3.base', box3.base, {
    law: lawOf('5.2', rules),
    parts: [
      lineUnlessZero(`${id}.savings`, 'box3.savings', savings, { inputs: ['box3.savings'], rounding: 'euros-down' }),
      lineUnlessZero(`${id}.investments`, 'box3.investments', investments, {
        inputs: ['box3.investments'],
        rounding: 'euros-down',
      }),
      lineUnlessZero(`${id}.greenSavings`, 'box3.greenSavings', green.taxedSavings, aboveGreen),
      lineUnlessZero(`${id}.greenInvestments`, 'box3.greenInvestments', green.taxedInvestments, aboveGreen),
      lineUnlessZero(`${id}.debts`, 'box3.debts', 0 - box3.debts, {
        values: { debts },
        inputs: ['box3.debts'],
        law: lawOf('5.3', rules),
        rounding: 'euros-up',
      }),
      line(`${id}.allowance`, 'box3.allowance', 0 - box3.allowance, { law: lawOf('5.5', rules) }),
      floorAtZero(id, box3.savings + box3.investments - box3.debts - box3.allowance, box3.base),
    ],
    steps: [yieldLine(prepared), actualReturnLine(prepared)],
  })
}

/** What is the household's before it is divided: home, box 3 and personal deductions, as far as there is any. */
export const householdLines = (prepared: Prepared): readonly (TraceLine | undefined)[] => [
  homeLine(prepared),
  box3Line(prepared),
]

/** The threshold income: what gifts and healthcare costs are measured against. */
export function thresholdIncomeLine({ thresholdIncome, taxpayer, partner }: Assessed): TraceLine {
  const id = 'household.thresholdIncome'
  const people = [taxpayer, partner].filter((person) => person !== undefined)
  const incomes = people.map(({ box1Before, box2Before, box3Before }) => box1Before + box2Before + box3Before)
  return line(id, 'thresholdIncome', thresholdIncome, {
    parts: [
      ...incomes.map((income, index) =>
        line(`${id}.${index === 0 ? 'taxpayer' : 'partner'}`, 'thresholdIncome.person', income),
      ),
      floorAtZero(
        id,
        incomes.reduce((sum, income) => sum + income, 0),
        thresholdIncome,
      ),
    ],
  })
}
