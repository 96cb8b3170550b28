import { LinkButton } from '@aangiftewijs/ui/LinkButton'
import { Cluster, Stack, Text } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { sessionWords } from './copy.ts'
import { useCarried } from './use-auth-search.ts'

/** The simulated DigiD sign-in: a full page of the server (spec 1 § 2), which leads on as the forms do. */
export function DigidChoice() {
  const carried = useCarried().toString()
  return (
    <Stack gap={4}>
      <Cluster justify="center">
        <Text tone="muted">
          <T text={sessionWords.orContinueWith} />
        </Text>
      </Cluster>
      <LinkButton href={`/api/auth/digid/simulation${carried && `?${carried}`}`} variant="secondary" isFull>
        <T text={sessionWords.digid} />
      </LinkButton>
      <Text size="sm" tone="muted">
        <T text={sessionWords.digidHelp} />
      </Text>
    </Stack>
  )
}
