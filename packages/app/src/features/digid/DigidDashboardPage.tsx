import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import { pathOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { Banner } from '@aangiftewijs/ui/Banner'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Heading, Stack } from '@aangiftewijs/ui/layout'
import { Spinner } from '@aangiftewijs/ui/Spinner'
import { SummaryList } from '@aangiftewijs/ui/SummaryList'
import { formatMoment } from '../../copy/dates.ts'
import { T, useLanguageChoice, useWords } from '../../copy/words.tsx'
import { useCurrentFiling, useUser } from '../../ports/queries.ts'
import { digidWords } from './copy.ts'

/** Where the simulated DigiD sign-in leads: who is signed in, how, since when, and the way into the return. */
export function Page() {
  const user = useUser()
  const say = useWords()
  return (
    <Stack gap={6} align="stretch">
      <Heading level={1}>
        <T text={digidWords.title} />
      </Heading>
      <Banner tone="warning" title={<T text={digidWords.simulation} />}>
        <T text={user?.authMethod === 'local' ? digidWords.notOfDigid : digidWords.simulationText} />
      </Banner>
      {user === null ? <Spinner label={say(digidWords.loading)} /> : <Identity user={user} />}
    </Stack>
  )
}

function Identity({ user }: { readonly user: User }) {
  const choice = useLanguageChoice()
  const filing = useCurrentFiling()
  const since = user.lastLogin ?? user.createdAt
  return (
    <>
      {user.id === lookAroundUserId ? <LookingAround /> : null}
      <SummaryList
        rows={[
          { id: 'who', term: <T text={digidWords.who} />, value: user.fullName },
          {
            id: 'how',
            term: <T text={digidWords.how} />,
            value: <T text={user.authMethod === 'digid' ? digidWords.howDigid : digidWords.howLocal} />,
          },
          { id: 'since', term: <T text={digidWords.since} />, value: formatMoment(since, choice) },
          { id: 'bsn', term: <T text={digidWords.bsn} />, value: user.bsn || <T text={digidWords.unknown} /> },
        ]}
      />
      <div>
        <LinkButton href={filing === null ? '/tax-filing/setup' : pathOf(filing.currentStep)}>
          <T text={wayIn(filing)} />
        </LinkButton>
      </div>
    </>
  )
}

function wayIn(filing: TaxFiling | null) {
  if (filing === null) return digidWords.toReturn
  return filing.completed ? digidWords.viewReturn : digidWords.continueReturn
}

function LookingAround() {
  return (
    <Banner
      tone="info"
      title={<T text={digidWords.readOnly} />}
      actions={
        // A page of the server, not of this app: the simulation chooses a citizen there.
        <LinkButton href="/api/auth/digid/simulation" variant="secondary" size="small">
          <T text={digidWords.anotherCitizen} />
        </LinkButton>
      }
    >
      <T text={digidWords.readOnlyText} />
    </Banner>
  )
}
