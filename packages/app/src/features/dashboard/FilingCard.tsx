import { currentTaxYear, pathOf, referenceOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Badge } from '@aangiftewijs/ui/Badge'
import { Card } from '@aangiftewijs/ui/Card'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Stack, Text } from '@aangiftewijs/ui/layout'
import { SummaryList, type SummaryRow } from '@aangiftewijs/ui/SummaryList'
import { T } from '../../copy/words.tsx'
import { useCurrentFiling, useFilings } from '../../ports/queries.ts'
import { newReturnPath } from '../returns/addresses.ts'
import { ReturnAction } from '../returns/ReturnAction.tsx'
import { dashboardWords } from './copy.ts'
import { DeadlineNote } from './DeadlineNote.tsx'

/** The return of the current tax year: its status and the way on, or the way in. Spec 1 § 2. */
export function FilingCard({ filing }: { readonly filing: TaxFiling | null }) {
  return (
    <Card
      title={<T text={dashboardWords.filingCard} values={{ year: currentTaxYear }} />}
      headingLevel={2}
      actions={filing === null ? <StartButton /> : <ContinueLink filing={filing} />}
    >
      {filing === null ? <NotStarted /> : <Status filing={filing} />}
    </Card>
  )
}

/** Beside other returns it starts one of this year, and does not change those; without one the page's first button is the main action. */
function StartButton() {
  const hasOthers = useFilings().length > 0
  return (
    <LinkButton
      href={hasOthers ? newReturnPath(currentTaxYear) : '/tax-filing/setup'}
      variant={hasOthers ? 'primary' : 'secondary'}
    >
      <T text={dashboardWords.startNewFiling} />
    </LinkButton>
  )
}

/** A link while the return is the one the steps work on; else it becomes that first. */
function ContinueLink({ filing }: { readonly filing: TaxFiling }) {
  const current = useCurrentFiling()
  const label = <T text={filing.completed ? dashboardWords.viewFiling : dashboardWords.continueFiling} />
  if (current?.id === filing.id) return <LinkButton href={pathOf(filing.currentStep)}>{label}</LinkButton>
  return (
    <ReturnAction filing={filing} intent="open" variant="primary">
      {label}
    </ReturnAction>
  )
}

const NotStarted = () => (
  <Stack gap={2}>
    <Text>
      <T text={dashboardWords.notStarted} values={{ year: currentTaxYear }} />
    </Text>
    <Text tone="attention">
      <DeadlineNote />
    </Text>
  </Stack>
)

const Status = ({ filing }: { readonly filing: TaxFiling }) => (
  <SummaryList
    rows={[
      ...correctionRows(filing),
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
