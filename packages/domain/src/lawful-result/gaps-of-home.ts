import { daysIn, daysLivedIn, type Home, type Household } from '../tax-law/index.ts'
import type { AlsoCounted } from '../tax-return/index.ts'
import type { Gap } from './gap.ts'

/** What was answered of a home, beside what the household has of it. */
interface AnsweredOfHome
  extends Pick<AlsoCounted['deductions'] & AlsoCounted['income'], 'movedHome' | 'surplusBorrowed'> {
  /** Whether there was a home of one's own at all; undefined: not answered. */
  readonly ownHome: boolean | undefined
}

/**
 * Days that were told of who moved in this year, and are of other years: slips, but for who moves in later than the home is bought, or
 * left before it is sold (Act 3.111(2) and (3)).
 */
function* daysOfOtherYears(year: number, home: Home): Generator<Gap> {
  const { former, registeredFrom, registeredUntil } = home
  const isOfYear = (day: string | undefined) => day?.startsWith(`${year}-`) ?? false
  if (former && daysLivedIn(former, year) === 0) yield 'former-home-no-day'
  if (isOfYear(registeredFrom) || isOfYear(registeredUntil)) return
  const days = daysLivedIn(home, year)
  if (days === daysIn(year)) yield 'home-all-year'
  if (days === 0) yield 'home-no-day'
}

/** What the answers leave open of a home, or contradict. */
export function* gapsOfHome(
  year: number,
  { home }: Household,
  { ownHome, movedHome, surplusBorrowed }: AnsweredOfHome,
): Generator<Gap> {
  if (!home) return
  if (ownHome === false) yield 'interest-without-home'
  if (home.interest && surplusBorrowed) yield 'surplus-borrowed'
  if (home.wozValue === 0) yield 'home-value'
  if (home.former?.wozValue === 0) yield 'former-home-value'
  const isTold = home.registeredFrom !== undefined || home.registeredUntil !== undefined
  if (movedHome && !isTold) yield 'home-dates'
  if (movedHome && isTold) yield* daysOfOtherYears(year, home)
  if (!movedHome && home.financingCosts) yield 'home-may-be-new'
}
