import {
  countingReturnOf,
  openReturnOf,
  planYear,
  referenceOf,
  type TaxFiling,
  type YearWay,
} from '@aangiftewijs/domain/tax-return'
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
 * Asked when the year is another than that of the answers given so far, or is submitted: nothing of a return is lost, given to another
 * year or put aside unasked. Decisions, Filing; ADR 0113.
 */
export function OtherYear({ filing, filings, year, chosen, errorOf }: OtherYearProps) {
  const plan = planYear({ filing, filings, year, way: null })
  if (plan.kind !== 'ask') return null
  const isCorrection = filing !== null && filing.correctsFilingId !== null
  const counting = countingReturnOf(filings, year)
  const reference = counting ? referenceOf(counting) : ''
  const values = { year, own: filing?.year ?? year, reference }
  const open = openReturnOf(filings, year)
  const beside = open === null ? words.startBeside : words.openBeside
  if (plan.ways.length === 1)
    return (
      <Banner tone="info" role="status">
        <input type="hidden" name="otherYear" value="beside" />
        {isCorrection && (
          <>
            <T text={words.correctionStays} values={values} />{' '}
          </>
        )}
        <T text={filing === null ? words.openOnly : beside} values={values} />
      </Banner>
    )
  const { redate, correct, second } = words
  const labels: Readonly<Record<YearWay, typeof beside>> = { beside, redate, correct, second }
  const isSubmitted = plan.ways.includes('correct')
  return (
    <RadioGroup
      name="otherYear"
      label={<T text={isSubmitted ? words.submittedYear : words.question.label} values={values} />}
      hint={isSubmitted && filing !== null && <T text={words.keepsOwn} values={values} />}
      options={plan.ways.map((way) => ({ value: way, label: <T text={labels[way]} values={values} /> }))}
      defaultValue={plan.ways.find((way) => way === chosen) ?? plan.ways[0]}
      {...errorOf('otherYear')}
    />
  )
}
