import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import { currentTaxYear, referenceOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Heading, Split, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { Deferred } from '../../deferred/Deferred.tsx'
import { useCurrentFiling, useFilings, useReturnsState, useUser } from '../../ports/queries.ts'
import { Outcome } from '../lawful-result/Outcome.tsx'
import { dashboardWords } from './copy.ts'
import { DigidCard } from './DigidCard.tsx'
import { FilingCard, NotStartedCard } from './FilingCard.tsx'
import { OverviewCard } from './OverviewCard.tsx'
import { ResourcesCard } from './ResourcesCard.tsx'
import { ReturnTasks } from './ReturnTasks.tsx'

/** The dashboard: where a person stands and what to do next; an invitation for visitors. Spec 1 § 2. */
export function Page() {
  const user = useUser()
  return (
    <Stack gap={10}>
      {user === null ? <Deferred part="dashboard/VisitorWelcome" /> : <Overview user={user} />}
      <Deferred part="chat/AdvisorChat" />
    </Stack>
  )
}

function Overview({ user }: { readonly user: User }) {
  const filings = useFilings()
  const filing = useCurrentFiling()
  const shown = useReturnsState()
  return (
    <>
      <Stack gap={4}>
        <Heading level={1}>
          <T text={dashboardWords.welcome} values={{ fullName: user.fullName }} />
        </Heading>
        {user.id !== lookAroundUserId && (
          <Text size="lg" tone="muted">
            <Standing of={filing} />
          </Text>
        )}
        {filing === null && <Ways />}
      </Stack>
      <Split
        sideAt="end"
        side={
          <Stack gap={6}>
            <OverviewCard filing={filing} />
            <DigidCard user={user} />
            <ResourcesCard />
          </Stack>
        }
      >
        <Stack gap={8}>
          {filing && (
            <>
              <FilingCard filing={filing} />
              <Ways />
              <Outcome />
            </>
          )}
          {filings.every(({ year }) => year !== currentTaxYear) && <NotStartedCard />}
          {filings.length > 1 && <Deferred part="dashboard/OtherReturns" follows={shown} />}
          <ReturnTasks filing={filing} />
        </Stack>
      </Split>
    </>
  )
}

/** Where the return that is worked on stands, in a sentence. */
function Standing({ of: filing }: { readonly of: TaxFiling | null }) {
  const say = useWords()
  if (filing === null) return <T text={dashboardWords.intro} />
  const { year, completed, correctsFilingId, currentStep } = filing
  const corrected = completed ? null : correctsFilingId
  const said = completed ? 'submitted' : corrected === null ? 'underWay' : 'correctionUnderWay'
  const reference = referenceOf({ year, id: corrected ?? filing.id })
  return <T text={dashboardWords[said]} values={{ year, reference, step: say(dashboardWords[currentStep]) }} />
}

/** The two buttons of the specification: at the top, or below the card of a return, whose own way on is then the first. */
const Ways = () => (
  <Cluster>
    <LinkButton href="/tax-filing/setup" variant={useCurrentFiling() === null ? 'primary' : 'secondary'}>
      <T text={dashboardWords.startFiling} />
    </LinkButton>
    <LinkButton href="/quick-tax-calculator" variant="secondary">
      <T text={dashboardWords.calculator} />
    </LinkButton>
  </Cluster>
)
