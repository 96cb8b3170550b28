import type { User } from '@aangiftewijs/domain/session'
import { Card } from '@aangiftewijs/ui/Card'
import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { dashboardWords } from './copy.ts'

/** The DigiD login block: the simulation, or the way to its dashboard for who signed in with it. */
export function DigidCard({ user }: { readonly user: User | null }) {
  const isSignedIn = user?.authMethod === 'digid'
  return (
    <Card
      title={<T text={dashboardWords.digidTitle} />}
      headingLevel={2}
      actions={
        <LinkButton href={isSignedIn ? '/digid-dashboard' : '/api/auth/digid/simulation'} variant="secondary">
          <T text={isSignedIn ? dashboardWords.digidDashboard : dashboardWords.digidButton} />
        </LinkButton>
      }
    >
      <Text>
        <T text={isSignedIn ? dashboardWords.digidSignedIn : dashboardWords.digidText} />
      </Text>
      {user !== null && !isSignedIn && (
        <Text>
          <T text={dashboardWords.digidReplaces} values={{ name: user.fullName }} />
        </Text>
      )}
    </Card>
  )
}
