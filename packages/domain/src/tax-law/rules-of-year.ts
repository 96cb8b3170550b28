import { type TaxYear, taxYears } from './result.ts'
import type { YearRules } from './year-rules.ts'
import { rules2022 } from './years/2022.ts'
import { rules2023 } from './years/2023.ts'
import { rules2024 } from './years/2024.ts'
import { rules2025 } from './years/2025.ts'
import { rules2026 } from './years/2026.ts'

const rules: Readonly<Record<TaxYear, YearRules>> = {
  2022: rules2022,
  2023: rules2023,
  2024: rules2024,
  2025: rules2025,
  2026: rules2026,
}

/** Whether a year is one this engine knows. */
export const isTaxYear = (year: number): year is TaxYear => (taxYears as readonly number[]).includes(year)

/** The figures of a tax year: for screens that show a bound or a rate outside a computation. */
export const rulesOfYear = (year: TaxYear): YearRules => rules[year]
