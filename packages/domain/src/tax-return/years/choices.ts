import { dayOf } from '../../day/index.ts'

/** The tax year of the dashboard card, which setup preselects. Spec 1 § 9. */
export const currentTaxYear = 2024

const yearOf = (moment: Date): number => Number(dayOf(moment).slice(0, 4))

/** The years setup offers: the calendar year of `today` and the three before, newest first. Spec 2 § 2.2. */
export const yearChoices = (today: Date): readonly number[] => [0, 1, 2, 3].map((back) => yearOf(today) - back)

/**
 * The year preselected on setup: 2024 while it is among the choices, else the year before the current one; where there are
 * returns of those, the newest year without one. `taken`: the years there are returns of.
 */
export function preselectedYear(today: Date, taken: readonly number[]): number {
  const choices = yearChoices(today)
  const lastYear = yearOf(today) - 1
  const preferred = choices.includes(currentTaxYear) ? currentTaxYear : lastYear
  return [preferred, lastYear, ...choices].find((year) => !taken.includes(year)) ?? preferred
}
