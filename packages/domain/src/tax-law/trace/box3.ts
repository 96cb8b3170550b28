import type { Box3Income } from '../box3.ts'
import { percentOf } from '../rounding.ts'
import type { TraceLine } from '../trace-line.ts'
import { actualReturnLaw, deemedReturnLaw, lawOf } from './household.ts'
import { line, lineUnlessZero, rateValue } from './line.ts'
import { deducted, type TracedPerson } from './traced-person.ts'

function deemedLine({ role, prepared }: TracedPerson, income: Box3Income): TraceLine {
  const { shareDecimals: decimals, rounding } = prepared.rules.box3
  return line(`${role}.box3.deemed`, 'box3.deemed', income.deemed, {
    values: { share: { kind: 'share', units: income.share, decimals }, yield: prepared.box3.yield },
    inputs: ['split.box3'],
    uses: ['household.box3.yield', 'household.box3'],
    law: deemedReturnLaw(prepared.rules),
    rounding: rounding === 'euros' ? 'euros-down' : 'nearest-cent',
  })
}

function otherMethods({ role, prepared }: TracedPerson, income: Box3Income): readonly (TraceLine | undefined)[] {
  const { rounding } = prepared.rules.box3
  return [
    income.oldMethod === undefined
      ? undefined
      : line(`${role}.box3.oldMethod`, 'box3.oldMethod', income.oldMethod, {
          values: { base: income.base },
          uses: ['household.box3'],
          law: lawOf('5.2', prepared.rules),
          rounding: 'nearest-cent',
        }),
    income.actual === undefined
      ? undefined
      : line(`${role}.box3.actual`, prepared.partner ? 'box3.actual' : 'box3.actualAll', income.actual, {
          values: { actual: prepared.box3.actualReturn ?? 0 },
          uses: ['household.box3.actualReturn'],
          law: actualReturnLaw,
          rounding: rounding === 'euros' ? 'euros-down' : 'nearest-cent',
        }),
  ]
}

/** Tax on box 3, from the lowest of the methods that may be used. */
export function box3TaxLine(traced: TracedPerson): TraceLine | undefined {
  const { role, person, prepared, assessed } = traced
  const { rules } = prepared
  const income = assessed.box3[role]
  if (!income || income.base === 0) return undefined
  const whole = person.taxBox3 !== percentOf(person.box3, rules.box3.rate)
  const deemed = deemedLine(traced, income)
  const others = otherMethods(traced, income)
  const hasOthers = others.some((other) => other !== undefined)
  const before = hasOthers
    ? lineUnlessZero(`${role}.box3.lowest`, 'box3.lowest', income.income, { steps: [deemed, ...others] })
    : deemed
  return line(`${role}.box3Tax`, 'box3.tax', person.taxBox3, {
    values: { rate: rateValue(rules.box3.rate), income: person.box3 },
    law: lawOf('2.13', rules),
    rounding: whole ? 'euros-down' : 'nearest-cent',
    steps: [
      line(`${role}.box3`, 'box3.income', person.box3, {
        law: lawOf('5.1', rules),
        parts: [before, deducted(role, person, rules, 'box3')],
      }),
    ],
  })
}
