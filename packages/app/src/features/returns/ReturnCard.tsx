import {
  eachOf,
  headlineOf,
  lawfulResult,
  resultWords as lawfulWords,
  saidAmount,
} from '@aangiftewijs/domain/lawful-result'
import { eurosOf, formatWholeEuros } from '@aangiftewijs/domain/money'
import { openReturnOf, referenceOf, replacedBy, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Card } from '@aangiftewijs/ui/Card'
import { Link } from '@aangiftewijs/ui/Link'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster } from '@aangiftewijs/ui/layout'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { formatMoment } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useCurrentFiling, useDocuments, useFilings } from '../../ports/queries.ts'
import { lawfulResultId } from '../lawful-result/ResultVerdict.tsx'
import { returnPdfPath } from './addresses.ts'
import { resultWords, words } from './copy.ts'
import { DiscardReturn } from './DiscardReturn.tsx'
import { ReturnAction } from './ReturnAction.tsx'

interface ReturnCardProps {
  readonly filing: TaxFiling
  /** The place of its title in the outline of the page. */
  readonly headingLevel: 2 | 3
}

/** One return: which it is, how far it is, what it comes to, and the way into it. It brings the law: for parts of pages only. */
export function ReturnCard({ filing, headingLevel }: ReturnCardProps) {
  const choice = useLanguageChoice()
  const isCurrent = useCurrentFiling()?.id === filing.id
  const place = usePlace(filing)
  const { id, year, completed, isJointFiling, correctsFilingId } = filing
  const rows = [
    { id: `return-${id}-kind`, term: words.kind, value: <T text={isJointFiling ? words.joint : words.alone} /> },
    {
      id: `return-${id}-status`,
      term: words.status,
      value: (
        <Badge tone={completed ? 'success' : 'info'}>
          <T text={completed ? words.submitted : words.inProgress} />
        </Badge>
      ),
    },
    ...(completed ? [{ id: `return-${id}-reference`, term: words.reference, value: referenceOf(filing) }] : []),
    {
      id: `return-${id}-changed`,
      term: completed ? words.submittedOn : words.changed,
      value: formatMoment(filing.updatedAt, choice),
    },
    { id: `return-${id}-result`, term: words.result, value: <Result filing={filing} isCurrent={isCurrent} /> },
  ]
  return (
    <Card
      as="li"
      title={<T text={words.returnOf} values={{ year }} />}
      headingLevel={headingLevel}
      eyebrow={
        (isCurrent || place || correctsFilingId !== null) && (
          <Cluster gap={2}>
            {isCurrent && (
              <Badge tone="neutral">
                <T text={words.openNow} />
              </Badge>
            )}
            {place}
            {correctsFilingId !== null && (
              <T text={words.correctionOf} values={{ reference: referenceOf({ id: correctsFilingId, year }) }} />
            )}
          </Cluster>
        )
      }
      actions={<Actions filing={filing} />}
    >
      <SummaryList rows={rows.map((row) => ({ ...row, term: <T text={row.term} values={{ year }} /> }))} />
    </Card>
  )
}

/** Of several returns of a year that are submitted: whether this one counts, or which one does in its place. */
function usePlace(filing: TaxFiling) {
  const filings = useFilings()
  const by = replacedBy(filing, filings)
  if (by)
    return (
      <Badge tone="warning">
        <T text={words.replacedBy} values={{ reference: referenceOf(by) }} />
      </Badge>
    )
  const isOneOfSeveral = filing.completed && filings.some((other) => replacedBy(other, filings)?.id === filing.id)
  return (
    isOneOfSeveral && (
      <Badge tone="success">
        <T text={words.counts} values={{ year: filing.year }} />
      </Badge>
    )
  )
}

/**
 * A submitted return can be read, kept and, where it counts and no other of its year is open, corrected; any other is gone on with or
 * discarded.
 */
function Actions({ filing }: { readonly filing: TaxFiling }) {
  const filings = useFilings()
  const isCorrectable = openReturnOf(filings, filing.year) === null && replacedBy(filing, filings) === null
  const values = { year: filing.year }
  if (!filing.completed)
    return (
      <Cluster gap={3}>
        <ReturnAction filing={filing} intent="open">
          <T text={words.goOn} values={values} />
        </ReturnAction>
        <DiscardReturn filing={filing} />
      </Cluster>
    )
  return (
    <Cluster gap={3}>
      <ReturnAction filing={filing} intent="open">
        <T text={words.read} values={values} />
      </ReturnAction>
      <LinkButton href={returnPdfPath(filing.id)} variant="secondary" download>
        <T text={words.pdf} values={values} />
      </LinkButton>
      {isCorrectable && (
        <ReturnAction filing={filing} intent="correct">
          <T text={words.correct} values={values} />
        </ReturnAction>
      )}
    </Cluster>
  )
}

interface ResultProps extends Pick<ReturnCardProps, 'filing'> {
  /** Its review stands beneath the list, with what the figure is made of. */
  readonly isCurrent: boolean
}

/** What the return comes to under the law of its year. */
function Result({ filing, isCurrent }: ResultProps) {
  const result = lawfulResult(filing, useDocuments())
  const headline = headlineOf(result)
  if (result.kind !== 'figure') return <T text={resultWords[headline]} values={{ amount: '' }} />
  const amount = formatWholeEuros(eurosOf(saidAmount(result.amount)))
  const each = eachOf(result)
  return (
    <>
      {/* Of two partners what each of them settles: nobody is paid the sum. */}
      {each ? <T text={each} /> : <T text={resultWords[headline]} values={{ amount }} />}
      {isCurrent && (
        <>
          {' '}
          <Link href={`#${lawfulResultId}`}>
            <T text={lawfulWords.how} />
          </Link>
        </>
      )}
    </>
  )
}
