import { preselectedYear, returnToStartFrom, startFromIntent } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { Button } from '@aangiftewijs/ui/Button'
import { T } from '../../copy/words.tsx'
import { useFilings } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { useStartedYear } from '../tax-return/wizard/use-opened-filing.ts'
import { newReturnPath } from './addresses.ts'
import { takenOverWords as words } from './taken-over.copy.ts'

/**
 * Offers to begin a new return with what lasts of one of another year. It is posted also where script runs: the server keeps what is
 * taken over as a draft, and answers with the page that shows it.
 */
export function Part() {
  const { now } = usePage()
  const filings = useFilings()
  const taken = filings.map((filing) => filing.year)
  const year = Number(useStartedYear()) || preselectedYear(new Date(now), taken)
  const from = returnToStartFrom(filings, year)
  if (from === null) return null
  const values = { year: from.year, next: year }
  return (
    <Banner
      tone="info"
      title={<T text={words.offer} values={values} />}
      actions={
        <form method="post" action={newReturnPath(year)}>
          <input type="hidden" name="filingId" value={from.id} />
          <Button type="submit" name="intent" value={startFromIntent} variant="secondary" size="small">
            <T text={words.start} values={values} />
          </Button>
        </form>
      }
    >
      <T text={words.offerText} values={values} />
    </Banner>
  )
}
