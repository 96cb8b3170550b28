import { currentTaxYear, requiredOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Card } from '@aangiftewijs/ui/Card'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { formatDay } from '../../copy/dates.ts'
import { T, useLanguageChoice } from '../../copy/words.tsx'
import { useDocuments } from '../../ports/queries.ts'
import { dashboardWords } from './copy.ts'
import { useDeadline } from './DeadlineNote.tsx'

/** Documents, last activity, deadline and year of the return that is worked on, at a glance. Spec 1 § 2. */
export function OverviewCard({ filing }: { readonly filing: TaxFiling | null }) {
  const choice = useLanguageChoice()
  const year = filing?.year ?? currentTaxYear
  const { date, isPassed } = useDeadline(year)
  const { present, required } = requiredOf(filing, useDocuments())
  return (
    <Card title={<T text={dashboardWords.overview} />} headingLevel={2}>
      <SummaryList
        rows={[
          {
            id: 'documents-uploaded',
            term: <T text={dashboardWords.documentsUploaded} />,
            value: <T text={dashboardWords.requiredDocuments} values={{ count: present, total: required }} />,
          },
          {
            id: 'last-activity',
            term: <T text={dashboardWords.lastActivity} />,
            value: filing === null ? <T text={dashboardWords.noActivity} /> : formatDay(filing.updatedAt, choice),
          },
          {
            id: 'deadline',
            term: <T text={dashboardWords.deadline} />,
            value: (
              <>
                {formatDay(date, choice)}
                {isPassed && (
                  <>
                    {' '}
                    <T text={dashboardWords.isPassed} />
                  </>
                )}
              </>
            ),
          },
          { id: 'tax-year', term: <T text={dashboardWords.taxYear} />, value: year },
        ]}
      />
    </Card>
  )
}
