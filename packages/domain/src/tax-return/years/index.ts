import { year2022 } from './2022.ts'
import { year2023 } from './2023.ts'
import { year2024 } from './2024.ts'
import { year2025 } from './2025.ts'
import { year2026 } from './2026.ts'
import type { YearFigures } from './figures.ts'

/** Every tax year there is a file of, oldest first. */
export const figuresOfYears: readonly [YearFigures, ...YearFigures[]] = [
  year2022,
  year2023,
  year2024,
  year2025,
  year2026,
]

/** The figures of a tax year. A year without a file has those of the last one before it, or of the oldest. */
export const figuresFor = (year: number): YearFigures =>
  figuresOfYears.filter((figures) => figures.year <= year).at(-1) ?? figuresOfYears[0]
