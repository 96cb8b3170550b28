import type { Assessed, Prepared } from '../assess.ts'
import type { TraceLine } from '../trace-line.ts'
import { lawOf, thresholdIncomeLine } from './household.ts'
import { floorAtZero, line, lineUnlessZero, rateValue } from './line.ts'

function giftsLine({ facts, rules }: Prepared, { gifts, thresholdIncome }: Assessed): TraceLine | undefined {
  if (gifts.given === 0) return undefined
  const id = 'household.gifts'
  const { cultural, threshold } = rules.gifts
  const aboveThreshold = gifts.given + gifts.culturalIncrease - gifts.threshold
  const beyond = Math.max(0, aboveThreshold - gifts.most)
  const law = lawOf('6.39', rules)
  return line(id, 'gifts', gifts.deduction, {
    law,
    parts: [
      line(`${id}.given`, 'gifts.given', gifts.given, { inputs: ['gifts.ordinary', 'gifts.cultural'] }),
      lineUnlessZero(`${id}.cultural`, 'gifts.cultural', gifts.culturalIncrease, {
        values: { rate: rateValue(cultural.rate), amount: facts.gifts.cultural, most: cultural.most },
        inputs: ['gifts.cultural'],
        law: lawOf('6.39a', rules),
        rounding: 'nearest-cent',
      }),
      line(`${id}.threshold`, 'gifts.threshold', 0 - gifts.threshold, {
        values: { rate: rateValue(threshold.rate), income: thresholdIncome, least: threshold.least },
        uses: ['household.thresholdIncome'],
        law,
        rounding: 'nearest-cent',
      }),
      lineUnlessZero(`${id}.ceiling`, 'ceiling.most', 0 - beyond, {
        values: { most: gifts.most },
        law,
        rounding: 'nearest-cent',
      }),
      floorAtZero(id, aboveThreshold - beyond, gifts.deduction),
    ],
  })
}

function periodicGiftsLine({ facts, rules }: Prepared, { gifts }: Assessed): TraceLine | undefined {
  const given = facts.gifts.periodic + facts.gifts.periodicFromBefore5October2022
  if (given === 0) return undefined
  const id = 'household.periodicGifts'
  const law = lawOf('6.38', rules)
  return line(id, 'periodicGifts', gifts.periodicDeduction, {
    law,
    parts: [
      line(`${id}.given`, 'gifts.given', given, {
        inputs: ['gifts.periodic', 'gifts.periodicFromBefore5October2022'],
      }),
      lineUnlessZero(`${id}.ceiling`, 'ceiling.most', gifts.periodicDeduction - given, {
        values: { most: rules.gifts.periodicMost },
        law,
      }),
    ],
  })
}

function healthcareLine({ rules }: Prepared, { healthcare, thresholdIncome }: Assessed): TraceLine | undefined {
  if (healthcare.paid === 0) return undefined
  const id = 'household.healthcare'
  return line(id, 'healthcare', healthcare.deduction, {
    law: lawOf('6.17', rules),
    parts: [
      line(`${id}.paid`, 'healthcare.paid', healthcare.paid, { inputs: ['healthcare'], law: lawOf('6.17', rules) }),
      lineUnlessZero(`${id}.increase`, 'healthcare.increase', healthcare.increase, {
        values: { most: rules.healthcare.increase.incomeUpTo },
        uses: ['household.thresholdIncome'],
        law: lawOf('6.19', rules),
        rounding: 'nearest-cent',
      }),
      line(`${id}.threshold`, 'healthcare.threshold', 0 - healthcare.threshold, {
        values: { income: thresholdIncome },
        uses: ['household.thresholdIncome'],
        law: lawOf('6.20', rules),
        rounding: 'nearest-cent',
      }),
      floorAtZero(id, healthcare.paid + healthcare.increase - healthcare.threshold, healthcare.deduction),
    ],
  })
}

/** The personal deductions of the household, before they are divided; nothing when none were given. */
export function deductionsLine(prepared: Prepared, assessed: Assessed): TraceLine | undefined {
  const parts = [
    giftsLine(prepared, assessed),
    periodicGiftsLine(prepared, assessed),
    healthcareLine(prepared, assessed),
  ]
  if (parts.every((part) => part === undefined)) return undefined
  return line('household.deductions', 'deductions', assessed.personalDeductions, {
    law: lawOf('6.1', prepared.rules),
    parts,
    steps: [thresholdIncomeLine(assessed)],
  })
}
