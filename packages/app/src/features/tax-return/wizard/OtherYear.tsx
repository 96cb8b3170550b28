import { openReturnOf, planYear, type TaxFiling, type YearWay } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { RadioGroup } from '@aangiftewijs/ui/RadioGroup'
import { T } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'
import { otherYearWords as words } from '../setup.copy.ts'

interface OtherYearProps {
  /** The open return whose setup it is; null where one is started. */
  readonly filing: TaxFiling | null
  readonly filings: readonly TaxFiling[]
  /** The year that stands in the form now. */
  readonly year: number
  /** What was answered before. */
  readonly chosen: string | undefined
  readonly errorOf: ErrorWords['errorOf']
}

/**
 * Asked when the year is another than that of the answers given so far: nothing of a return is lost, or given to another
 * year, unasked. Decisions, Filing.
 */
export function OtherYear({ filing, filings, year, chosen, errorOf }: OtherYearProps) {
  const plan = planYear({ filing, filings, year, way: null })
  if (plan.kind !== 'ask') return null
  const values = { year, own: filing?.year ?? year }
  const open = openReturnOf(filings, year)
  const beside = open === null ? words.startBeside : words.openBeside
  if (plan.ways.length === 1)
    return (
      <Banner tone="info" role="status">
        <input type="hidden" name="otherYear" value="beside" />
        <T text={filing === null ? words.openOnly : beside} values={values} />
      </Banner>
    )
  const labels: Readonly<Record<YearWay, typeof beside>> = { beside, redate: words.redate }
  return (
    <RadioGroup
      name="otherYear"
      label={<T text={words.question.label} values={values} />}
      options={plan.ways.map((way) => ({ value: way, label: <T text={labels[way]} values={values} /> }))}
      defaultValue={plan.ways.find((way) => way === chosen) ?? 'beside'}
      {...errorOf('otherYear')}
    />
  )
}
