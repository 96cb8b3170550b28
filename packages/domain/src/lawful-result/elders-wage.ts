import { figuresOfStatement, isOfWage, isSure, statementsOf, type TaxDocument } from '../documents/index.ts'
import type { Cents } from '../money/index.ts'
import { ageIn, type Household, isTaxYear, type Role, rulesOfYear } from '../tax-law/index.ts'
import type { Gap } from './gap.ts'
import { tensFrom } from './said-amount.ts'

const roles = ['taxpayer', 'partner'] as const

/** What statements surely call a wage, and what has words of work or a labour credit on it. */
const ofWorkIn = (documents: readonly TaxDocument[]): Cents =>
  documents
    .flatMap((document) =>
      statementsOf(document).flatMap((statement) =>
        statement.kind === 'income_statement' && isOfWage(statement) && statement.isOfWork
          ? figuresOfStatement(statement, document)
          : [],
      ),
    )
    .reduce((sum, figure) => (figure.name === 'salary' && isSure(figure) ? sum + figure.amount : sum), 0)

const gapOf = { taxpayer: 'elders-wage', partner: 'partner-elders-wage' } as const satisfies Record<Role, Gap>

const isElder = (year: number, dateOfBirth: string | undefined): boolean => {
  const age = isTaxYear(year) ? ageIn(dateOfBirth, rulesOfYear(year)) : undefined
  return age !== undefined && age !== 'under'
}

/**
 * Who is above state-pension age all year, with a wage of which neither a paper nor the credit that was applied says that it is from
 * work. `documents`: those of each. Pure.
 */
export const eldersWages = (
  year: number,
  household: Household,
  documents: Readonly<Record<Role, readonly TaxDocument[]>>,
): readonly Gap[] =>
  roles.flatMap((role) => {
    const { wages = 0, labourCreditApplied = 0, dateOfBirth } = household[role] ?? {}
    const untold = labourCreditApplied > 0 ? 0 : wages - ofWorkIn(documents[role])
    return untold >= tensFrom && isElder(year, dateOfBirth) ? [gapOf[role]] : []
  })

/** The wage of one of a household as what it may be instead. */
export const asPension = (household: Household, role: Role): Household => {
  const { wages = 0, pensions = 0, ...person } = household[role] ?? {}
  return { ...household, [role]: { ...person, pensions: pensions + wages } }
}
