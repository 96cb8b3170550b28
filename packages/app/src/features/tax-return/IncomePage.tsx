import { incomeBoundWords } from '@aangiftewijs/domain/tax-return'
import { Deferred } from '../../deferred/Deferred.tsx'
import { words as wizardWords } from './copy.ts'
import { words } from './income.copy.ts'
import { AmountsStep } from './questions/AmountsStep.tsx'

/** What was earned and what was withheld. Spec 2 § 2.5. */
export const Page = () => (
  <AmountsStep
    step="income"
    words={words}
    boundWords={incomeBoundWords}
    continueWords={wizardWords.continue}
    above={({ isJointFiling }) => isJointFiling && <Deferred part="documents/JointStatements" />}
    below={({ employers }) => employers.length > 1 && <Deferred part="tax-return/papers/Employers" />}
    after={({ incomeData }) =>
      (incomeData?.employerList?.length ?? 0) > 1 && <Deferred part="tax-return/papers/Employers" />
    }
  />
)
