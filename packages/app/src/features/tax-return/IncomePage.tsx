import type { Employer } from '@aangiftewijs/domain/tax-return'
import { Deferred } from '../../deferred/Deferred.tsx'
import { AmountsStep } from './AmountsStep.tsx'
import { words as wizardWords } from './copy.ts'
import { EmployersPanel } from './EmployersPanel.tsx'
import { words } from './income.copy.ts'

const severalEmployers = (employers: readonly Employer[] = []) =>
  employers.length > 1 && <EmployersPanel employers={employers} />

/** What was earned and what was withheld. Spec 2 § 2.5. */
export const Page = () => (
  <AmountsStep
    step="income"
    words={words}
    continueWords={wizardWords.continue}
    below={({ isJointFiling }) => isJointFiling && <Deferred part="documents/JointStatements" />}
    before={({ employers }) => severalEmployers(employers)}
    after={({ incomeData }) => severalEmployers(incomeData?.employerList)}
  />
)
