import type { Assessed, Prepared } from '../assess.ts'
import type { PersonBase } from '../person-base.ts'
import type { PersonFigures, Role } from '../result.ts'
import type { TraceLine } from '../trace-line.ts'
import type { YearRules } from '../year-rules.ts'
import { lawOf } from './household.ts'
import { lineUnlessZero } from './line.ts'

/** One person of the return, with what the lines are drawn from. */
export interface TracedPerson {
  readonly role: Role
  readonly person: PersonFigures
  readonly base: PersonBase
  readonly prepared: Prepared
  readonly assessed: Assessed
}

const deductedIn = { box1: 'deductedInBox1', box2: 'deductedInBox2', box3: 'deductedInBox3' } as const

/** The personal deductions a box took; negative, nothing when it took none. */
export const deducted = (
  role: Role,
  person: PersonFigures,
  rules: YearRules,
  box: keyof typeof deductedIn,
): TraceLine | undefined =>
  lineUnlessZero(`${role}.${box}.deductions`, `deductions.${box}`, 0 - person[deductedIn[box]], {
    values: { whole: person.personalDeductions },
    inputs: ['split.deductions'],
    uses: ['household.deductions'],
    law: lawOf('6.2', rules),
  })
