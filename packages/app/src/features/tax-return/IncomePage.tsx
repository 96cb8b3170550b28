import { calculateDeductionsStepTax, type Employer, fillIncome } from '@aangiftewijs/domain/tax-return'
import { AmountsStep } from './AmountsStep.tsx'
import { words as wizardWords } from './copy.ts'
import { EmployersPanel } from './EmployersPanel.tsx'
import { words } from './income.copy.ts'
import { typedIncome } from './step-fields.ts'
import { knownDeductions } from './use-prefill.ts'

const questions = [
  { name: 'salary', label: words.salary, hint: words.salaryHint, isRequired: true },
  { name: 'otherIncome', label: words.otherIncome, hint: words.otherIncomeHint },
  { name: 'taxWithheld', label: words.taxWithheld, hint: words.taxWithheldHint },
] as const

const severalEmployers = (employers: readonly Employer[] = []) =>
  employers.length > 1 && <EmployersPanel employers={employers} />

/** What was earned and what was withheld. Spec 2 § 2.5. */
export const Page = () => (
  <AmountsStep
    step="income"
    words={words}
    continueWords={wizardWords.continue}
    questions={questions}
    savedIn={({ incomeData }) => incomeData}
    fill={fillIncome}
    calculate={(typed, filing, prefill) =>
      calculateDeductionsStepTax(typedIncome(typed), knownDeductions(filing, prefill))
    }
    before={({ employers }) => severalEmployers(employers)}
    after={({ employerList }) => severalEmployers(employerList)}
  />
)
