import { currentTaxYear, pathOf, referenceOf, replacedBy, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Card } from '@aangiftewijs/ui/Card'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList, type SummaryRow } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../copy/words.tsx'
import { useFilings } from '../../ports/queries.ts'
import { newReturnPath } from '../returns/addresses.ts'
import { dashboardWords } from './copy.ts'
import { DeadlineNote } from './DeadlineNote.tsx'

/** The return that the steps work on: its status and the way on. Spec 1 § 2, whose only return is that of the current tax year. */
export const FilingCard = ({ filing }: { readonly filing: TaxFiling }) => (
  <Card
    title={<T text={dashboardWords.filingCard} values={{ year: filing.year }} />}
    headingLevel={2}
    actions={
      <LinkButton href={pathOf(filing.currentStep)}>
        <T text={filing.completed ? dashboardWords.viewFiling : dashboardWords.continueFiling} />
      </LinkButton>
    }
  >
    <Status filing={filing} />
  </Card>
)

/** The current tax year while it has no return: until when, and the way in. Spec 1 § 2. */
export function NotStartedCard() {
  // Beside other returns it starts one of this year, and does not change those.
  const hasOthers = useFilings().length > 0
  return (
    <Card
      title={<T text={dashboardWords.filingCard} values={{ year: currentTaxYear }} />}
      headingLevel={2}
      actions={
        <LinkButton href={hasOthers ? newReturnPath(currentTaxYear) : '/tax-filing/setup'} variant="secondary">
          <T text={dashboardWords.startNewFiling} />
        </LinkButton>
      }
    >
      <Stack gap={2}>
        <Text>
          <T text={dashboardWords.notStarted} values={{ year: currentTaxYear }} />
        </Text>
        <Text tone="attention">
          <DeadlineNote />
        </Text>
      </Stack>
    </Card>
  )
}

const Status = ({ filing }: { readonly filing: TaxFiling }) => (
  <SummaryList
    rows={[
      ...correctionRows(filing),
      ...replacedRows(replacedBy(filing, useFilings())),
      {
        id: 'filing-status',
        term: <T text={dashboardWords.filingStatus} />,
        value: (
          <Badge tone={filing.completed ? 'success' : 'info'}>
            <T text={filing.completed ? dashboardWords.completed : dashboardWords.inProgress} />
          </Badge>
        ),
      },
      {
        id: 'current-step',
        term: <T text={dashboardWords.currentStep} />,
        value: <T text={dashboardWords[filing.currentStep]} />,
      },
    ]}
  />
)

/** What a correction corrects, and while it is open, that the submitted one stands. */
const correctionRows = ({ correctsFilingId: id, year, completed }: TaxFiling): SummaryRow[] =>
  id === null
    ? []
    : [
        {
          id: 'correction',
          term: <T text={dashboardWords.correction} />,
          value: (
            <>
              {referenceOf({ id, year })}
              {completed || (
                <Text>
                  <T text={dashboardWords.correctionOpen} />
                </Text>
              )}
            </>
          ),
        },
      ]

/** Which submitted return counts in the place of this one. */
const replacedRows = (by: TaxFiling | null): SummaryRow[] =>
  by === null ? [] : [{ id: 'replaced', term: <T text={dashboardWords.replaced} />, value: referenceOf(by) }]
